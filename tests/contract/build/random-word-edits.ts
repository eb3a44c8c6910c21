import type { LocaleDocument, PageDocument } from '../../../src/generated/types.ts';
import type { Random } from '../../random-of.ts';
import type { RandomEdit, SiteEdit } from '../checks/site-edit.ts';
import { editedPages } from './edited-pages.ts';

/** Every text of a group of words with what sets it. */
const textsIn = (words: LocaleDocument): ((change: (text: string) => string) => void)[] =>
  Object.entries(words).flatMap(([key, value]) => {
    if (typeof value !== 'string') return textsIn(value as LocaleDocument);
    const set = (change: (text: string) => string) => {
      words[key] = change(value) as never;
    };
    return key === '$schema' ? [] : [set];
  });

/** Words of pages, of their titles, of the frame and of cards that many pages list. */
const wordOf =
  (change: (text: string, at: number) => string, name: string) =>
  (random: Random): SiteEdit => {
    const locale = ['en', 'es'][random(2)];
    const at = random(10_000);
    return {
      name: `${name} ${at} of ${locale}`,
      run: async (site) => {
        await site.edit<LocaleDocument>(`locales/${locale}.json`, (words) => {
          const texts = textsIn(words);
          texts[at % texts.length]?.((text) => change(text, at));
        });
        return [];
      },
    };
  };

const word = wordOf((text, at) => `${text} ${at}`, 'word');
const newWord = wordOf((_, at) => `A text ${at}`, 'another word');
const brokenWord = wordOf((text, at) => (at % 2 === 0 ? '' : `${text} %{nobody}`), 'broken word');

const locales = ['en', 'es'];

/** New words, and a page that shows them in the place of others. */
const newText = (random: Random): SiteEdit => {
  const file = `pages/${editedPages[random(editedPages.length)]}.json`;
  const name = `new${random(100)}`;
  const languages = random(4) === 0 ? ['en'] : locales;
  return {
    name: `new words ${name} in ${languages} of ${file}`,
    run: async (site) => {
      for (const locale of languages)
        await site.edit<LocaleDocument>(`locales/${locale}.json`, (words) => {
          words.added = { ...(words.added as LocaleDocument), [name]: `A text ${name} of ${locale}` };
        });
      await site.edit<PageDocument>(file, (page) => {
        const sections = JSON.stringify(page.sections).replace(/"t:[\w.-]+"/, `"t:added.${name}"`);
        page.sections = JSON.parse(sections) as PageDocument['sections'];
      });
      return [];
    },
  };
};

/** Words that nothing shows, and words that something does. */
const lostWord = (random: Random): SiteEdit => {
  const at = random(10_000);
  const remove = (group: LocaleDocument): void => {
    const names = Object.keys(group).filter((name) => name !== '$schema');
    const name = names[at % names.length] ?? '';
    if (typeof group[name] === 'string') delete group[name];
    else remove(group[name] as LocaleDocument);
  };
  return {
    name: `without word ${at}`,
    run: async (site) => {
      for (const locale of locales) await site.edit<LocaleDocument>(`locales/${locale}.json`, remove);
      return [];
    },
  };
};

/** Edits of words. Another text for one is chosen twice as often as the others. */
export const randomWordEdits: RandomEdit[] = [word, word, newWord, brokenWord, newText, lostWord];
