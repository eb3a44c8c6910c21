import { describe, expect, it } from 'vitest';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import type { Json } from '../../../src/engine/core/types.ts';
import { project } from '../../command.ts';
import { beginWithCleanSite } from '../begin-with-clean-site.ts';
import { projectText } from '../guards/project-text.ts';

beginWithCleanSite();

const validators = keepValidators();
const config = 'site.config.json';
const contact = 'pages/contact.json';
const about = 'pages/about-us.json';
const footer = '/layout/after/0/props';
const fields = '/sections/1/props/form/fields';

const toldAfter = async (file: string, edit: (groupAt: (pointer: string) => Json) => void) => {
  const document = JSON.parse(projectText(file)) as Json;
  edit((pointer) => (pointer === '' ? document : (valueAt(document, pointer) as Json)));
  const edited = new Map([[file, `${JSON.stringify(document, null, 2)}\n`]]);
  const { problems } = await validateSite(project, { validators, edited });
  // How the file is written is no matter of this.
  return problems
    .filter(({ check }) => check !== 'json/format')
    .map(({ check, pointer, message }) => ({ at: `${check} ${pointer}`, message }));
};

const moved = (file: string, [from, to, name]: [from: string, to: string, name: string]) =>
  toldAfter(file, (groupAt) => {
    groupAt(to)[name] = groupAt(from)[name];
    delete groupAt(from)[name];
  });

const top = 'at the top of the file';
const props = 'in the props of this section';

describe('a value that stands in the wrong group is one problem, and told with the right one', () => {
  it.each<[name: string, file: string, from: string, to: string, where: string]>([
    ['titlePattern', config, '', '/organization', top],
    ['origin', config, '', '/organization', top],
    ['facts', config, '', '/organization', top],
    ['notFound', config, '', '/layout', top],
    ['legalName', config, '/organization', '', 'in "organization"'],
    ['phone', config, '/facts', '', 'in "facts"'],
    ['privacyUrl', config, '/facts', '', 'in "facts"'],
    ['newsletter', config, footer, `${footer}/contact`, props],
    ['social', config, footer, `${footer}/contact`, props],
    ['copyright', config, footer, `${footer}/contact`, props],
    ['icon', 'pages/solutions/pay.json', '/card', '', 'in "card"'],
    ['title', about, '/meta', '', 'in "meta"'],
    ['description', about, '/meta', '', 'in "meta"'],
    ['required', contact, `${fields}/3/errors`, `${fields}/3`, 'in "form.fields #4.errors"'],
    ['options', contact, `${fields}/3`, `${fields}/3/errors`, 'in "fields #4"'],
  ])('%s in %s, from "%s" to "%s"', async (...[name, file, from, to, where]) => {
    const [told, more] = await moved(file, [from, to, name]);
    expect(told?.at).toMatch(new RegExp(`^(schema/|config/unknown-option).* ${to}/${name}$`));
    expect(told?.message).toContain(`"${name}" belongs ${where}, where it is missing. Move it there.`);
    expect(more).toBeUndefined();
  });

  it('the title of a page without "meta" is told with all that is to be written', async () => {
    const [told, more] = await toldAfter(about, (groupAt) => {
      const page = groupAt('');
      delete page.meta;
      page.title = 'Our story';
    });
    expect(told?.at).toBe('schema/page /title');
    expect(told?.message).toMatch(
      /"title" should stand in "meta", which is missing\. Write "meta": \{ "title": .*, "description": .* \} instead of "title"\.$/,
    );
    expect(more).toBeUndefined();
  });

  it.each(['/facts', '/collections/solutions'])('redirects in %s', async (group) => {
    const told = await toldAfter(config, (groupAt) => {
      groupAt(group).redirects = { '/careers': 'page:about-us' };
    });
    const message = `"redirects" belongs ${top}, where it is missing. Move it there.`;
    expect(told).toEqual([{ at: `config/unknown-option ${group}/redirects`, message }]);
  });
});

describe('a property of a page that was written into one of its sections', () => {
  it('is not to be moved without thought: it would hold for all sections', async () => {
    const told = await toldAfter('pages/home.json', (groupAt) => {
      groupAt('/sections/3').locales = ['en'];
    });
    const message =
      'Page "home": "locales" is for a whole page, not for one of its sections. Remove it, or move it to the top of the file if the whole page is meant.';
    expect(told).toEqual([{ at: 'schema/page /sections/3/locales', message }]);
  });

  it('belongs there again when the page cannot be without it', async () => {
    const [told, more] = await moved('pages/home.json', ['', '/sections/0', 'meta']);
    expect(told?.message).toContain(`"meta" belongs ${top}, where it is missing. Move it there.`);
    expect(more).toBeUndefined();
  });
});

describe('an entry that stands beside its list, or in another one, is one problem', () => {
  it('and told with its list', async () => {
    const beside = await toldAfter('pages/home.json', (groupAt) => {
      groupAt('/sections/0/props').button = (groupAt('/sections/0/props').buttons as unknown[]).pop();
    });
    expect(beside).toMatchObject([{ at: 'schema/section-props /sections/0/props/button' }]);
    expect(beside[0]?.message).toContain('"button" is an entry of the list "buttons". Move it there.');
    const among = await toldAfter(config, (groupAt) => {
      (groupAt(footer).columns as unknown[]).push((groupAt(footer).social as unknown[])[0]);
    });
    expect(among).toMatchObject([{ at: `schema/section-props ${footer}/columns/2` }]);
    expect(among[0]?.message).toContain('are for an entry of the list "social". Move this entry there.');
  });
});

describe('a setting of the wrong kind', () => {
  it.each([5, 'Inspira, Solmarea', { Inspira: true }, null])('is one problem: "names": %j', async (value) => {
    const told = await toldAfter(config, (groupAt) => {
      groupAt('').names = value;
    });
    expect(told.map(({ at }) => at)).toEqual(['schema/site /names']);
  });
});
