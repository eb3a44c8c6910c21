import { expect, it } from 'vitest';
import { exportTexts } from './export-texts.ts';
import { copyBeforeEach, read, site } from './testing/sent-site.ts';

copyBeforeEach();

const request = { format: 'csv', state: undefined, output: undefined };

it('leaves out texts whose own words are still to be written, and says so', async () => {
  await site.replace('locales/en.json', '"Our rooms"', '"TODO: The heading of the rooms."');
  const { text, note } = await exportTexts(await read('es'), request);
  expect(text).not.toContain('TODO');
  expect(note).toBe('25 texts as csv. 1 text left out: what they say in "en" is still to be written.');
});
