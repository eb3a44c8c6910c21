import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { keepValidators } from '../keep-validators.ts';
import { validateSite } from '../validate-site.ts';
import { exchangeGuesses } from './exchange-guesses.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const validators = keepValidators();
const home = 'pages/home.json';
const blocks = (section: number) => `/sections/${section}/props/vignette/blocks`;

type Item = Record<string, string>;

/** What is told after two properties of the second feature of the home page changed places, or two types did. */
const toldAfter = async (edit: (sections: Item[][]) => void): Promise<string[]> => {
  const document = JSON.parse(readFileSync(path.join(project, home), 'utf8'));
  const why = document.sections.find(({ type }: Item) => type === 'feature-tiles').props.features;
  const hero = document.sections.find(({ type }: Item) => type === 'hero').props.cards[0].blocks;
  const { buttons } = document.sections.find(({ type }: Item) => type === 'hero').props;
  edit([why, hero, buttons]);
  const edited = new Map([[home, JSON.stringify(document, null, 2)]]);
  const { problems } = await validateSite(project, { validators, edited });
  return problems.map(({ check, pointer, message }) => `${check} ${pointer} ${message}`);
};

const exchange = (item: Item = {}, one: string, other: string) => {
  [item[one], item[other]] = [String(item[other]), String(item[one])];
};

describe('two values that are each in the other’s place are one problem', () => {
  it('when an icon has the words, and the words the icon', async () => {
    const told = await toldAfter(([why]) => exchange(why?.[1], 'title', 'icon'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/This value and "(title|icon)" are each in the other's place. Exchange them.$/);
  });

  it('told under the check of the worse of the two', async () => {
    const text = readFileSync(path.join(project, home), 'utf8');
    const [title, icon] = ['"t:home.why.connects.title"', '"plug"'];
    const changed = text.replace(`"title": ${title}`, `"title": ${icon}`).replace(/"plug"(?=\s*})/, title);
    const { problems } = await validateSite(project, { validators, edited: new Map([[home, changed]]) });
    expect(problems).toMatchObject([{ check: 'ref/missing-icon', severity: 'error' }]);
    expect(problems[0]?.message).toContain("each in the other's place");
  });

  it('when two items have each other’s type', async () => {
    const told = await toldAfter(([, blocks = []]) => {
      const [one, other] = [blocks[0] ?? {}, blocks[2] ?? {}];
      [one.type, other.type] = [String(other.type), String(one.type)];
    });
    expect(told).toEqual([
      expect.stringMatching(/"cards #1\.blocks #\d\.type" are each in the other's place/),
    ]);
  });

  it('when a link has its words, and the words their link', async () => {
    const told = await toldAfter(([why, , button]) => exchange(button?.[0] ?? why?.[0], 'label', 'link'));
    expect(told).toEqual([expect.stringContaining("each in the other's place")]);
  });

  it('when each is wrong only by what the fields of a form ask for', async () => {
    const text = readFileSync(path.join(project, 'pages/contact.json'), 'utf8');
    const names: Record<string, string> = { '"email"': '"organization"', '"organization"': '"email"' };
    const changed = text.replace(
      /(?<="autocomplete": )"(email|organization)"/g,
      (name) => names[name] ?? name,
    );
    const edited = new Map([['pages/contact.json', changed]]);
    const { problems } = await validateSite(project, { validators, edited });
    expect(problems).toMatchObject([
      { check: 'form/label-autocomplete', pointer: '/sections/1/props/form/fields/1/autocomplete' },
    ]);
    expect(problems[0]?.message).toContain('"form.fields #3.autocomplete" are each in the other\'s place');
  });

  it('when an item lacks a name, and another has one too many, as each has the type of the other', async () => {
    const text = readFileSync(path.join(project, 'pages/solutions/promotions.json'), 'utf8');
    const page = JSON.parse(text);
    const [first, , third] = page.sections[0].props.vignette.blocks;
    [first.start[0].type, third.end.type] = [third.end.type, first.start[0].type];
    const edited = new Map([['pages/solutions/promotions.json', JSON.stringify(page, null, 2)]]);
    const { problems } = await validateSite(project, { validators, edited });
    expect(problems.map(({ pointer }) => pointer)).toEqual([
      '/sections/0/props/vignette/blocks/0/start/0/type',
    ]);
  });

  it('when two groups have each other’s values, however many these are', async () => {
    const lost = JSON.parse(readFileSync(path.join(project, 'pages/solution-not-found.json'), 'utf8'));
    const [{ props }] = lost.sections;
    [props.button, props.art] = [props.art, props.button];
    const edited = new Map([['pages/solution-not-found.json', JSON.stringify(lost, null, 2)]]);
    const { problems } = await validateSite(project, { validators, edited });
    expect(problems.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      expect.stringMatching(
        /^\/sections\/0\/props\/(button|art) .*"(art|button)" are each in the other's place/,
      ),
    ]);
  });

  it.each([
    ['several things are wrong in one', 'pay', '/features/4', `${blocks(0)}/0/start/0`],
    ['one lacks only its type', 'promotions', `${blocks(0)}/1`, `${blocks(2)}/3/items/1`],
    ['their lists do not know their types', 'travel', `${blocks(0)}/0/start/1`, `${blocks(0)}/1`],
  ])('when two entries of two lists are, and %s', async (...[, name, one, other]) => {
    const file = `pages/solutions/${name}.json`;
    const page: unknown = JSON.parse(readFileSync(path.join(project, file), 'utf8'));
    const [first, second] = [valueAt(page, one), valueAt(page, other)];
    const exchanged = (_: string, value: unknown) =>
      value === first ? second : value === second ? first : value;
    const edited = new Map([[file, JSON.stringify(page, exchanged, 2)]]);
    const { problems } = await validateSite(project, { validators, edited });
    const told = problems.filter(({ check }) => check !== 'json/format');
    expect(told).toMatchObject([{ pointer: one }]);
    expect(told[0]?.message).toContain("are each in the other's place. Exchange them.");
  });

  it('and none when two links lead to one page that is gone', async () => {
    const edited = new Map([['pages/about-us.json', '{}']]);
    const { problems } = await validateSite(project, { validators, edited });
    expect(problems.map(({ message }) => message).join()).not.toContain("each in the other's place");
  });

  it('and two when other words and links in their place would only be wrong otherwise', async () => {
    const told = await toldAfter(([, , buttons = []]) => {
      Object.assign(buttons[0] ?? {}, { link: 'page:nowhere', label: 'Read more' });
    });
    expect(told).toHaveLength(2);
  });

  it('and two when their exchange would not make them right', async () => {
    const told = await toldAfter(([why]) => {
      Object.assign(why?.[0] ?? {}, { icon: 'no-such-icon' });
      Object.assign(why?.[1] ?? {}, { tone: 'nowhere' });
    });
    expect(told).toHaveLength(2);
  });

  it('when two links of a list lead to the pages that the labels of each other name', async () => {
    const told = await toldAfter(([, , buttons = []]) => {
      const [one, other] = [buttons[0] ?? {}, buttons[1] ?? {}];
      [one.link, other.link] = [String(other.link), String(one.link)];
    });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^a11y\/link-text .*the two links seem to be exchanged\. Exchange them\.$/);
  });
});

