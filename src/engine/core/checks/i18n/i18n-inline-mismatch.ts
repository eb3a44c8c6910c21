import { textNamed } from '../../words/text-reference.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { TextUse } from '../context/words/keys/text-uses.ts';
import { isTranslatedAs } from '../context/words/translations/translations.ts';
import { isComparable } from '../context/words/writing/message-syntax.ts';
import type { Finding } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { lostKeys } from './missing-key/lost-keys.ts';

/** The place whose words are not those that were translated; else the later one. */
const strayOf = (context: CheckContext, one: TextUse, other: TextUse): [TextUse, TextUse] => {
  const isRecorded = ({ key, inline = '' }: TextUse) => isTranslatedAs(context, key, inline);
  return isRecorded(other) && !isRecorded(one) ? [one, other] : [other, one];
};

const difference = (context: CheckContext, uses: TextUse[]): Finding[] => {
  const written = uses.filter(({ inline }) => inline !== undefined && isComparable(inline));
  const [one] = written;
  const another = written.find(({ inline }) => inline !== one?.inline);
  if (!one || !another) return [];
  const [stray, right] = strayOf(context, one, another);
  // They stand behind another's name.
  const [lost] = lostKeys(context, stray.inline ?? '');
  if (lost !== undefined) {
    const told = `"${stray.inline}" are the words of "${lost}", which nothing names, and not those of "${stray.key}".`;
    return [{ ...stray.place, ...withSuggestion(told, textNamed(lost, stray.inline)) }];
  }
  const where = right.place.file === stray.place.file ? 'elsewhere on this page' : `in ${right.place.file}`;
  const message = `"${stray.key}" is "${stray.inline}" here, and "${right.inline}" ${where}. The other languages have one text for both: write the same words, or give this place a key of its own.`;
  return [{ ...stray.place, message }];
};

/** Words that stand on a page for a text that other places take from the locale file, where it has other words. */
const besideFile = ({ sourceWords, settled }: CheckContext, uses: TextUse[]): Finding[] => {
  const written = uses.filter(({ inline }) => inline !== undefined);
  const [one] = written;
  if (!one || (written.length === uses.length && !settled.has(one.key))) return [];
  const { file, texts } = sourceWords ?? {};
  const filed = texts?.get(one.key)?.value;
  if (filed === undefined || filed === one.inline) return [];
  const message = `"${one.key}" is "${one.inline}" here, and "${filed}" in ${file}, which other places show. Write the same words, or only "t:${one.key}"; a text of its own needs another key.`;
  return [{ ...one.place, message }];
};

/** Words on pages that differ although they have one key. */
export const i18nInlineMismatch: Check = {
  id: 'i18n/inline-mismatch',
  severity: 'warning',
  description: 'Words that stand behind one key on pages are the same wherever they stand.',
  advice:
    'A text such as "t:loyalty.title|Loyalty" has its words in the default language beside the key. Where the key stands twice with different words, visitors of the other languages read one text for both. Write the same words at both places, or give one of them another key.',
  run: (context) =>
    [...context.uses.values()].flatMap((uses) => {
      const found = difference(context, uses);
      return found.length > 0 ? found : besideFile(context, uses);
    }),
};
