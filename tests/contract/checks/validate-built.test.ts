import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBuilt } from '../../../scripts/validate/built/check-built.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import type { SiteConfig } from '../../../src/generated/types.ts';
import { project } from '../../command.ts';
import { textOf } from '../build/built-folder.ts';
import { type EditedSite, editSite } from '../build/edited-site.ts';
import { settle } from './settle.ts';

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
  const problems = await checkBuilt(files.source, edited.out, { root: edited.site.root });
  expect(problems.map(({ check, file, message }) => `${check} ${file} ${message}`)).toEqual([]);
  expect(textOf(built, '_redirects')).toBe('/careers /about-us#careers 301\n/contacto-es /contact-es 301\n');
  expect(textOf(built, 'contacto-es.html')).toContain('content="0; url=/contact-es"');
});

it('built/out-of-date: a site that was built before a word was changed is told as that alone', async () => {
  const where = { root: edited.site.root, cache: path.join(project, '.cache') };
  const told = async () => {
    const { files } = await validateSite(edited.site.root);
    return (await checkBuilt(files.source, edited.out, where)).map(({ check }) => check);
  };
  // What was saved just now may be saved again without a trace, and is remembered as that.
  await settle();
  await edited.build();
  expect(await told()).toEqual([]);
  await edited.site.replace('locales/en.json', '"Request a Demo"', '"Request a demo"');
  expect(await told()).toEqual(['built/out-of-date']);
});
