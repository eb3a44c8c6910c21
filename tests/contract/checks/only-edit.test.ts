import { describe, expect, it } from 'vitest';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { lookBack } from '../../../scripts/validate/since-commit/look-back.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { withValue } from '../../../src/engine/core/checks/problems/with-value.ts';
import { committedSite } from '../committed-site.ts';

const validators = keepValidators();
const { site, git } = committedSite();

/** The problems since the last commit, with the lines that they are told at. */
const told = async () => {
  const { root } = site();
  const { problems } = await validateSite(root, { validators, past: lookBack(root, 'HEAD') });
  return problems.map(({ file, line, check, message, suggestion }) => ({
    place: `${file}:${line}`,
    check,
    message,
    suggestion,
  }));
};

/** Changes a text that stands once behind a mark in a file, and returns its place. */
const edit = async (file: string, [from, to]: [string, string], mark = ''): Promise<string> => {
  const text = await site().read(file);
  const at = text.indexOf(from, text.indexOf(mark));
  const edited = text.slice(0, at) + to + text.slice(at + from.length);
  await site().write(file, edited);
  return `${file}:${text.slice(0, at).split('\n').length}`;
};

/** Exchanges two settings, the first of which stands first. */
const exchange = async (...names: [string, string]): Promise<void> => {
  const config = JSON.parse(await site().read('site.config.json')) as unknown;
  const [one, other] = names.map((name) => name.split('.'));
  const [its, others] = [one, other].map((path = []) => valueAt(config, below('', ...path)));
  const edited = withValue(withValue(config, one ?? [], others), other ?? [], its);
  await site().write('site.config.json', `${JSON.stringify(edited, null, 2)}\n`);
};

const aboutLink = ['"link": "page:about-us"', '"link": "page:contact"'] as [string, string];
const portrait = ['people/portrait-3.svg', 'people/portrait-4.svg'] as [string, string];

describe('the only value that is another than at the last commit', () => {
  it('is where it is told that its words lead elsewhere', async () => {
    const place = await edit('site.config.json', aboutLink, '"t:header.about"');
    const [problem, another] = await told();
    expect(another).toBeUndefined();
    expect(problem).toMatchObject({ place, check: 'a11y/link-text', suggestion: 'page:about-us' });
    expect(problem?.message).toContain('"About Us" leads to the page "contact" here');
  });

  it('is where it is told that nothing shows a picture any more', async () => {
    const place = await edit('pages/about-us.json', portrait);
    expect(await told()).toMatchObject([{ place, check: 'ref/orphan-asset' }]);
    expect((await told())[0]?.message).toContain('in public/images/people/portrait-3.svg, line 1: ');
  });

  it('is told once, also when another page has the same words by it', async () => {
    const title = ['"t:solutions.pay.meta.title', '"t:solutions.share.meta.title'] as [string, string];
    const place = await edit('pages/solutions/pay.json', title);
    expect(await told()).toMatchObject([{ place }]);
  });

  it('is told with the error that follows from it, and not with a warning about itself', async () => {
    const headline = ['hero.headline|Your', 'hero.headine|<b>Your'] as [string, string];
    const place = await edit('pages/solutions/share.json', headline);
    expect(await told()).toMatchObject([{ place, check: 'i18n/missing-translation' }]);
  });

  it('is not blamed for what was wrong before', async () => {
    await edit('pages/about-us.json', portrait);
    git('commit', '--all', '--quiet', '--message', 'Another portrait');
    const place = await edit('site.config.json', aboutLink, '"t:header.about"');
    expect((await told()).map((problem) => problem.place)).toEqual([
      'public/images/people/portrait-3.svg:1',
      place,
    ]);
  });

  const checkOff = (check: string) => `"$lint": [{ "disable": "${check}", "reason": "Why" }], "id"`;
  it.each([
    ['pages/home.json', '"page:contact"', '"page:contct"', '"page:contact"'],
    ['pages/home.json', '"page:contact"', '"/contact"', '"page:contact"'],
    ['pages/contact.json', '"id"', '"locales": ["EN", "es"], "id"', '"locales": ["en", "es"], "id"'],
    ['pages/contact.json', '"id"', checkOff('link/brokn'), checkOff('link/broken')],
  ])('is not blamed for what a fault held back that it mends: %s', async (file, ...steps) => {
    const [before, wrong, mended] = steps as [string, string, string];
    await edit(file, [before, wrong]);
    for (const locale of ['en', 'es'])
      await edit(`locales/${locale}.json`, ['{', '{\n  "zzExtra": { "a": "Some more words" },']);
    git('commit', '--all', '--quiet', '--message', 'A fault');
    await edit(file, [wrong, mended]);
    const problems = await told();
    expect(problems).not.toEqual([]);
    for (const { message } of problems) expect(message).not.toContain('At the last commit');
  });

  it.each([
    ['collections', 'constants'],
    ['organization.legalName', 'organization.email'],
    ['facts.hotels', 'facts.traditionalMonths'],
    ['facts.careersEmail', 'facts.cancellations'],
    ['$schema', 'name'],
  ])(
    'may be two settings that have each other’s values, %s and %s: they are told once',
    async (one, other) => {
      await exchange(one, other);
      const [problem, another] = await told();
      expect(another).toBeUndefined();
      expect(problem?.place).toMatch(/^site\.config\.json:/);
      expect(problem?.message).toContain(`At the last commit this stood in "${other}"`);
      expect(problem?.message).toContain('exchange the two again');
    },
  );

  it.each([
    ['telephone', 'telefone'],
    ['themeColor', 'themeColour'],
    ['weeks', 'weaks'],
    ['origin', 'orgin'],
    ['after', 'aftr'],
  ])('is no misspelt name: "%s" is told where "%s" stands', async (name, slip) => {
    const place = await edit('site.config.json', [`"${name}":`, `"${slip}":`]);
    const problems = await told();
    expect(problems).toMatchObject([{ place, suggestion: name }]);
    expect(problems[0]?.message).not.toContain('At the last commit');
  });

  it('is none when there are two: each problem is told where it shows', async () => {
    await edit('site.config.json', aboutLink, '"t:header.about"');
    await edit('pages/about-us.json', portrait);
    const problems = await told();
    expect(problems.map(({ check }) => check)).toEqual(['ref/orphan-asset', 'a11y/link-text']);
    expect(problems[0]?.place).toBe('public/images/people/portrait-3.svg:1');
    expect(problems[1]?.suggestion).toBe('page:about-us');
  });
});
