import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBuilt } from '../../scripts/validate/built/check-built.ts';
import { validateSite } from '../../scripts/validate/validate-site.ts';
import type { SiteConfig } from '../../src/generated/types.ts';
import { textOf } from './built-folder.ts';
import { type EditedSite, editSite } from './edited-site.ts';

let edited: EditedSite;
beforeAll(async () => {
  edited = await editSite();
});
afterAll(() => edited.remove());

it('the built site has no problem, also with old addresses that lead to its pages', async () => {
  await edited.site.edit<SiteConfig>('site.config.json', (config) => {
    config.redirects = { '/careers': 'page:about-us#careers', '/contacto-es': 'page:contact' };
  });
  const built = await edited.build();
  const { files } = await validateSite(edited.site.root);
  const problems = await checkBuilt(files.source, edited.out);
  expect(problems.map(({ check, file, message }) => `${check} ${file} ${message}`)).toEqual([]);
  expect(textOf(built, '_redirects')).toBe('/careers /about-us#careers 301\n/contacto-es /contact-es 301\n');
  expect(textOf(built, 'contacto-es.html')).toContain('content="0; url=/contact-es"');
});
