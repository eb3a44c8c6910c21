import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tinySite } from '../../../src/engine/core/checks/testing/tiny-site.ts';
import { mailWordsFile } from '../../site/mail-words-file.ts';
import type { CodedSite } from './code-check.ts';
import { mailWords } from './mail-words.ts';

const words = {
  en: {
    labels: { company: 'Company' },
    contact: { subject: '%{inquiry}: %{name}', intro: 'A visitor wrote.' },
  },
  es: {
    labels: { company: 'Empresa' },
    contact: { subject: '%{inquiry}: %{name}', intro: 'Alguien escribió.' },
  },
};

const code = 'words.labels.company, words.contact.subject, words.contact.intro, { inquiry, name }';

let project = '';
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(project, file)), { recursive: true });
  await writeFile(path.join(project, file), text);
};
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'mails-'));
  await write('supabase/functions/_shared/mail/contact-mail.ts', code);
});
afterEach(() => rm(project, { recursive: true }));

const look = (site: Partial<CodedSite> = {}) =>
  mailWords.run({ source: tinySite(), project, types: [], unreadable: new Set(), ...site });

const found = async (text: string, site?: Partial<CodedSite>) => {
  await write(mailWordsFile, text);
  return look(site);
};

const edited = async (from: string, to: string) => {
  const text = JSON.stringify(words);
  expect(text).toContain(from);
  return (await found(text.replace(from, to))).map(({ pointer, message }) => `${pointer} ${message}`);
};

describe('mail/words: the words of mails', () => {
  it('that are there in every language have no problem', async () => {
    expect(await found(JSON.stringify(words))).toEqual([]);
  });

  it.each([
    [
      'a language misspelt',
      '"en"',
      '"eh"',
      '/eh The site has no language "eh", and the words in "en" are missing. Did you mean "en"?',
    ],
    [
      'a name misspelt in a text',
      '%{inquiry}',
      '%{inqury}',
      '/en/contact/subject Nothing fills in %{inqury}, so readers would see it. Did you mean "inquiry"?',
    ],
    [
      'a name lost in a translation',
      '"subject":"%{inquiry}: %{name}","intro":"Al',
      '"subject":"%{name}","intro":"Al',
      '/es/contact/subject %{inquiry} is missing here, and "en" has it. Write it where it belongs.',
    ],
    [
      'a name lost in the source',
      '%{inquiry}: ',
      '',
      '/en/contact/subject %{inquiry} is missing here, and "es" has it. Write it where it belongs.',
    ],
    ['an empty text', 'A visitor wrote.', ' ', '/en/contact/intro This text is empty. Write it.'],
    [
      'an unfinished text',
      'Empresa',
      'TODO',
      '/es/labels/company "TODO" only keeps a place. Write the text.',
    ],
    ['a number', '"Empresa"', '7', '/es/labels/company This must be a text in double quotes.'],
    ['a group for a text', '"Company"', '{}', '/en/labels/company This must be a text in double quotes.'],
    [
      'a text for a group',
      '{"company":"Empresa"}',
      '"Empresa"',
      '/es/labels This must be a group of texts in { }, as in the other languages.',
    ],
    [
      'a text that is gone',
      ',"intro":"Alguien escribió."',
      '',
      '/es/contact "intro" is missing in "es", and another language has it. Write it, too.',
    ],
    [
      'a text called otherwise',
      '"intro":"A v',
      '"itnro":"A v',
      '/en/contact/itnro Nothing asks for "itnro". Did you mean "intro"?',
    ],
    [
      'a text that nothing asks for',
      '"intro":"A v',
      '"extra":"And","intro":"A v',
      '/en/contact/extra Nothing asks for "extra". Remove it.',
    ],
    ['a missing comma', ',"intro"', '"intro"', ' A comma is missing here.'],
    ['a name twice', '"intro":"A v', '"intro":"A v","intro":"A v', '/en/contact'],
  ])('with one fault have one problem: %s', async (...[, from, to, told]) => {
    const problems = await edited(from, to);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(told);
  });

  it('that another language of the site lacks are missed, and those of the default language are an error', async () => {
    const [one] = await found(JSON.stringify({ en: words.en }));
    expect(one).toMatchObject({ missing: 'es', severity: 'warning' });
    const [other] = await found(JSON.stringify({ es: words.es }));
    expect(other).toMatchObject({ missing: 'en' });
    expect(other?.severity).toBeUndefined();
  });

  it('are asked for in no language while the settings that list the languages cannot be read', async () => {
    const source = { ...tinySite(), config: { ...tinySite().config, locales: ['Deutsch'] as never } };
    const unreadable = new Set(['site.config.json']);
    expect(await found(JSON.stringify(words), { source, unreadable })).toEqual([]);
  });

  it('may have the names of what a form asks for, as the schemas say that the site is measured by', async () => {
    const said = JSON.stringify(words).replaceAll('"company"', '"budget"');
    const asking = (name: string) => {
      const schemas = { 'forms/contact.schema.json': { properties: { [name]: { type: 'string' } } } };
      return found(said, { source: { ...tinySite(), schemas } });
    };
    expect(await asking('budget')).toEqual([]);
    expect(await asking('bugdet')).toMatchObject([
      { message: 'Nothing asks for "budget". Remove it.' },
      { message: 'Nothing asks for "budget". Remove it.' },
    ]);
  });

  it('lead to the pages that answer them, each in its language', async () => {
    const at = (id: string, action: string) => ({
      [`pages/${id}.json`]: { id, sections: [{ type: 'newsletter-link', id: 'card', props: { action } }] },
    });
    const source = tinySite({ ...at('sure', 'confirm'), ...at('leave', 'unsubscribe') });
    await write('supabase/functions/_shared/mail/mails.ts', 'pages.confirm, pages.unsubscribe');
    const told = (confirm: string) => {
      const en = { pages: { confirm, unsubscribe: 'leave' } };
      const es = { pages: { confirm: 'sure-es', unsubscribe: 'leave-es' } };
      return found(JSON.stringify({ en, es }), { source });
    };
    expect(await told('sure')).toEqual([]);
    for (const wrong of ['suer', 'leave', 'sure-es'])
      expect(await told(wrong)).toMatchObject([{ pointer: '/en/pages/confirm', suggestion: 'sure' }]);
  });

  it('are missed when the file is gone', async () => {
    await write(mailWordsFile, '');
    await rm(path.join(project, mailWordsFile));
    expect(await look()).toMatchObject([
      { file: mailWordsFile, message: expect.stringContaining('is gone') },
    ]);
  });
});
