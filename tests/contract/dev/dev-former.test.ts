import { describe, expect, it } from 'vitest';
import { watchContent } from '../../../scripts/dev/watch-content.ts';
import { committedSite } from '../committed-site.ts';

const { site } = committedSite();
const clock = { now: Date.now(), drafts: false };

/** What the dev server says of a file with another text. */
const toldWith = async (file: string, edit: (text: string) => string) => {
  const dev = watchContent(site().root, () => clock);
  const right = { source: (await dev.look()).source, next: undefined };
  await site().write(file, edit(await site().read(file)));
  const { problems } = await dev.lookUntilStill(right);
  return problems.map(({ file: at, message }) => `${at}: ${message}`);
};

describe('npm run dev says what stood at a place at the last commit', () => {
  it('of a file that was emptied', async () => {
    expect(await toldWith('site.config.json', () => '\n')).toEqual([
      'site.config.json: This file is empty, and what it held at the last commit is gone. Take it back: git checkout HEAD -- site.config.json',
    ]);
  });

  it('of a group of words that is lost', async () => {
    const told = await toldWith('locales/en.json', (text) => {
      const { about, ...rest } = JSON.parse(text) as Record<string, unknown>;
      return JSON.stringify(rest, null, 2);
    });
    expect(told).toEqual([
      expect.stringMatching(/^locales\/en\.json: The group "about" was here at the last commit and is gone/),
    ]);
  });
});
