import { placeholderPicture } from '../../../src/engine/core/checks/context/files/placeholder-picture.ts';
import { isInside } from '../../../src/engine/core/checks/context/words/keys/is-within.ts';
import { camelCase } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { byOrder } from '../../../src/engine/core/resolve/collection-cards.ts';
import type { PageFile } from '../../../src/engine/core/types.ts';
import { namesText, parseText, textNamed } from '../../../src/engine/core/words/text-reference.ts';
import { breakLongLines } from '../../json-text/break-long-lines.ts';
import { removeValue } from '../../json-text/edit-text.ts';
import { setValue } from '../../json-text/set-values.ts';
import { replaceStrings } from '../../json-text/strings-in.ts';
import { bareName, demandFreePage, demandFreeWords, demandPageId } from '../page-names.ts';
import { type Plan, RefusedChange, type Workspace } from '../workspace.ts';
import { draftNotes } from './new-page.ts';
import { stub, writeStubs } from './stub-words.ts';

const collection = 'solutions';

const entriesOf = ({ context: { source } }: Workspace): PageFile[] =>
  source.pages.filter((page) => page.collection === collection).sort(byOrder);

/** Words of an entry: their key, and the words themselves where they stand in its document. */
type Words = { key: string; inline: string | undefined };

const groupOf = (slug: string) => `${collection}.${camelCase(slug)}`;

/** The words of an entry in a language, or else in the default one, as an example for the next entry. */
const exampleOf = ({ context }: Workspace, { key, inline }: Words, locale: string): string =>
  context.words.get(locale)?.texts.get(key)?.value ??
  inline ??
  context.sourceWords?.texts.get(key)?.value ??
  '';

/** A stub that says in a language what the first entry has there. In brackets it is one without its TODO, too. */
const stubLike = (
  workspace: Workspace,
  { slug }: PageFile,
  { locale = workspace.context.defaultLocale, ...words }: Words & { locale?: string },
): string => stub(`[like "${exampleOf(workspace, words, locale).replace(/[[\]]/g, '')}" of ${slug}]`);

/** Where an entry names its pictures. */
const picturesOf = ({ context: { marks } }: Workspace, model: PageFile): Set<string> =>
  new Set(
    marks.flatMap(({ kind, place }) => (kind === 'asset' && place.file === model.file ? place.pointer : [])),
  );

/** The words of the first entry, by the keys that those of the new one get. */
type Examples = Map<string, Words>;

/** The document of the first entry without its own words and pictures. */
const emptied = (
  workspace: Workspace,
  model: PageFile,
  slug: string,
): { text: string; examples: Examples } => {
  const [from, to] = [groupOf(model.slug ?? ''), groupOf(slug)];
  const pictures = picturesOf(workspace, model);
  const examples: Examples = new Map();
  const text = replaceStrings(workspace.draft.read(model.file), ({ value, pointer }) => {
    if (pictures.has(pointer)) return placeholderPicture;
    const { key, inline } = namesText(value) ? parseText(value) : {};
    if (key === undefined || !isInside(key, from)) return undefined;
    const next = to + key.slice(from.length);
    const words = { key, inline };
    examples.set(next, words);
    const head = value.slice(textNamed(key).length, inline === undefined ? undefined : -inline.length);
    return `${textNamed(next)}${head}${inline === undefined ? '' : stubLike(workspace, model, words)}`;
  });
  return { text, examples };
};

const withDraft = (text: string, slug: string, order: number): string => {
  const renamed = replaceStrings(text, ({ pointer }) => (pointer === '/id' ? slug : undefined));
  const plain = ['/path', '/paths'].reduce(
    (left, pointer) =>
      Object.hasOwn(JSON.parse(left) as object, pointer.slice(1)) ? removeValue(left, pointer) : left,
    renamed,
  );
  const ordered = setValue(plain, { pointer: '/order', json: String(order), before: 'meta' });
  return setValue(ordered, { pointer: '/draft', json: 'true', before: 'meta' });
};

/** `new solution`: a draft in the collection of solutions, built like the first of them, with stubs for its words. */
export const newSolution = (workspace: Workspace, name: string): Plan => {
  const slug = bareName(name).replace(`${collection}/`, '');
  const { draft, context } = workspace;
  const { defaultLocale, targetLocales } = context;
  const entries = entriesOf(workspace);
  const file = `pages/${collection}/${slug}.json`;
  demandPageId(slug, 'solution');
  if (context.pages.get(slug)?.file === file) return { done: `There is a solution "${slug}" already.` };
  demandFreePage(workspace, slug, file);
  demandFreeWords(workspace, groupOf(slug));
  const [model] = entries;
  if (!model)
    throw new RefusedChange(
      `pages/${collection} has no solution that a new one could be built like. Write the first by hand.`,
    );
  const { text, examples } = emptied(workspace, model, slug);
  const order = Math.max(...entries.map(({ document }) => document.order ?? 0)) + 10;
  draft.write(file, breakLongLines(withDraft(text, slug, order)));
  for (const locale of [defaultLocale, ...targetLocales]) {
    // The words of the default language that stand in the document are there already.
    const own = [...examples].filter(([, { inline }]) => locale !== defaultLocale || inline === undefined);
    const stubs = own.map(
      ([next, words]) => [next, stubLike(workspace, model, { ...words, locale })] as const,
    );
    writeStubs(workspace, new Map(stubs), [locale]);
  }
  const notes = [`It is built like "${model.slug}".`, ...draftNotes(file)];
  return { done: `The solution "${slug}" is there.`, notes };
};
