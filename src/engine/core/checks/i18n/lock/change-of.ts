import type { CheckContext } from '../../context/check-context.ts';
import type { Version } from '../../context/words/keys/key-versions.ts';
import { simplySpaced } from '../signs/pasted-spaces.ts';
import { cutInWords, cutWord } from './cut-word.ts';
import { formerText } from './former-text.ts';
import { spellingOf } from './spelling-of.ts';

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
