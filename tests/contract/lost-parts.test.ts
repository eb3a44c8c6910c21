import { describe, expect, it } from 'vitest';
import { lockFile } from '../../src/engine/core/file-names.ts';
import { committedSite } from './committed-site.ts';
import { onlyProblem, problemsSinceCommit } from './problems-since-commit.ts';

const { site, git } = committedSite();
const found = () => problemsSinceCommit(site());
const only = (told: string) => onlyProblem(site(), told);

describe('rows of a group that are shifted, and signs that are replaced everywhere', () => {
  const shift = (texts: Record<string, string>) => {
    const words = Object.values(texts);
    for (const [index, name] of Object.keys(texts).entries())
      texts[name] = words[(index + 1) % words.length] ?? '';
  };

  it.each(['es', 'en'])('are one problem in %s', async (locale) => {
    await site().edit(
      `locales/${locale}.json`,
      ({ contact }: { contact: { validation: Record<string, string> } }) => shift(contact.validation),
    );
    expect(await only(`i18n/shifted-rows locales/${locale}.json`)).toContain('"contact.validation"');
  });

  it('are one problem when they are apostrophes', async () => {
    await site().write('locales/en.json', (await site().read('locales/en.json')).replaceAll('’', "'"));
    expect(await only('i18n/stale locales/en.json')).toMatch(/^\d+ texts have ' or "/);
  });
});

describe('a place in lists that two entries have', () => {
  it('is told at the one that was given it since the commit', async () => {
    await site().edit('pages/solutions/marketplace.json', (page: { order: number }) =>
      Object.assign(page, { order: 20 }),
    );
    expect(await only('content/duplicate-order pages/solutions/marketplace.json')).toContain(
      'pages/solutions/travel.json has the place 20 too.',
    );
  });
});

describe('a text that another was put in the place of', () => {
  it('is asked for where it stood, when the other stands elsewhere as well', async () => {
    await site().replace('site.config.json', '"t:header.talk"', '"t:header.contact"');
    expect(await only('i18n/misplaced-key site.config.json')).toContain('Write "t:header.talk" again');
  });

  it('is asked for with the words that stood behind it', async () => {
    const file = 'pages/solutions/marketplace.json';
    const screen = 't:solutions.marketplace.keyFeatures.screen';
    await site().replace(file, `${screen}.watch.name|Watch`, `${screen}.lamp.name|Lamp`);
    expect(await only(`i18n/misplaced-key ${file}`)).toContain(`Did you mean "${screen}.watch.name|Watch"?`);
  });
});

describe('a value that is gone and missed', () => {
  it('is told with what it was', async () => {
    await site().replace('site.config.json', '    "founded": "2012",\n', '');
    const told = await only('i18n/placeholder-mismatch site.config.json');
    expect(told).toMatch(/At the last commit it was "2012"\.$/);
    git('checkout', '--quiet', '.');
    await site().replace('pages/rewards.json', '  "id": "rewards",\n', '');
    expect(await only('schema/page pages/rewards.json')).toMatch(/it was "rewards"\.$/);
  });

  it('is not when what stands beside it has changed as well', async () => {
    await site().edit<{ facts: Record<string, unknown> }>('site.config.json', ({ facts }) => {
      delete facts.founded;
      facts.hotels = '1.2M';
    });
    expect((await found()).map(({ message }) => message).join()).not.toContain('it was "2012"');
  });
});

type Section = { type: string; props: Record<string, unknown> };
type Config = { layout: Record<'before' | 'after', Section[]> };

describe('a part of the layout that is gone while its words are left', () => {
  const edit = (change: (layout: Config['layout']) => void) =>
    site().edit<Config>('site.config.json', ({ layout }) => change(layout));

  it.each<[string, (layout: Config['layout']) => void]>([
    [
      'a section',
      (layout) =>
        layout.before.splice(
          layout.before.findIndex(({ type }) => type === 'consent'),
          1,
        ),
    ],
    [
      'an entry of the menu',
      ({ before }) => {
        for (const { props } of before)
          if (Array.isArray(props.items))
            props.items = props.items.filter(({ label }) => label !== 't:header.rewards');
      },
    ],
    ['a form', ({ after }) => after.map(({ props }) => delete props.newsletter)],
  ])('is missed once where it was: %s', async (_, change) => {
    await edit(change);
    const problems = await found();
    expect(problems).toMatchObject([
      { told: expect.stringMatching(/key site\.config\.json$/), fix: undefined },
    ]);
    expect(problems[0]?.message).toMatch(
      /stood (here|behind this) at the last commit is gone, and nothing else shows its/,
    );
  });
});

type Lock = Record<string, Record<string, unknown>>;

describe('a lock file that has changed alone', () => {
  const edit = (change: (lock: Lock) => void) => site().edit<Lock>(lockFile, change);

  it('is told once at itself, and not at the words', async () => {
    await edit(({ es = {} }) => Object.assign(es, { 'rewards.hero.title': es['rewards.hero.text'] }));
    expect(await only(`i18n/stale ${lockFile}`)).toContain(`git checkout HEAD -- ${lockFile}`);
    git('reset', '--hard', '--quiet');
    await edit((lock) => {
      delete lock.es;
    });
    expect(await only(`i18n/unrecorded ${lockFile}`)).toContain(`git checkout HEAD -- ${lockFile}`);
  });

  it('does not hide that words have changed which it knew', async () => {
    await site().edit('locales/en.json', ({ rewards }: { rewards: { hero: { title: string } } }) =>
      Object.assign(rewards.hero, { title: 'Rewards that are worth it' }),
    );
    git('commit', '--quiet', '--all', '--message', 'Words');
    await edit(({ es = {} }) => {
      delete es['rewards.hero.text'];
    });
    expect((await found()).map(({ told }) => told).sort()).toEqual([
      'i18n/stale locales/es.json',
      `i18n/unrecorded ${lockFile}`,
    ]);
  });
});

describe('words that several others were put in the place of', () => {
  it.each([
    [
      'pages/contact.json',
      '"sent": { "title": "t:contact.form.sent.title", "text": "t:contact.form.sent.text" }',
      '"sent": { "title": "t:contact.form.failed.title", "text": "t:contact.form.failed.text" }',
      '"contact.form.sent.title" and "contact.form.sent.text" at the last commit, and now the words of "contact.form.failed", as under "failed". Write "t:contact.form.sent.title" and "t:contact.form.sent.text" again.',
    ],
    [
      'pages/about-us.json',
      /"title": "t:about\.hero\.title",\s*"text": "t:about\.hero\.text"/,
      '"title": "t:rewards.hero.title", "text": "t:rewards.hero.text"',
      'and now the words of "rewards.hero", as in pages/rewards.json. Write "t:about.hero.title"',
    ],
  ])('are asked for where they stood: %s', async (...[file, from, to, says]) => {
    const text = await site().read(file);
    const edited = text.replace(from, to);
    expect(edited).not.toBe(text);
    await site().write(file, edited);
    expect(await only(`i18n/misplaced-key ${file}`)).toContain(says);
  });
});

describe('what was there at the last commit is told', () => {
  it('of a group of translations, with how it comes back', async () => {
    const remove = ({ about }: { about: { team?: object } }) => {
      delete about.team;
    };
    await site().edit('locales/es.json', remove);
    expect(await only('i18n/missing-translation locales/es.json')).toMatch(
      /^The group "about\.team" was here at the last commit and is gone, with \d+ texts that pages show\. Take it back: git checkout HEAD -- locales\/es\.json$/,
    );
    await site().edit('locales/es.json', ({ home }: { home: { hero: { title: string } } }) => {
      home.hero.title = 'Otra razón para volver a casa';
    });
    const told = (await found()).map(({ message }) => message);
    expect(told.join('\n')).toContain('Copy it back from there: git show HEAD:locales/es.json');
  });

  it('of a fact that one text mentions, where it was', async () => {
    await site().replace(
      'site.config.json',
      /\n {4}"privacyUrl": "[^"]*",/.exec(await site().read('site.config.json'))?.[0] ?? '',
      '',
    );
    const told = await only('i18n/placeholder-mismatch site.config.json');
    expect(told).toMatch(
      /^There is no fact "privacyUrl" here, .* At the last commit it was "https:[^"]*"\.$/,
    );
  });

  it('of a choice, which is more likely than what sounds alike', async () => {
    const file = 'pages/newsletter-confirm.json';
    await site().replace(file, '"action": "confirm"', '"action": "subscribe"');
    expect(await only(`schema/section-props ${file}`)).toMatch(/Did you mean "confirm"\?$/);
  });

  it('of an entry that is singled out', async () => {
    await site().replace('pages/home.json', '"featured": "marketplace"', '"featured": "concierge"');
    expect(await only('ref/unknown-entry pages/home.json')).toMatch(
      /Write the id of an entry: loyalty, .*\. At the last commit it was "marketplace"\.$/,
    );
  });
});
