import { describe, expect, it } from 'vitest';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { lookBack } from '../../../scripts/validate/since-commit/look-back.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { committedSite } from '../committed-site.ts';

const validators = keepValidators();
const { site } = committedSite();

const toldSince = async (since: string | undefined): Promise<string[]> => {
  const { root } = site();
  const { problems } = await validateSite(root, {
    validators,
    ...(since ? { past: lookBack(root, since) } : {}),
  });
  return problems.map(({ check, file, line, message }) => `${check} ${file}:${line} ${message}`);
};

type Edit = (text: string) => string;

const replaced =
  (from: string, to: string): Edit =>
  (text) =>
    text.replace(from, () => to);

const withoutLines =
  (first: number, last: number): Edit =>
  (text) =>
    text
      .split('\n')
      .filter((_, index) => index + 1 < first || index + 1 > last)
      .join('\n');

const pay = 'pages/solutions/pay.json';
const lost = 'pages/not-found.json';
const loyalty = 'pages/solutions/loyalty.json';
const solutions = 'pages/solutions.json';
const about = 'pages/about-us.json';
const settings = 'site.config.json';

const blockOverSection: Edit = (text) => {
  const page = JSON.parse(text) as { sections: { props: { vignette: { blocks: unknown[] } } }[] };
  const [, block] = page.sections[0]?.props.vignette.blocks ?? [];
  return `${JSON.stringify({ ...page, sections: [block, ...page.sections.slice(1)] }, null, 2)}\n`;
};

describe('one fault is one problem, before it is committed and behind that', () => {
  it.each<{ what: string; file: string; edit: Edit; place: string; says: string }>([
    {
      what: 'a name and its value in each other’s place',
      file: lost,
      edit: replaced('"path": "/404"', '"/404": "path"'),
      place: `schema/page ${lost}:4`,
      says: 'Write "path": "/404".',
    },
    {
      what: 'the first lines of a page are lost',
      file: lost,
      edit: withoutLines(3, 4),
      place: `schema/page ${lost}:1`,
      says: '"id" is missing',
    },
    {
      what: 'the beginning of a group is lost',
      file: loyalty,
      edit: withoutLines(7, 9),
      place: `json/duplicate-key ${loyalty}:7`,
      says: 'stands twice in this group',
    },
    {
      what: 'an address over the name of a text',
      file: 'site.config.json',
      edit: replaced('"t:consent.accept"', '"partners@inspira.example"'),
      place: 'i18n/unused-key site.config.json:',
      says: 'Did you mean "t:consent.accept"?',
    },
    {
      what: 'a block of a vignette over a section',
      file: pay,
      edit: blockOverSection,
      place: `schema/page ${pay}:`,
      says: 'This is an entry of another list. Move it there.',
    },
    {
      what: 'a link in the place of words',
      file: solutions,
      edit: replaced('"t:solutions.hero.demo"', '"page:contact"'),
      place: `i18n/todo-value ${solutions}:`,
      says: 'visitors would read it. Write the words.',
    },
    {
      what: 'a file in the place of words',
      file: solutions,
      edit: replaced('"t:solutions.hero.demo"', '"/images/logo.svg"'),
      place: `i18n/todo-value ${solutions}:`,
      says: 'visitors would read it. Write the words.',
    },
    {
      what: 'words of a vignette without any',
      file: 'pages/home.json',
      edit: replaced(',\n                  "title": "74%"', ''),
      place: 'schema/section-props pages/home.json:',
      says: 'is empty. A title, a quiet note, or a title with a note below it.',
    },
    {
      what: 'the bracket of the languages, so that the name of one seems to be that of the site',
      file: settings,
      edit: replaced('"locales": [', '"locales":'),
      place: `json/syntax ${settings}:`,
      says: 'A [ is missing',
    },
    {
      what: 'the bracket of what an option lists',
      file: settings,
      edit: replaced('"words": [', '"words": '),
      place: `json/syntax ${settings}:`,
      says: 'stands a colon',
    },
    {
      what: 'an icon among pictures',
      file: about,
      edit: replaced('/images/awards/star.svg', '/icons/linkedin.svg'),
      place: `ref/orphan-asset ${about}:`,
      says: 'Did you mean "/images/awards/star.svg"?',
    },
  ])('$what', async ({ file, edit, place, says }) => {
    await site().write(file, edit(await site().read(file)));
    for (const since of ['HEAD', undefined]) {
      const told = await toldSince(since);
      expect(told).toEqual([expect.stringContaining(says)]);
      expect(told[0]?.startsWith(place)).toBe(true);
    }
  });

  it('the lost beginning of a group is to be put back, and its names are not to be removed', async () => {
    await site().write(loyalty, withoutLines(7, 9)(await site().read(loyalty)));
    const lost = 'This one is of "card", whose beginning is lost since the last commit.';
    expect((await toldSince('HEAD'))[0]).toContain(`${lost} Take it back: git checkout HEAD -- ${loyalty}`);
    await site().replace(loyalty, '"order": 10', '"order": 12');
    expect((await toldSince('HEAD'))[0]).toContain(`${lost} Copy it from there: git show HEAD:./${loyalty}`);
  });
});
