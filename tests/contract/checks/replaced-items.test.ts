import { describe, expect, it } from 'vitest';
import { committedSite } from '../committed-site.ts';
import { onlyProblem, problemsSinceCommit } from './problems-since-commit.ts';

const { site, git } = committedSite();
const about = 'pages/about-us.json';
const contact = 'pages/contact.json';
const home = 'pages/home.json';
const partner = 'pages/partner-with-us.json';
const rewards = 'pages/rewards.json';

type Item = Record<string, unknown>;
type Section = { id: string; props: Record<string, Item[]> };
type Page = { sections: Section[] };

const sectionsOf = async (file: string): Promise<Section[]> => {
  const { sections }: Page = JSON.parse(await site().read(file));
  return sections;
};

/** Puts one item of a list in the place of another one, and returns the pointer of that. */
const pasteOver = async (file: string, [id, list]: [string, string], [to, from]: [number, number]) => {
  const at = (await sectionsOf(file)).findIndex((section) => section.id === id);
  await site().edit<Page>(file, ({ sections }) => {
    const items = sections[at]?.props[list] ?? [];
    items[to] = items[from] ?? {};
  });
  return `/sections/${at}/props/${list}/${to}`;
};

describe('an entry of a list that another one was pasted over', () => {
  it('is told itself, with what it was, also when the other one stands behind it', async () => {
    const pointer = await pasteOver(rewards, ['recognition', 'tiles'], [0, 2]);
    expect(await onlyProblem(site(), `content/repeated-item ${rewards}`, pointer)).toBe(
      'Section "recognition" of page "rewards": This entry is the same as entry 3 of this list. At the last commit this was { "picture": { "src": "/images/recognition/enterprise.svg" }, "title": "t:rewards.recognition.enterprise.title", "description": "t:rewards.recognition.enterprise.text" }: if you did not mean to change it, write that again.',
    );
  });

  it('is told once: a button', async () => {
    const pointer = await pasteOver(home, ['hero', 'buttons'], [1, 0]);
    const message = await onlyProblem(site(), `content/repeated-item ${home}`, pointer);
    expect(message).toContain(
      '"label": "t:home.hero.contact", "link": "page:contact" }: if you did not mean to change it, write that again.',
    );
  });

  it('is told where it was changed when the other one stands in another list', async () => {
    const at = (await sectionsOf(about)).findIndex(({ id }) => id === 'presence');
    await site().edit<Page>(about, ({ sections }) => {
      const [america = [], , asia = []] = (sections[at]?.props.continents ?? []).map(
        ({ countries }) => countries as Item[],
      );
      asia[1] = america[0] ?? {};
    });
    const pointer = `/sections/${at}/props/continents/2/countries/1`;
    const message = await onlyProblem(site(), `i18n/unused-key ${about}`, pointer);
    expect(message).toContain(
      'This entry is the same as one of another list. At the last commit this was { "name": "t:about.presence.india", "cities": ["t:about.presence.newDelhi"] }: if you did not mean to change it, write that again. Else mend what follows',
    );
  });
});

describe('a section that one of another page was pasted over', () => {
  const paste = async () => {
    const [, form] = await sectionsOf(contact);
    await site().edit<Page>(partner, ({ sections }) => form && sections.splice(2, 1, form));
  };

  it('is told where it stands now, with what stood there', async () => {
    await paste();
    const message = await onlyProblem(site(), `i18n/unused-key ${partner}`, '/sections/2');
    expect(message).toContain(
      'This section is the same as one of pages/contact.json. At the last commit "journey" stood here: if you did not mean to change it, run "git checkout HEAD -- pages/partner-with-us.json". Else mend what follows from the change, in line ',
    );
    git('checkout', '--quiet', '.');
    expect(await problemsSinceCommit(site())).toEqual([]);
  });
});

describe('a name in a list that another one was pasted over', () => {
  it('is to be written again, and not to be removed', async () => {
    const text = await site().read('site.config.json');
    await site().write('site.config.json', text.replace('"Madrid"', '"Playa Serena"'));
    const message = await onlyProblem(site(), 'schema/site site.config.json');
    expect(message).toContain(
      'At the last commit this was "Madrid": if you did not mean to change it, write that again.',
    );
    expect(message).not.toContain('Remove');
  });
});

describe('a group that another one was pasted over', () => {
  it('is told with what it was: a picture over a button', async () => {
    const file = 'pages/solutions/loyalty.json';
    await site().edit<{ sections: { props: Item }[] }>(file, ({ sections: [hero] }) => {
      if (hero) hero.props.button = hero.props.art;
    });
    const message = await onlyProblem(site(), `schema/section-props ${file}`, '/sections/0/props/button');
    expect(message).toContain(
      'This is the same as "art" beside it. At the last commit this was { "label": "t:solutionPage.demo", "link": "page:contact" }: if you did not mean to change it, write that again',
    );
    expect(message).not.toContain('braces');
  });

  it('is told with what it was: a drawing over a logo', async () => {
    const at = (await sectionsOf(home)).findIndex(({ id }) => id === 'clients');
    await site().edit<Page>(home, ({ sections }) => {
      const [, logo] = sections[at]?.props.items ?? [];
      if (logo) logo.image = { src: '/images/objects/arch.svg' };
    });
    const pointer = `/sections/${at}/props/items/1/image`;
    const message = await onlyProblem(site(), `a11y/alt-missing ${home}`, pointer);
    expect(message).toContain('At the last commit this was { "src": "/images/logos/');
  });
});

describe('an entry that has moved to a list of another kind', () => {
  it('is told once, and its own list does not miss it: an option of a form', async () => {
    type Contact = {
      sections: [unknown, { props: { items: Item[]; form: { fields: { options: Item[] }[] } } }];
    };
    await site().edit<Contact>(contact, ({ sections: [, { props }] }) => {
      props.items.unshift(...(props.form.fields[3]?.options.splice(2, 1) ?? []));
    });
    expect(await onlyProblem(site(), `schema/section-props ${contact}`)).toContain(
      'It seems to come from "form.fields #4.options": move it there.',
    );
  });
});
