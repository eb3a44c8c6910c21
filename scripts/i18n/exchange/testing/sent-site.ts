import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { copySite, type SiteCopy } from '../../../../tests/copy-site.ts';
import { keepValidators } from '../../../validate/keep-validators.ts';
import { validateSite } from '../../../validate/validate-site.ts';
import { accept } from '../../accept.ts';
import { readTranslatedSite } from '../../read-translated-site.ts';
import { exportTexts } from '../export-texts.ts';
import { formatImport } from '../format-import.ts';
import { importTexts } from '../import-texts.ts';
import { readExchange } from '../read-exchange.ts';

const validators = keepValidators();

/** The running test's copy of the small site, of which all translations are accepted. */
export let site: SiteCopy;

/** Makes the copy before each test of a file, and removes it after. */
export const copyBeforeEach = (): void => {
  beforeEach(async () => {
    site = await copySite(path.resolve(import.meta.dirname, '../../../../tests/fixtures/mini-site'));
    await accept(await read(), { words: [], all: true });
  });
  afterEach(() => site.remove());
};

/** The texts of the site as they are now. */
export const read = (locale?: string) => readTranslatedSite(site.root, locale);

/** Exports the Spanish texts to `sent.<format>` in the site's folder. */
export const send = async (format: string, state?: string): Promise<string> => {
  const output = site.file(`sent.${format}`);
  await exportTexts(await read('es'), { format, state, output });
  return output;
};

/** Imports a file, and says what came of it and what the command would tell. */
export const take = async (file: string, { force = false, dryRun = false } = {}) => {
  const own = await read();
  const returned = await readExchange(file, { source: own.source, targets: own.locales });
  const imported = await importTexts(own, returned, { force, dryRun });
  return { ...imported, told: formatImport(path.basename(file), imported, dryRun).split('\n') };
};

/** What an import writes: the translations, and what is recorded of them. */
export const written = async (): Promise<string[]> => [
  await site.read('locales/es.json'),
  await site.read('translations.lock.json'),
];

/** What a check of the site finds, in which files. */
export const found = async (): Promise<string[]> => {
  const { problems } = await validateSite(site.root, { validators });
  return problems.map(({ file, check }) => `${file}: ${check}`);
};
