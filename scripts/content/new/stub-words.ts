import { keyPointer } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { localeFile } from '../../../src/engine/core/file-names.ts';
import { setValues } from '../../json-text/set-values.ts';
import type { Workspace } from '../workspace.ts';

/** Words to be written: each key with what keeps its place. */
export type Stubs = Map<string, string>;

/** A stub in the place of a text. `i18n/todo-value` reports it until the words are written. */
export const stub = (what: string): string => `TODO: ${what.replace(/[{}<>|%`]/g, '').trim()}`;

/** The first sentence of a schema's description of a property. */
export const firstSentence = (description: unknown): string =>
  /^.*?[.:](?=\s|$)|^.*$/.exec(String(description ?? 'A text.'))?.[0].replace(/:$/, '.') ?? '';

/** Puts stubs into the files of words of some languages. A key that is there keeps its words. */
export const writeStubs = ({ draft, context }: Workspace, stubs: Stubs, locales: string[]): void => {
  for (const locale of locales) {
    const file = localeFile(locale);
    const isNew = ([key]: [string, string]): boolean => !context.words.get(locale)?.texts.has(key);
    const settings = [...stubs]
      .filter(isNew)
      .map(([key, value]) => ({ pointer: keyPointer(key), json: JSON.stringify(value) }));
    draft.write(file, setValues(draft.read(file), settings));
  }
};
