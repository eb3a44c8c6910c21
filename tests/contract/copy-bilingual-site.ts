import { lockFile } from '../../src/engine/core/file-names.ts';
import type { SiteConfig } from '../../src/generated/types.ts';
import { project } from '../command.ts';
import { copySite, type SiteCopy } from '../copy-site.ts';
import { contentCommand } from './commands/content-command.ts';
import { projectText } from './guards/project-text.ts';

/** Copies the project's site in English and Spanish alone, whichever languages it has got since; so `restore` leaves it. */
export const copyBilingualSite = async (): Promise<SiteCopy> => {
  const original = await copySite(project);
  await original.write(lockFile, projectText(lockFile));
  const { locales } = JSON.parse(await original.read('site.config.json')) as SiteConfig;
  for (const { locale } of locales)
    if (!['en', 'es'].includes(locale)) await contentCommand(original, `delete locale ${locale}`);
  const site = await copySite(original.root);
  await site.write(lockFile, await original.read(lockFile));
  return { ...site, remove: () => Promise.all([site.remove(), original.remove()]).then(() => undefined) };
};
