import { queryOf, textNamed } from '../../../words/text-reference.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { tidyText } from '../../context/marks/named-text.ts';
import type { Finding } from '../../problems/problem.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';
import { bareKeyOf } from './bare-key-of.ts';
import { knownKeyLike } from './known-key-like.ts';

/** The known name that is most like one without words of its own, which no language has. */
const knownLike = (context: CheckContext, name: string): string | undefined => {
  const { keyTable, sourceWords } = context;
  return keyTable.numbers.has(name) || /[?|]/.test(name) || !sourceWords
    ? undefined
    : knownKeyLike(context)(name, sourceWords.texts.keys());
};

/** A text whose name does not begin with the sign that makes it a name. */
const bareKeys = (context: CheckContext): Finding[] =>
  context.marks.flatMap((mark): Finding[] => {
    const bare = bareKeyOf(context, mark);
    if (bare === undefined) return [];
    const message = `Visitors would read "${mark.value}" itself: the name of a text begins with "t:" and nothing else.`;
    const like = knownLike(context, bare);
    if (like !== undefined) return [{ ...mark.place, ...withSuggestion(message, textNamed(like)) }];
    const named = textNamed(bare);
    return [{ ...mark.place, ...withSuggestion(message, named), fix: { set: named } }];
  });

/** Places of texts, and words that other languages know by a name, without that name. */
const nameless = ({ marks }: CheckContext): Finding[] =>
  marks.flatMap(({ text, place }) => {
    if (text?.key !== '') return [];
    const message =
      text.inline === undefined
        ? 'Behind "t:" stands no name of a text. Write it there.'
        : `The key between "t:" and "|" is gone, so no other language has these words. Put it back.`;
    return [{ ...place, message }];
  });

/** Names of other places, with a full stop too much before the words of the default language. */
const unfinishedNames = ({ marks, mentioned }: CheckContext): Finding[] =>
  marks.flatMap(({ text, place }) => {
    const { key = '', inline, params } = text ?? { params: {} };
    const name = key.replace(/\.+$/, '');
    if (name === key || !mentioned.has(name) || inline === undefined) return [];
    const message = `"${key}" ends with a full stop, behind which no name follows.`;
    return [
      {
        ...place,
        ...withSuggestion(message, textNamed(`${name}${queryOf(params)}`, inline)),
        named: { keys: [key] },
      },
    ];
  });

/** Names with a space or a sign that nobody sees at one of their ends, which no language has. */
const untidyNames = ({ keyTable, marks }: CheckContext): Finding[] =>
  marks.flatMap(({ text, value, place }) => {
    if (text === undefined || text.key === '') return [];
    const tidy = tidyText(text, value);
    // A misspelt name is told with the right one.
    if (tidy === undefined || (text.inline === undefined && !keyTable.numbers.has(text.key))) return [];
    const message = `Beside the name "${text.key}" stands a space or a sign that nobody sees, so no text is found.`;
    return [{ ...place, ...withSuggestion(message, tidy), fix: { set: tidy } }];
  });

/** Names of texts that are not written as a page writes them: no language has words for what stands there. */
export const miswrittenNames = (context: CheckContext): Finding[] => [
  ...bareKeys(context),
  ...nameless(context),
  ...unfinishedNames(context),
  ...untidyNames(context),
];
