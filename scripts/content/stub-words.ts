import { below } from '../../src/engine/core/checks/problem.ts';
import { localeFile } from '../../src/engine/core/file-names.ts';
import { setValue } from './json-edits.ts';
import type { Workspace } from './workspace.ts';

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
    let text = draft.read(file);
    for (const [key, value] of stubs) {
      if (!context.words.get(locale)?.texts.has(key))
        text = setValue(text, { pointer: below('', ...key.split('.')), json: JSON.stringify(value) });
    }
    draft.write(file, text);
  }
};
