import type { CheckContext } from '../context/check-context.ts';
import { type KeyVersions, keyVersions, type Version } from '../context/words/keys/key-versions.ts';
import { isTargetAsRecorded, isTranslatedAs } from '../context/words/translations/translations.ts';
import type { Finding } from '../problems/problem.ts';

/** Some words or a question in brackets, which are no link: "[ask Ana]", "[formal?]". */
const note = /\[(?=[^[\]]*\p{L})[^[\]]*(?:\S\s+|\?)[^[\]]*\](?!\()/u;

/** Two wordings of which one is to be chosen. */
const alternatives = /\p{L}[^/]* \/ [^/]*\p{L}/u;

/** One text twice is no choice: that it stands twice is told. */
const isTwice = (text: string): boolean => {
  const [one, other, third] = text.split(' / ');
  return one === other && third === undefined;
};

/** A whole text in the quotation marks of a program or a table. */
const quoted = /^(["'])(?!\1)[^"]*[^"\\]\1$/s;

const opening = /^\s*["'“”„«»‘’‹]/;

/** Whether one language alone may have what others have not, asked of every text. */
export const mayBeNote = (text: string): boolean => /^["']|\[| \/ /.test(text);

/** What a text has that belongs to no text of a site, unless all languages have it. */
const noteIn = ({ value }: Version, others: Version[]): string | undefined => {
  const [words] = note.exec(value) ?? [];
  if (words !== undefined && !others.some((other) => other.value.includes('[')))
    return `"${words}" is in no other language, and must not be shown to visitors if it is a note. Take it out.`;
  if (alternatives.test(value) && !isTwice(value) && !others.some((other) => other.value.includes('/')))
    return 'Two wordings stand here with " / " between them, and no other language has a slash. Choose one of them.';
  return quoted.test(value) && !others.some((other) => opening.test(other.value))
    ? 'The quotation marks around this text are in no other language. Remove them.'
    : undefined;
};

/** Whether a text is not what was accepted: what has been so before is meant so. */
const isNew = (context: CheckContext, { key, versions }: KeyVersions, version: Version): boolean => {
  const [source] = versions;
  return version === source
    ? !isTranslatedAs(context, key, source.value)
    : !isTargetAsRecorded(context, { key, ...version });
};

/**
 * Notes to a colleague, and the quotation marks of a table, which one language has and the others have not. `isOpen`
 * says of which texts nothing is told yet.
 */
export const leftNotes = (context: CheckContext, isOpen: (text: string) => boolean): Finding[] =>
  keyVersions(context).flatMap((item) =>
    item.versions.flatMap((version): Finding[] => {
      if (item.versions.length === 1 || !mayBeNote(version.value) || !isOpen(version.value)) return [];
      const others = item.versions.filter((other) => other !== version);
      const message = noteIn(version, others);
      return message !== undefined && isNew(context, item, version) ? [{ ...version.place, message }] : [];
    }),
  );
