import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import * as partly from '../../src/engine/core/checks/check-part.ts';
import { codeRoot } from '../cli/code-root.ts';
import { watchContent } from './watch-content.ts';

vi.mock('../../src/engine/core/checks/check-part.ts', { spy: true });

const root = mkdtempSync(path.join(tmpdir(), 'watch-content-'));
cpSync(path.join(codeRoot, 'tests/fixtures/mini-site'), root, { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

/** How many parts of the site are looked at again after a file was edited, and what is told. */
const saved = async (look: () => Promise<{ problems: unknown[] }>, edited: (text: string) => string) => {
  const file = path.join(root, 'pages/home.json');
  writeFileSync(file, edited(readFileSync(file, 'utf8')));
  vi.mocked(partly.checkPart).mockClear();
  const { problems } = await look();
  return { parts: vi.mocked(partly.checkPart).mock.calls.length, problems: problems.length };
};

it('looks again only at what was edited, also while a fault stands', async () => {
  const { look, lookUntilStill } = watchContent(root, () => ({ now: Date.now(), drafts: false }));
  const { source, problems } = await look();
  expect(problems).toEqual([]);
  const again = () => lookUntilStill({ source, next: undefined });
  const broken = await saved(again, (text) => text.replace('"meta"', '"mtea"'));
  expect(broken).toEqual({ parts: 1, problems: expect.any(Number) });
  expect(broken.problems).toBeGreaterThan(0);
  expect(await saved(again, (text) => text.replace('"mtea"', '"meat"'))).toEqual({ ...broken, parts: 1 });
  expect(await saved(again, (text) => text.replace('"meat"', '"meta"'))).toEqual({ parts: 1, problems: 0 });
});
