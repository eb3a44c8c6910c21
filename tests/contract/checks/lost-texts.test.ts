import { describe, expect, it } from 'vitest';
import { fixSite } from '../../../scripts/validate/fix/fix-site.ts';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { lookBack } from '../../../scripts/validate/since-commit/look-back.ts';
import type { ValidateOptions } from '../../../scripts/validate/validate-options.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import {
  formatRecord,
  recordOfTexts,
} from '../../../src/engine/core/checks/context/words/translations/translation-record.ts';
import { lockFile } from '../../../src/engine/core/file-names.ts';
import { committedSite } from '../committed-site.ts';

const validators = keepValidators();
const { site, git } = committedSite();

const validate = (how: ValidateOptions = {}) =>
  validateSite(site().root, { validators, past: lookBack(site().root, 'HEAD'), ...how });

// Documents are looked at with whatever they have.
type Loose = ReturnType<typeof JSON.parse>;

/** Where one problem is told after an edit, and how. */
const told = async (file: string, edit: (document: Loose) => void) => {
  await site().edit<Loose>(file, edit);
  const { problems } = await validate();
  return problems.map(({ check, pointer, message, fix, ...at }) => ({
    told: `${check} ${at.file} ${pointer}`,
    message,
    fix,
  }));
};

const without = (section: number, ...steps: string[]) => {
  return ({ sections }: Loose) => {
    const holder = steps.slice(0, -1).reduce((value, step) => value[step], sections[section].props);
    delete holder[steps.at(-1) ?? ''];
  };
};

describe('what showed a text at the last commit and is gone', () => {
  it.each<[file: string, edit: (document: Loose) => void, at: string, stood: string]>([
    ['about-us', without(3, 'text'), '/sections/3/props/map', '"text": "t:about.presence.text"'],
    [
      'contact',
      without(1, 'form', 'fields', '2', 'optional'),
      '/sections/1/props/form/fields/2/autocomplete',
      '"optional": "t:contact.form.optional"',
    ],
    [
      'home',
      without(1, 'cards', '0', 'vignette', 'blocks', '1', 'unit'),
      '/sections/1/props/cards/0/vignette/blocks/1/value',
      '"unit": "t:home.moments.recognize.points"',
    ],
    [
      'solutions/travel',
      without(0, 'vignette', 'blocks', '0', 'start', '1', 'note'),
      '/sections/0/props/vignette/blocks/0/start/1/',
      '"note": "t:solutions.travel.hero.screen.dates|May 12–15 · 2 guests"',
    ],
  ])('is asked for where it stood: %s', async (...[name, edit, at, stood]) => {
    const problems = await told(`pages/${name}.json`, edit);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.told).toMatch(new RegExp(`^i18n/(unused|extra)-key pages/${name}.json ${at}`));
    expect(problems[0]?.message).toMatch(/At the last commit there stood (here|after this one): /);
    expect(problems[0]?.message).toContain(`: ${stood}. Nothing shows`);
    expect(problems[0]?.fix).toBeUndefined();
  });

  it('is asked for where nothing is left without it', async () => {
    const edit = without(0, 'vignette', 'blocks', '1', 'start', '0', 'note');
    const [problem, another] = await told('pages/solutions/travel.json', edit);
    expect(another).toBeUndefined();
    expect(problem?.told).toMatch(/^schema\/section-props .*\/vignette\/blocks\/1\/start\/0$/);
    const was = 'At the last commit "note" was "t:solutions.travel.hero.screen.own|You pay".';
    expect(problem?.message).toContain(was);
  });

  it.each<[what: string, file: string, edit: (document: Loose) => void, at: string]>([
    [
      'an item',
      'about-us',
      ({ sections }) => sections[2].props.features.splice(1, 1),
      '/sections/2/props/features/1',
    ],
    [
      'the last item',
      'about-us',
      ({ sections }) => sections[2].props.features.pop(),
      '/sections/2/props/features/4',
    ],
    ['a section', 'solutions', ({ sections }) => sections.splice(4, 1), '/sections/4'],
    ['a section', 'rewards', ({ sections }) => sections.splice(2, 1), '/sections/1'],
  ])('is asked for as a whole where it stood: %s of %s', async (...[what, name, edit, at]) => {
    const problems = await told(`pages/${name}.json`, edit);
    expect(problems).toMatchObject([{ told: `i18n/unused-key pages/${name}.json ${at}`, fix: undefined }]);
    expect(problems[0]?.message).toMatch(
      what === 'a section'
        ? /The section ".*" that stood (here|after this one) at/
        : /What stood (here|after this one) at/,
    );
  });

  it('is not said to be removed where a part of another page was pasted over it', async () => {
    const other = JSON.parse(await site().read('pages/solutions/travel-advisor.json')) as Loose;
    const paste = ({ sections }: Loose) => {
      sections[0].props.vignette = other.sections[0].props.vignette;
    };
    const [problem, another] = await told('pages/solutions/marketplace.json', paste);
    expect(another).toBeUndefined();
    expect(problem?.message).toMatch(
      /own are "solutions\.marketplace\.hero\.screen"\. Write those again\. They are in the last commit still: git show HEAD:\.\/pages\/solutions\/marketplace\.json$/,
    );
  });

  it('keeps its words: nothing is removed by itself while the commit shows it', async () => {
    await site().edit<Loose>('pages/solutions.json', ({ sections }) => sections.splice(4, 1));
    // In two groups of words, so that no one place has lost them.
    await site().edit<Loose>('pages/about-us.json', ({ sections }) => sections.splice(2, 1));
    const fixed = await fixSite(await validate(), { isWanted: () => true, validate });
    expect(fixed.texts.size).toBe(0);
    expect(fixed.site.problems.map(({ check }) => check)).toEqual(['i18n/unused-key', 'i18n/unused-key']);
  });

  it('keeps its words also where the place that showed them is not known', async () => {
    await site().edit<Loose>('pages/about-us.json', (page) => {
      page.sections[2].props.title = 't:about.story.title';
      page.sections[3].props.text = 't:about.story.title';
    });
    const { problems } = await validate();
    expect(problems.filter(({ fix }) => fix)).toEqual([]);
  });

  it('is no longer asked for when it was committed so: words are removed, and told one by one', async () => {
    for (const [locale, promise] of Object.entries({ en: 'We promise', es: 'Prometemos' }))
      await site().edit<Loose>(`locales/${locale}.json`, (words) =>
        Object.assign(words, { old: { promise } }),
      );
    await site().edit<Loose>(lockFile, ({ es }) =>
      Object.assign(es, { 'old.promise': formatRecord(recordOfTexts('We promise', 'Prometemos')) }),
    );
    git('commit', '--quiet', '--all', '--message', 'Words that nothing shows');
    const fixed = await fixSite(await validate(), { isWanted: () => true, validate });
    expect(fixed.site.problems.filter(({ check }) => /-key$/.test(check))).toEqual([]);
    expect(fixed.removed).toEqual([
      { file: 'locales/en.json', name: 'old.promise', value: 'We promise' },
      { file: 'locales/es.json', name: 'old.promise', value: 'Prometemos' },
    ]);
  });
});

