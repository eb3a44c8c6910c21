import { linkToPage } from '../../src/engine/core/addresses/page-link.ts';
import { wordsOf } from '../../src/engine/core/checks/context/words/keys/words.ts';
import { listOf, objectOf } from '../../src/engine/core/json/json-value.ts';
import { isPictureFile } from '../../src/engine/core/picture-file.ts';
import { listOfCollection } from '../../src/engine/core/resolve/collection-list.ts';
import { formNames, formSchemaFile } from '../../src/engine/core/schema/form-schema-file.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';
import { textNamed } from '../../src/engine/core/words/text-reference.ts';
import type { LocaleDocument } from '../../src/generated/types.ts';

/** A value that an editor may offer, and the description beside it. */
export type Choice = { value: string; description: string };

/** The things of a site that its documents may name. */
export type ProjectValues = Record<
  'texts' | 'pages' | 'links' | 'collections' | 'entries' | 'forms' | 'icons' | 'images' | 'locales',
  Choice[]
>;

/** Longer lists are useless to scroll through, and make the editor slow. */
const most = 5000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const textChoices = ({ config, locales }: SiteSource): Choice[] => {
  const locale = textOf(objectOf(config).defaultLocale);
  const words = wordsOf(locale, objectOf(locales[locale]) as LocaleDocument);
  return [...words.texts].map(([key, { value }]) => ({ value: textNamed(key), description: value }));
};

const pageChoices = ({ pages }: SiteSource): { pages: Choice[]; links: Choice[] } => {
  const found = pages.map(({ file, document }) => {
    const { id, sections } = objectOf(document);
    const value = linkToPage(textOf(id));
    const places = listOf(sections).map((section) => {
      const { id: name, type } = objectOf(section);
      return { value: `${value}#${textOf(name)}`, description: `${textOf(type)} in ${file}` };
    });
    return { page: { value, description: file }, places };
  });
  const ids = found.map(({ page }) => page);
  return { pages: ids, links: [...ids, ...found.flatMap(({ places }) => places)] };
};

const collectionChoices = ({ config, pages }: SiteSource): Choice[] =>
  Object.keys(objectOf(objectOf(config).collections)).map((name) => {
    const entries = pages.filter(({ collection }) => collection === name);
    return { value: listOfCollection(name), description: entries.map(({ slug }) => slug).join(', ') };
  });

const entryChoices = ({ pages }: SiteSource): Choice[] =>
  pages
    .filter(({ collection }) => collection !== undefined)
    .map(({ file, document }) => ({ value: textOf(objectOf(document).id), description: file }));

const formChoices = ({ schemas }: SiteSource): Choice[] =>
  formNames(schemas).map((value) => ({
    value,
    description: textOf(schemas[formSchemaFile(value)]?.description),
  }));

const imageChoices = ({ assets }: SiteSource): Choice[] =>
  Object.entries(assets)
    .filter(([name]) => isPictureFile(name))
    .map(([value, { width, height }]) => ({ value, description: width ? `${width} × ${height}` : '' }));

const localeChoices = ({ config }: SiteSource): Choice[] =>
  listOf(objectOf(config).locales).map((item) => {
    const { locale, name } = objectOf(item);
    return { value: textOf(locale), description: textOf(name) };
  });

/** Everything a site has that its documents may name. Works on a site with faults. */
export const projectValues = (source: SiteSource): ProjectValues => {
  const values = {
    texts: textChoices(source),
    ...pageChoices(source),
    collections: collectionChoices(source),
    entries: entryChoices(source),
    forms: formChoices(source),
    icons: Object.keys(source.icons).map((value) => ({ value, description: '' })),
    images: imageChoices(source),
    locales: localeChoices(source),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, choices]) => [name, choices.slice(0, most)]),
  ) as ProjectValues;
};
