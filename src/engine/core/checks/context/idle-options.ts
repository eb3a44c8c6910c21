import type { CheckId } from '../../../../generated/check-ids.ts';
import { configFile } from '../../file-names.ts';
import { listOf } from '../../json/json-value.ts';
import { below, isAtOrBelow } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { faultIn, withRemedy } from '../problems/with-remedy.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import type { CheckContext } from './check-context.ts';
import { sameKeys, wordsPattern } from './same-words.ts';

/** What the options of a check list and no text has: it is misspelt, or its text is gone. */
export const idleOptions = (context: CheckContext, id: CheckId): Finding[] => {
  const { keyTable, uses, defaultLocale, unreadable } = context;
  const [first] = keyTable.columns;
  // A file that could be read in part only may hold what is listed.
  if (first?.locale !== defaultLocale || unreadable.size > 0) return [];
  const hasWord = (word: string) => {
    // "o" is not the "No" of a text.
    const pattern = wordsPattern([word]);
    const isIn = (text = '') => text.search(pattern) !== -1;
    return (
      first.values.some(isIn) ||
      [...uses.values()].some((places) => places.some(({ inline }) => isIn(inline)))
    );
  };
  const hasKey = (pattern: string) => {
    const keys = sameKeys({ keys: [pattern] });
    return keyTable.keys.some((key) => keys.test(key)) || [...uses.keys()].some((key) => keys.test(key));
  };
  const idle = (name: string, what: string, isUsed: (item: string) => boolean) =>
    listOf(context.options(id)[name]).flatMap((item, index): Finding[] => {
      if (typeof item !== 'string' || isUsed(item)) return [];
      const place = { file: configFile, pointer: below('/checks', id, 'options', name, index) };
      const told = withRemedy(`No text ${what} "${item}".`, 'Remove it here, or correct it.');
      return [{ ...place, ...told, named: { values: [item] } }];
    });
  return [...idle('words', 'has the word', hasWord), ...idle('keys', 'is called', hasKey)];
};

/** What no text has may be the misspelt item that another one was lost with: that is one fault, told where it is written. */
export const withIdle = (lost: Finding[], idle: Finding[]): Finding[] => {
  const [{ pointer, suggestion = '' } = { pointer: '' }] = lost;
  const misspelt = idle.find(
    (item) => suggestion !== '' && isAtOrBelow(item.pointer, pointer) && item.named?.values !== undefined,
  );
  if (misspelt === undefined || closest(misspelt.named?.values?.[0] ?? '', [suggestion]) === undefined)
    return [...lost, ...idle];
  const told = { ...misspelt, ...withSuggestion(faultIn(misspelt), suggestion) };
  return [...idle.filter((item) => item !== misspelt), told];
};
