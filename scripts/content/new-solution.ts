import { isInside } from '../../src/engine/core/checks/context/words/keys/is-within.ts';
import { camelCase } from '../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { byOrder } from '../../src/engine/core/resolve/collection-cards.ts';
import type { PageFile } from '../../src/engine/core/types.ts';
import { namesText, parseText, textNamed } from '../../src/engine/core/words/text-reference.ts';
import { breakLongLines } from '../json-text/break-long-lines.ts';
import { removeValue } from '../json-text/edit-text.ts';
import { setValue } from '../json-text/set-values.ts';
import { replaceStrings } from '../json-text/strings-in.ts';
import { draftNotes } from './new-page.ts';
import { demandFreePage, demandFreeWords, demandPageId } from './page-names.ts';
import { type Stubs, stub, writeStubs } from './stub-words.ts';
import { type Plan, RefusedChange, type Workspace } from './workspace.ts';

const collection = 'solutions';

const entriesOf = ({ context: { source } }: Workspace): PageFile[] =>
  source.pages.filter((page) => page.collection === collection).sort(byOrder);

const groupOf = (slug: string) => `${collection}.${camelCase(slug)}`;

/** The words of an entry in the default language, as an example for the next entry. */
const exampleOf = ({ context }: Workspace, key: string, inline: string | undefined): string =>
  inline ?? context.sourceWords?.texts.get(key)?.value ?? '';

/** The document of the first entry without its own words: each stub says what the first entry has there. */
const emptied = (
  workspace: Workspace,
  model: PageFile,
  slug: string,
): { text: string; own: Stubs; all: Stubs } => {
  const [from, to] = [groupOf(model.slug ?? ''), groupOf(slug)];
  const own: Stubs = new Map();
  const all: Stubs = new Map();
  const text = replaceStrings(workspace.draft.read(model.file), ({ value }) => {
    const { key, inline } = namesText(value) ? parseText(value) : {};
    if (key === undefined || !isInside(key, from)) return undefined;
    const next = to + key.slice(from.length);
    const words = stub(`like "${exampleOf(workspace, key, inline)}" of ${model.slug}`);
    all.set(next, words);
    if (inline === undefined) own.set(next, words);
    const head = value.slice(textNamed(key).length, inline === undefined ? undefined : -inline.length);
    return `${textNamed(next)}${head}${inline === undefined ? '' : words}`;
  });
  return { text, own, all };
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
export const newSolution = (workspace: Workspace, slug: string): Plan => {
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
  const { text, own, all } = emptied(workspace, model, slug);
  const order = Math.max(...entries.map(({ document }) => document.order ?? 0)) + 10;
  draft.write(file, breakLongLines(withDraft(text, slug, order)));
  writeStubs(workspace, own, [defaultLocale]);
  writeStubs(workspace, all, targetLocales);
  const notes = [
    `It is built like "${model.slug}", with its pictures: change them as well.`,
    ...draftNotes(file),
  ];
  return { done: `The solution "${slug}" is there.`, notes };
};
