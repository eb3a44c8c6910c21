import { describe, expect, it } from 'vitest';
import { committedSite } from '../committed-site.ts';
import { onlyProblem, problemsSinceCommit } from './problems-since-commit.ts';

const { site } = committedSite();
const only = (told: string) => onlyProblem(site(), told);

describe('what was there at the last commit is told', () => {
  it.each([
    ['pages/solutions/pay.json', '"percent": 59', '"percent": 69', '59'],
    ['pages/about-us.json', '"columns": 3', '"columns": 7', '3'],
    ['pages/solutions/loyalty.json', '"percent": 74', '"percent": 740', '74'],
    ['pages/rewards.json', '"tone": "apricot"', '"tone": "chartreuse"', '"apricot"'],
    ['pages/contact.json', '"full": true', '"full": "wide"', 'true'],
    ['pages/solutions/loyalty.json', '"total": 4', '"total": 2', '4'],
  ])('of a value that its schema refuses: %s %s', async (...[file, own, wrong, was]) => {
    await site().replace(file, own, wrong);
    const message = await only(`schema/section-props ${file}`);
    expect(message).toMatch(
      new RegExp(
        ` At the last commit this was ${was}: if you did not mean to change it, write that again\\.$`,
      ),
    );
  });

  it('of a group that was emptied, which is no copy of another empty one', async () => {
    await site().replace('pages/rewards.json', '"end": { "type": "icon", "icon": "search" }', '"end": {}');
    expect(await only('schema/section-props pages/rewards.json')).toMatch(
      /"type" is missing in .*\. At the last commit "end" was \{ "type": "icon", "icon": "search" \}\. Write that again\.$/,
    );
  });

  it('of a group of words where a number stands, which is not put into quotes', async () => {
    await site().edit('locales/en.json', (words: Record<string, unknown>) => {
      words.consent = 42;
    });
    expect(await only('schema/locale locales/en.json')).toContain(' At the last commit this was { ');
  });

  it('of a group that is gone beside another edit', async () => {
    await site().edit('pages/rewards.json', (page: Record<string, unknown>) => {
      delete page.sections;
      page.path = '/our-rewards';
    });
    const found = await problemsSinceCommit(site());
    expect(found.find(({ told }) => told === 'schema/page pages/rewards.json')?.message).toMatch(
      /"sections" is missing: .* At the last commit it was there\. Copy it from there: git show HEAD:/,
    );
  });

  it('of a property that was moved to where nothing knows it, rather than that it may go', async () => {
    await site().replace('pages/about-us.json', '"tone": "rose",', '');
    await site().replace('pages/about-us.json', '"columns": 3,', '"columns": 3, "tone": "rose",');
    expect(await only('schema/section-props pages/about-us.json')).toMatch(
      /"tone" stood in "features #3" at the last commit, and is nothing here\. Move it back\.$/,
    );
  });

  it('of a drawn share that is written beside it', async () => {
    await site().replace('pages/home.json', '"percent": 74', '"percent": 47');
    expect(await only('content/contradicted-share pages/home.json')).toMatch(
      /At the last commit it was 74\./,
    );
  });

  it('of words that are no longer those of the link beside them', async () => {
    await site().replace('site.config.json', '"text": "%{email}"', '"text": "%{partnersEmail}"');
    expect(await only('link/mailto-tel site.config.json')).toMatch(
      /leads to "mailto:hello@inspira\.example"\. At the last commit this was "%\{email\}": if you did not mean to change it, write that again\.$/,
    );
  });

  it('not beside a bracket that is missing: what stands there is only what could be read', async () => {
    const next = '          {\n            "icon": "scale"';
    const item = '          {\n            "title": "t:about.values.commitment.title",';
    await site().replace('pages/about-us.json', next, `${item}\n${next}`);
    const message = await only('json/syntax pages/about-us.json');
    expect(message).toMatch(/is not closed: a \} is missing before this\.$/);
  });

  it('of a value of which the message says already how to write it, without saying two things', async () => {
    const file = 'pages/about-us.json';
    await site().replace(file, '"columns": 3', '"columns": "4"');
    expect(await only(`schema/section-props ${file}`)).toMatch(
      /Write it without quotation marks: 4\. At the last commit this was 3: if you did not mean to change it, write that again\.$/,
    );
  });

  it('of a name that is none, behind how a new one is made', async () => {
    await site().replace('pages/home.json', '"icon": "crown"', '"icon": "zzz-qqq"');
    expect(await only('ref/missing-icon pages/home.json')).toMatch(
      /There is no icon "zzz-qqq"\. Choose a name .*icons\. At the last commit this was "crown": if you did not mean to change it, write that again\.$/,
    );
  });

  it.each([
    ['schema/section-props', 'site.config.json', '"link": "page:rewards"', 'link', 'page:rewards'],
    ['schema/locale', 'locales/en.json', '"title": "Acknowledgements"', 'title', 'Acknowledgements'],
  ])(
    'of words that are a number now, which is not only to be quoted: %s %s',
    async (...[check, file, own, name, was]) => {
      await site().replace(file, own, `"${name}": 42`);
      const message = await only(`${check} ${file}`);
      expect(message).toMatch(new RegExp(`At the last commit this was "${was}": .* write that again\\.$`));
      expect(message.includes('Write it in double quotes')).toBe(name !== 'link');
    },
  );

  it('of what is missing because it has another name now, at that name', async () => {
    const text = '"t:contact.validation.name_max"';
    await site().replace('pages/contact.json', `"maxLength": ${text}`, `"required": ${text}`);
    expect(await only('form/message-missing pages/contact.json')).toMatch(
      /has no message for "maxLength"\. "required" was called so at the last commit\. Write "maxLength" again\.$/,
    );
  });

  it.each([
    ['schema/section-props', 'pages/contact.json', '"minLength": "t:contact.validation.name_min"', 'format'],
    ['form/unknown-rule', 'site.config.json', '"required": "t:newsletter', 'minLength'],
    ['config/unknown-option', 'site.config.json', '"titlePattern"', 'foo'],
  ])('of what it was called, rather than that it may go: %s %s %s', async (...[check, file, own, name]) => {
    const was = own.slice(1, own.indexOf('"', 1));
    await site().replace(file, own, own.replace(was, name));
    expect(await only(`${check} ${file}`)).toMatch(
      new RegExp(
        `(?:here|errors"|shown)\\. "${name}" was called "${was}" at the last commit\\. Write "${was}" again\\.$`,
      ),
    );
  });

  it.each([
    [
      'schema/section-props',
      'pages/contact.json',
      '          "id": "contact"',
      '          "id": "contact x"',
      'contact',
    ],
    ['schema/page', 'pages/solutions/pay.json', '"id": "benefits"', '"id": "benefits 1"', 'benefits'],
  ])('of an id, which others name: %s %s', async (...[check, file, own, wrong, was]) => {
    await site().replace(file, own, wrong);
    expect(await only(`${check} ${file}`)).toMatch(new RegExp(`Did you mean "${was}"\\?$`));
  });

  it('of words that another page has, too, without saying two things', async () => {
    const own = '|Loyalty programs with tiers and points"';
    const pay = await site().read('pages/solutions/pay.json');
    const [, words] = /"t:solutions\.pay\.meta\.title\|([^"]+)"/.exec(pay) ?? [];
    await site().replace('pages/solutions/loyalty.json', own, `|${words}"`);
    expect(await only('i18n/stale pages/solutions/loyalty.json')).toMatch(
      /These are the words of "solutions\.pay\.meta\.title".* At the last commit this was "[^"]+": if you did not mean to change it, write that again\.$/,
    );
  });

  it.each([
    [
      'warning',
      'form/option-value',
      'here',
      '{ "value": "demo", "label": "t:contact.form.inquiry.demo" },',
      '',
    ],
    [
      'warning',
      'form/option-value',
      'after this one',
      '',
      ',\n                { "value": "general", "label": "t:contact.form.inquiry.general" }',
    ],
  ])('of an entry of a list: %s %s %s', async (...[, check, where, inLine, last]) => {
    const file = 'pages/contact.json';
    await site().replace(file, inLine || last, '');
    const item = (inLine || last).replace(/^,\s+|,$/g, '');
    expect(await only(`${check} ${file}`)).toContain(`At the last commit there stood ${where}: ${item}.`);
  });

  it('not of an entry that a new one has moved on', async () => {
    const field =
      '{ "name": "phone", "kind": "tel", "label": "t:contact.form.company.label", "autocomplete": "tel" },';
    const inquiry = '{\n              "name": "inquiry",';
    await site().replace('pages/contact.json', inquiry, `${field} ${inquiry}`);
    const problems = await problemsSinceCommit(site());
    expect(problems.map(({ message }) => message).join()).toContain('Did you mean "text"?');
  });

  it('of the name of a text, with one bar before the words that have their own', async () => {
    const file = 'pages/solutions/pay.json';
    await site().replace(file, '"headline": "t:solutions.pay.hero.headline|', '"headline": "|');
    expect(await only(`i18n/inline-literal ${file}`)).toMatch(
      /Write "t:solutions\.pay\.hero\.headline\|[^|"]+"\./,
    );
  });

  it('of an entry of a menu, which is told once', async () => {
    const entry = '{ "label": "t:header.rewards", "link": "page:rewards" }';
    await site().replace('site.config.json', `            ${entry},\n`, '');
    const message = await only('ref/orphan-page site.config.json');
    expect(message.split(entry)).toHaveLength(2);
    expect(message).toMatch(/At the last commit it stood here\.$/);
  });

  it.each([
    ['Take it back: git checkout HEAD -- pages/solutions/loyalty.json', {}],
    ['Copy it from there: git show HEAD:./pages/solutions/loyalty.json', { order: 12 }],
  ])('of a section that is too long to be told: %s', async (says, more) => {
    const file = 'pages/solutions/loyalty.json';
    await site().edit<{ sections: object[] }>(file, (page) =>
      Object.assign(page, more, { sections: page.sections.slice(1) }),
    );
    expect(await only(`a11y/main-heading ${file}`)).toContain(
      `At the last commit there stood here "hero". ${says}`,
    );
  });

  it.each<[told: string, file: string, name: string, says: RegExp]>([
    [
      'ref/collection-folder',
      'site.config.json',
      'collections',
      /"collections" was \{ "solutions": \{ "path": .*\}\. Write that again\.$/,
    ],
    [
      'schema/site',
      'site.config.json',
      'layout',
      /it was there\. Take it back: git checkout HEAD -- site\.config\.json$/,
    ],
    [
      'schema/page',
      'pages/about-us.json',
      'sections',
      /it was there\. Take it back: git checkout HEAD -- pages\/about-us\.json$/,
    ],
  ])('of a part of a file, or how to take it back: %s %s %s', async (...[told, file, name, says]) => {
    await site().edit<Record<string, unknown>>(file, (document) => {
      delete document[name];
    });
    expect(await only(`${told} ${file}`)).toMatch(says);
  });

  it.each<[value: unknown, says: string, more: object]>([
    [[], 'Take it back: git checkout HEAD -- pages/solutions/travel.json', {}],
    [{}, 'Take it back: git checkout HEAD -- pages/solutions/travel.json', {}],
    [null, 'Copy it from there: git show HEAD:./pages/solutions/travel.json', { order: 72 }],
  ])('of what is too long to be told, and was emptied: %j', async (sections, says, more) => {
    const file = 'pages/solutions/travel.json';
    await site().edit(file, (page: object) => {
      Object.assign(page, { sections }, more);
    });
    const message = await only(`schema/page ${file}`);
    expect(message.endsWith(`more stood here than fits in this message. ${says}`)).toBe(true);
  });

  it('of a choice, which is more likely than what sounds alike', async () => {
    const file = 'pages/newsletter-confirm.json';
    await site().replace(file, '"action": "confirm"', '"action": "subscribe"');
    expect(await only(`schema/section-props ${file}`)).toMatch(/Did you mean "confirm"\?$/);
  });
});
