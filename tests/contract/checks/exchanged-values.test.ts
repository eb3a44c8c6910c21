import { describe, expect, it } from 'vitest';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { committedSite } from '../committed-site.ts';
import { onlyProblem, problemsSinceCommit } from './problems-since-commit.ts';

const { site, git } = committedSite();
const config = 'site.config.json';

const about = 'pages/about-us.json';

type Column = { title: string; links: unknown[] };
type Config = { layout: { after: { props: { columns: Column[] } }[] } };

const edit = (change: (columns: Column[]) => void) =>
  site().edit<Config>(config, ({ layout }) => change(layout.after[0]?.props.columns ?? []));

const exchangeTitles = ([one, other]: Column[]) => {
  if (one && other) [one.title, other.title] = [other.title, one.title];
};

describe('two titles that have each other’s place since the last commit', () => {
  it('are one remark when what stands under them has not changed', async () => {
    await edit(exchangeTitles);
    expect(await onlyProblem(site(), `content/exchanged-value ${config}`)).toBe(
      'Section "footer" of the layout: This stood in "columns #2.title" at the last commit, and what stands there now stood here: the two have changed places, and what stands with them has not. Exchange them again, unless that is meant.',
    );
  });

  it('are none when the columns changed places, or when it was committed', async () => {
    await edit((columns) => columns.reverse());
    expect(await problemsSinceCommit(site())).toEqual([]);
    await edit(exchangeTitles);
    git('commit', '--quiet', '--all', '--message', 'Other titles');
    expect(await problemsSinceCommit(site())).toEqual([]);
  });
});

describe('two pictures of the settings that have each other’s place since the last commit', () => {
  it('are one remark, also when one of them stands in the layout', async () => {
    await site().edit<{ icon: string; logo: string }>(config, (settings) => {
      [settings.icon, settings.logo] = [settings.logo, settings.icon];
    });
    expect(await onlyProblem(site(), `content/exchanged-value ${config}`, '/icon')).toContain(
      'This stood in "logo" at the last commit',
    );
    git('checkout', '--quiet', config);
    type Settings = { icon: string; layout: { before: { props: { logo?: { src: string } } }[] } };
    await site().edit<Settings>(config, (settings) => {
      const logo = settings.layout.before.find(({ props }) => props.logo)?.props.logo;
      if (logo) [settings.icon, logo.src] = [logo.src, settings.icon];
    });
    expect(await onlyProblem(site(), `content/exchanged-value ${config}`, '/icon')).toContain(
      'This stood in "logo.src" of section "header" at the last commit',
    );
  });
});

type Entry = Record<string, unknown>;
type Page = { sections: { id: string; props: Record<string, unknown> }[] };

/** Changes the properties of a section of "about-us". */
const editSection = (id: string, change: (props: Record<string, unknown>) => void) =>
  site().edit<Page>(about, ({ sections }) => change(sections.find((one) => one.id === id)?.props ?? {}));

/** Exchanges a property of the first two entries of a list. */
const exchangeInEntries = (section: string, list: string, name: string) =>
  editSection(section, (props) => {
    const [one, other] = props[list] as Entry[];
    if (one && other) [one[name], other[name]] = [other[name], one[name]];
  });

describe('other values that have each other’s place since the last commit', () => {
  it.each([
    ['team', 'members', 'image'],
    ['awards', 'awards', 'image'],
    ['values', 'features', 'icon'],
  ])('are one remark: two entries of %s', async (section, list, name) => {
    await exchangeInEntries(section, list, name);
    const message = await onlyProblem(site(), `content/exchanged-value ${about}`);
    expect(message).toContain(`This stood in "${list} #2.${name}" at the last commit`);
  });

  it('are one remark: two properties of one group', async () => {
    await editSection('careers', (props) => {
      [props.button, props.mail] = [props.mail, props.button];
    });
    const message = await onlyProblem(site(), `content/exchanged-value ${about}`);
    expect(message).toContain('This stood in "mail" at the last commit');
  });

  it('are none when whole entries changed places, or only how they look', async () => {
    await editSection('team', ({ members }) => (members as Entry[]).reverse());
    await editSection('awards', ({ awards }) => (awards as Entry[]).reverse());
    await exchangeInEntries('values', 'features', 'tone');
    expect(await problemsSinceCommit(site())).toEqual([]);
  });
});

describe('two entries whose texts are crosswise', () => {
  it.each([
    ['team', 'members', 'bio'],
    ['story', 'stations', 'text'],
  ])('are told at the text that moved since the last commit: %s', async (section, list, name) => {
    await exchangeInEntries(section, list, name);
    const message = await onlyProblem(site(), `i18n/misplaced-key ${about}`);
    expect(message).toContain(`This stood in "${list} #2.${name}" at the last commit`);
  });
});

describe('two entries of two lists that have each other’s place since the last commit', () => {
  it('are one problem, at the first, also if its list would take it', async () => {
    await site().edit<Page>('pages/home.json', (page) => {
      const [one, other] = [
        '/sections/0/props/cards/2/blocks/0/start',
        '/sections/1/props/cards/0/vignette/blocks',
      ];
      const [lines, blocks] = [valueAt(page, one), valueAt(page, other)] as [unknown[], unknown[]];
      [lines[0], blocks[1]] = [blocks[1], lines[0]];
    });
    expect(await onlyProblem(site(), 'schema/unknown-block-type pages/home.json')).toContain(
      'This stood in "cards #1.vignette.blocks #2" of section "what-we-do" at the last commit, and what stands there now stood here',
    );
  });
});

describe('the picture of a card and one of a list on its page, which changed places since the last commit', () => {
  it('are one problem, at the card, which says to exchange them again', async () => {
    const file = 'pages/solutions/marketplace.json';
    const [one, other] = ['"/images/solutions/marketplace.svg"', '"/images/objects/gift.svg"'];
    const text = await site().read(file);
    const crossed = text.replace(one, '"?"').replace(other, one).replace('"?"', other);
    await site().write(file, crossed);
    const message = await onlyProblem(site(), `i18n/unlike-others ${file}`, '/card/imageBg');
    expect(message).toContain('Exchange them again.');
    expect(message).not.toContain('Did you mean');
  });
});

describe('two values of two places, one of which is wrong where it is now', () => {
  it('are one problem, at the first: to mend it alone would leave the other in silence', async () => {
    const file = 'pages/home.json';
    const [one, other] = ['"/images/objects/phones.svg"', '"/images/logos/zafirel.svg"'];
    const text = await site().read(file);
    await site().write(file, text.replace(one, '"?"').replace(other, one).replace('"?"', other));
    const message = await onlyProblem(site(), `a11y/alt-quality ${file}`);
    expect(message).toContain('of section "clients" at the last commit');
    expect(message).toContain('Exchange them again.');
  });

  it('are one problem, also in two files', async () => {
    const text = 't:partner.benefits.cobrand.gifts';
    await site().replace('pages/partner-with-us.json', `"${text}"`, '"Español"');
    await site().replace(config, '"name": "Español"', `"name": "${text}"`);
    const message = await onlyProblem(site(), 'i18n/inline-literal pages/partner-with-us.json');
    expect(message).toContain('This stood in "locales #2.name" of site.config.json at the last commit');
  });
});
