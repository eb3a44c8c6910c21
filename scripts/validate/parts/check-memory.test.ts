import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { copySite, type SiteCopy } from '../../../tests/copy-site.ts';
import { readSite } from '../../site/site-files.ts';
import { foundSince, frameKey, openCheckMemory } from './check-memory.ts';
import type { Part, PartResult } from './site-parts-of.ts';

const page = 'pages/rooms.json';
const problem: Problem = {
  check: 'link/broken',
  severity: 'error',
  file: page,
  pointer: '/path',
  message: 'Gone.',
};

let site: SiteCopy;

/** Files that were changed a moment ago count as edited. */
const settle = () => setTimeout(60);

beforeEach(async () => {
  site = await copySite(path.resolve(import.meta.dirname, '../../../tests/fixtures/mini-site'));
  await settle();
  return () => site.remove();
});

/** What a process finds in the site as it is now, and whether it had to look for it. */
const look = async (change: Partial<SiteSource> = {}) => {
  const memory = openCheckMemory(site.root, [page], site.file('cache'));
  const { source, faults } = await readSite(site.root);
  const around = { parts: [{ files: [page] } as Part], frame: 'frame' };
  const result = { report: {}, format: [] } as unknown as PartResult;
  const find = vi.fn(() => [problem]);
  const checked = { source: { ...source, ...change }, faults, around, results: [result], beside: [] };
  return { found: foundSince(memory, checked, find), hasLooked: find.mock.calls.length > 0 };
};

describe('what one process finds in a large site', () => {
  it('the next one tells without looking, while nothing is edited', async () => {
    expect(await look()).toEqual({ found: [problem], hasLooked: true });
    expect(await look()).toEqual({ found: [problem], hasLooked: false });
  });

  it.each([
    { what: 'a page', file: page, from: '"rooms-hero"', to: '"rooms-top"' },
    { what: 'a word', file: 'locales/es.json', from: '"Inicio"', to: '"Casa"' },
  ])('is looked for again after an edit of $what', async ({ file, from, to }) => {
    await look();
    await site.replace(file, from, to);
    await settle();
    expect(await look()).toMatchObject({ hasLooked: true });
    expect(await look()).toMatchObject({ hasLooked: false });
  });

  it('is looked for again each time when a time of publication may change it', async () => {
    const { source } = await readSite(site.root);
    const dated = { ...source.config, layout: { before: [{ unpublishAt: '2999-01-01T00:00:00Z' }] } };
    await look({ config: dated as unknown as SiteSource['config'] });
    expect(await look({ config: dated as unknown as SiteSource['config'] })).toMatchObject({
      hasLooked: true,
    });
  });
});

describe('the key of what all parts are checked with', () => {
  it('is another after an edit of a setting, and the same after one of a redirect', async () => {
    const { source } = await readSite(site.root);
    const { pages: _, locales: __, ...frame } = source;
    const keyWith = (more: object) =>
      frameKey(site.root, { ...frame, config: { ...frame.config, ...more } }, []);
    expect(keyWith({ name: 'Foro' })).not.toBe(keyWith({}));
    expect(keyWith({ redirects: { '/old': 'page:rooms' } })).toBe(keyWith({}));
  });
});
