import type { CheckContext } from '../context/check-context.ts';
import type { Version } from '../context/words/keys/key-versions.ts';
import { formerText } from '../context/words/translations/former-text.ts';
import { cutInWords, cutWord } from '../context/words/writing/cut-word.ts';
import { simplySpaced } from '../context/words/writing/pasted-spaces.ts';
import { spellingOf } from '../context/words/writing/spelling-of.ts';

/** Only spaces that break no line, a slip after which all else is as it was, or a cut within a word, said in words. */
type Change = { kind: 'spaces' } | { kind: 'slip'; former: string } | { kind: 'cut'; told: string };

/** What has become of a text since the lock file took its hash; undefined when it may have been written anew. */
export const changeOf = (
  context: CheckContext,
  { locale, value }: Version,
  recorded = '',
): Change | undefined => {
  const former = formerText(value, recorded, spellingOf(context, locale));
  if (former !== undefined)
    return former === simplySpaced(value) ? { kind: 'spaces' } : { kind: 'slip', former };
  const cut = cutWord(context, locale, value);
  return cut && { kind: 'cut', told: cutInWords(cut) };
};
