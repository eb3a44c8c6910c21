import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleCode } from '../../scripts/build/code/bundle-code.ts';
import {
  createPageRenderer,
  loadCode,
  type PageRenderer,
  pageInput,
  renderPage,
} from '../../scripts/build/render/render-page.ts';
import { validateSite } from '../../scripts/validate/validate-site.ts';
import { findRoute } from '../../src/engine/core/addresses/routes.ts';
import { textOf } from '../../src/engine/core/render/pieces.ts';
import { prepareSite } from '../../src/engine/core/site.ts';
import { project } from './serve-site.ts';

const key = 'home.welcome.title';
let root = '';
let renderer: PageRenderer;
let reported: string[];

/** The mini site, its Spanish words without one key. */
const copyWithoutKey = async () => {
  root = await mkdtemp(path.join(tmpdir(), 'unknown-key-'));
  await cp(path.join(project, 'tests/fixtures/mini-site'), root, { recursive: true });
  const file = path.join(root, 'locales/es.json');
  const words = JSON.parse(await readFile(file, 'utf8'));
  delete words.home.welcome.title;
  await writeFile(file, JSON.stringify(words, null, 2));
};

beforeAll(async () => {
  await copyWithoutKey();
  const { files, problems } = await validateSite(root);
  reported = problems.map(({ message }) => message);
  const code = await loadCode((await bundleCode(path.join(project, '.cache'))).bundle);
  renderer = createPageRenderer(prepareSite(files.source), code);
});
afterAll(() => rm(root, { recursive: true }));

const headingAt = (address: string): string | undefined => {
  const route = findRoute(renderer.site.manifest, address);
  if (!route) throw new Error(address);
  const { html } = renderPage(renderer, pageInput(renderer, route));
  return /<h1[^>]*>(.*?)<\/h1>/.exec(textOf(html))?.[1];
};

describe('LANG-4: an unknown translation key', () => {
  it('displays the key itself, in the language that misses it alone', () => {
    expect(headingAt('/-es')).toBe(key);
    expect(headingAt('/')).not.toBe(key);
    expect(headingAt('/-ar')).not.toBe(key);
  });

  it('is reported by the validator', () => {
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(key);
  });
});
