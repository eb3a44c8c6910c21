import { describe, expect, it } from 'vitest';
import { lockFile } from '../../../src/engine/core/file-names.ts';
import { committedSite } from '../committed-site.ts';
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

describe('all sections before the pages', () => {
  it('are one loss, also when one of them has left its words without a use', async () => {
    await site().edit('site.config.json', ({ layout }: { layout: { before: unknown[] } }) => {
      layout.before = [];
    });
    expect(await only('i18n/unused-key site.config.json')).toContain('Put it back');
  });
});

describe('two texts of a section that have changed places', () => {
  it('are one problem, also when a part of the title is to be emphasized', async () => {
    type Hero = { props: { title: string; text: string } };
    await site().edit('pages/contact.json', ({ sections: [{ props }] }: { sections: [Hero] }) => {
      [props.title, props.text] = [props.text, props.title];
    });
    expect(await only('i18n/misplaced-key pages/contact.json')).toContain('Exchange them again.');
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
    expect(told).toMatch(/At the last commit "founded" was "2012"\.$/);
    git('checkout', '--quiet', '.');
    await site().replace('pages/rewards.json', '  "id": "rewards",\n', '');
    expect(await only('schema/page pages/rewards.json')).toMatch(/it was "rewards"\. Write that again\.$/);
    git('checkout', '--quiet', '.');
    await site().replace('pages/home.json', '"featured": "marketplace"', '"featured": "concierge"');
    expect(await only('ref/unknown-entry pages/home.json')).toMatch(
      /this was "marketplace": if you did not mean to change it, write that again\.$/,
    );
  });

  it('is a fact also where only one place mentions it', async () => {
    const fact = '    "privacyUrl": "https://media.inspira.example/privacy",\n';
    await site().replace('site.config.json', fact, '');
    expect(await only('i18n/placeholder-mismatch site.config.json')).toBe(
      'There is no fact "privacyUrl" here, which section "consent" of the layout mentions. Write "privacyUrl" with its value, or take %{privacyUrl} out there. At the last commit it was "https://media.inspira.example/privacy".',
    );
  });

  it.each([
    ['locales/es.json', 'i18n/missing-translation'],
    ['locales/en.json', 'i18n/missing-key'],
  ])('is a group of words, which git has still: of %s', async (file, check) => {
    await site().edit<Words>(file, ({ about }) => {
      delete about.team;
    });
    const message = await only(`${check} ${file}`);
    expect(message).toMatch(
      /^The group "about\.team" was here at the last commit and is gone, with \d+ texts\./,
    );
    expect(message).toContain(` Take it back: git checkout HEAD -- ${file}`);
    await site().edit<Words>(file, ({ about }) => {
      about.hero = { ...about.hero, title: `${about.hero?.title}!` };
    });
    const told = (await found()).map(({ message }) => message).join();
    expect(told).toContain(`Copy it from there: git show HEAD:./${file}`);
  });

  it('is all of a group that was emptied, not only the part that is missed first', async () => {
    await site().edit<Record<string, unknown>>('locales/en.json', (words) => {
      words.notFound = {};
    });
    expect(await only('i18n/missing-key locales/en.json')).toBe(
      'The group "notFound" had 5 texts at the last commit, and has none now. Take it back: git checkout HEAD -- locales/en.json',
    );
  });

  it('is not when what stands beside it has changed as well', async () => {
    await site().edit<{ facts: Record<string, unknown> }>('site.config.json', ({ facts }) => {
      delete facts.founded;
      facts.hotels = '1.2M';
    });
    expect((await found()).map(({ message }) => message).join()).not.toContain('it was "2012"');
  });
});

type Words = { about: Record<string, Record<string, string>> };

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
    ['a form', ({ after }) => after.map(({ props }) => delete props.newsletter)],
  ])('is missed once where it was: %s', async (_, change) => {
    await edit(change);
    const problems = await found();
    expect(problems).toMatchObject([
      { told: expect.stringMatching(/key site\.config\.json$/), fix: undefined },
    ]);
    expect(problems[0]?.message).toMatch(
      /stood (here|after this one) at the last commit is gone, and nothing else shows its/,
    );
  });

  it('is missed once at its menu, with what to put back: the only entry that leads to a page', async () => {
    await edit(({ before }) => {
      for (const { props } of before)
        if (Array.isArray(props.items))
          props.items = props.items.filter(({ label }) => label !== 't:header.rewards');
    });
    const problems = await found();
    expect(problems).toMatchObject([{ told: 'ref/orphan-page site.config.json', fix: undefined }]);
    expect(problems[0]?.message).toContain('back: { "label": "t:header.rewards", "link": "page:rewards" }');
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
