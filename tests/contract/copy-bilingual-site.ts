import { afterAll } from 'vitest';
import { lockFile } from '../../src/engine/core/file-names.ts';
import type { SiteConfig } from '../../src/generated/types.ts';
import { project } from '../command.ts';
import { copySite, type SiteCopy } from '../copy-site.ts';
import { contentCommand } from './commands/content-command.ts';
import { projectText } from './guards/project-text.ts';

const makeOriginal = async (): Promise<SiteCopy> => {
  const original = await copySite(project);
  await original.write(lockFile, projectText(lockFile));
  const { locales } = JSON.parse(await original.read('site.config.json')) as SiteConfig;
  for (const { locale } of locales)
    if (!['en', 'es'].includes(locale)) await contentCommand(original, `delete locale ${locale}`);
  return original;
};

/** What the copies of one file of tests are made of. */
let original: Promise<SiteCopy> | undefined;
afterAll(async () => (await original)?.remove());

/** Copies the project's site in English and Spanish alone, whichever languages it has got since; so `restore` leaves it. */
export const copyBilingualSite = async (): Promise<SiteCopy> => {
  original ??= makeOriginal();
  const { root, read } = await original;
  const site = await copySite(root);
  await site.write(lockFile, await read(lockFile));
  return site;
};