describe('two facts that were each changed by half are two problems', () => {
  const config = readFileSync(path.join(project, 'site.config.json'), 'utf8');
  const hotels = { '"1.1M"': '"1.3M"', '"1.1 million"': '"1.3 million"' };
  const weeks = { '"4–8"': '"6–10"' };

  it.each<Record<string, string>>([
    { ...hotels, ...weeks },
    { '"1.1 millones"': '"1.3 millones"', ...weeks },
    { ...hotels, '"weeks": "4–8"': '"weeks": "6–10"', '"four to eight"': '"six to ten"' },
  ])('%j', async (changes) => {
    const changed = Object.entries(changes).reduce(
      (text, [before, now]) => text.replace(before, now),
      config,
    );
    const { problems } = await validateSite(project, {
      validators,
      edited: new Map([['site.config.json', changed]]),
    });
    expect(problems.map(({ message }) => message)).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining('Write the same number in both.')),
    );
  });

  it('a value that stood at neither place was not exchanged', () => {
    const problem = { check: 'x', severity: 'warning', file: 'site.config.json', message: '' } as const;
    const problems = [
      { ...problem, pointer: '/one' },
      { ...problem, pointer: '/two' },
    ];
    const document = { one: 'c', two: 'a' };
    expect(exchangeGuesses(document, problems)).not.toEqual([]);
    expect(exchangeGuesses(document, problems, { one: 'a', two: 'c' })).not.toEqual([]);
    expect(exchangeGuesses(document, problems, { one: 'b', two: 'a' })).toEqual([]);
    expect(exchangeGuesses(document, problems, { ...document, other: 'b' })).toEqual([]);
  });
});
