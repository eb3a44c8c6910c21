import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { exportTexts } from './export-texts.ts';
import { copyBeforeEach, read, site } from './testing/sent-site.ts';

copyBeforeEach();

const request = { format: 'csv', state: undefined, output: undefined };

it.each(['es.docx', 'es.txt', 'es.json'])(
  'writes no %s, and names the endings that it can write',
  async (output) => {
    await expect(exportTexts(await read('es'), { ...request, format: undefined, output })).rejects.toThrow(
      /Name a file that ends in \.xlf \(XLIFF 2\.1\) or \.csv \(a table\), or add --format\.$/,
    );
  },
);

it('names the file as it is found from the folder in which npm was called', async () => {
  vi.stubEnv('INIT_CWD', site.file('pages'));
  const output = site.file('es.csv');
  const { note } = await exportTexts(await read('es'), { ...request, output });
  expect(note).toContain(`written to ${output} (csv)`);
  vi.stubEnv('INIT_CWD', path.resolve('tests'));
  const relative = path.relative(process.cwd(), output);
  const other = await exportTexts(await read('es'), { ...request, output: relative });
  expect(other.note).toContain(`written to ${path.join('..', relative)} (csv)`);
  vi.unstubAllEnvs();
});

it('leaves out texts whose own words are still to be written, and says so', async () => {
  await site.replace('locales/en.json', '"Our rooms"', '"TODO: The heading of the rooms."');
  const { text, note } = await exportTexts(await read('es'), request);
  expect(text).not.toContain('TODO');
  expect(note).toBe('25 texts as csv. 1 text left out: what they say in "en" is still to be written.');
});