describe('words that were written over the name of a text', () => {
  it.each([
    ['rewards', '"t:rewards.recognition.innovation.text"', 'Ideas that changed our work'],
    ['rewards', '"t:rewards.recognition.innovation.text"', 'New ideas that made it into the world.'],
    ['solution-not-found', '"t:solutionNotFound.all"', 'Show everything'],
    ['solutions/travel', /"t:solutions\.travel\.hero\.headline\|[^"]*"/, 'Descubre lo que quieres'],
  ])('are told with that name, which is written again: %s %s', async (page, text, words) => {
    const file = `pages/${page}.json`;
    const [named = ''] = (await site().read(file)).match(text) ?? [];
    await site().replace(file, named, JSON.stringify(words));
    const { problems } = await validate();
    expect(problems).toMatchObject([{ check: 'i18n/inline-literal', file, suggestion: JSON.parse(named) }]);
    await site().replace(file, JSON.stringify(words), JSON.stringify(problems[0]?.suggestion));
    expect((await validate()).problems).toEqual([]);
  });

  it.each([
    ['loyalty', 'overview', 'Discounts fade away.'],
    ['pay', 'card.description', 'Points, cards and cash in one checkout.'],
    ['pay', 'hero.headline', 'Points that spend like cash'],
  ])('are kept behind that name where it had its words there: %s %s', async (page, name, words) => {
    const file = `pages/solutions/${page}.json`;
    const key = `solutions.${page}.${name}`;
    const [named = ''] = (await site().read(file)).match(RegExp(`"t:${key}\\|[^"]*"`)) ?? [];
    await site().replace(file, named, JSON.stringify(words));
    const { problems } = await validate();
    expect(problems).toMatchObject([{ check: 'i18n/inline-literal', suggestion: `t:${key}|${words}` }]);
    await site().replace(file, JSON.stringify(words), JSON.stringify(problems[0]?.suggestion));
    expect((await validate()).problems).toMatchObject([{ check: 'i18n/stale' }]);
  });

  it('are told where they go when their name has its words in the locale files', async () => {
    await site().replace('pages/home.json', '"t:home.cta.title"', '"Let us talk"');
    const [problem] = (await validate()).problems;
    expect(problem?.message).toContain(
      'Write "t:home.cta.title" here again, and the new words under the name home.cta.title in locales/en.json, and their translation under the name home.cta.title in locales/es.json.',
    );
  });
});
