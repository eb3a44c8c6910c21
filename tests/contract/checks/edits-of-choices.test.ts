import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { watchContent } from '../../../scripts/dev/watch-content.ts';
import { present } from '../../../scripts/site/site-files.ts';
import type { PageDocument } from '../../../src/generated/types.ts';
import { type EditedSite, editSite } from '../build/edited-site.ts';

const file = 'pages/newsletter-unsubscribe.json';
let edited: EditedSite;

beforeAll(async () => {
  edited = await editSite();
});
afterEach(() => edited.site.restore());
afterAll(() => edited.remove());

const write = (change: Partial<PageDocument>) => () =>
  edited.site.edit<PageDocument>(file, (page) => void Object.assign(page, change));

const otherSections = async () => {
  const { sections } = JSON.parse(await edited.site.read('pages/rewards.json')) as PageDocument;
  await write({ sections: sections.slice(0, 2) })();
};

const edits: [string, () => Promise<void>][] = [
  ['is a draft', write({ draft: true })],
  ['is published no longer', write({ unpublishAt: '2020-01-01T00:00:00Z' })],
  ['is published only later', write({ publishAt: '2999-01-01T00:00:00Z' })],
  ['has other sections', otherSections],
  ['is gone', () => rm(edited.site.file(file))],
];

describe('a page that mails of the newsletter lead to', () => {
  it.each(edits)('%s: the next build is refused, as one from nothing is', async (_, edit) => {
    // What was edited just now is not remembered.
    await setTimeout(60);
    await edited.build();
    await edit();
    await expect(edited.build()).rejects.toThrow('The content has errors');
  });

  it.each(edits)('%s: the development server sees the error', async (_, edit) => {
    const watcher = watchContent(edited.site.root, present);
    const { source } = await watcher.look();
    await edit();
    const { problems } = await watcher.lookUntilStill({ source, next: undefined });
    expect(problems.map(({ check }) => check)).toContain('schema/choice-missing');
  });
});
