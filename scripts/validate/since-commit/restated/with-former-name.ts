import { foreignWordIn } from '../../../../src/engine/core/checks/context/words/translations/languages.ts';
import { placeInWords } from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { withRemedy } from '../../../../src/engine/core/checks/problems/with-remedy.ts';
import { localeFile } from '../../../../src/engine/core/file-names.ts';
import { listOf, objectOf } from '../../../../src/engine/core/json/json-value.ts';
import { namesText, parseText, wordsBehindName } from '../../../../src/engine/core/words/text-reference.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import type { Past } from '../look-back.ts';
import { keysIn } from '../losses/former-pages.ts';
import { versionsOf } from '../versions-of.ts';

/** The default language, and those that it is translated into. */
const languagesOf = ({ files }: Past): { own: string; others: string[] } => {
  const { defaultLocale, locales } = objectOf(files.source.config);
  const own = String(defaultLocale);
  const all = listOf(locales).map((line) => String(objectOf(line).locale));
  return { own, others: all.filter((locale) => locale !== own) };
};

/** The value that named a text, with new words instead of its own; with its own where the new ones are a translation. */
const valueWith = (words: string, former: string, past: Past): string => {
  const { own, others } = languagesOf(past);
  const isForeign = others.some((other) => foreignWordIn(words, own, other) !== undefined);
  return isForeign ? former : `${former.slice(0, former.indexOf('|') + 1)}${words}`;
};

/** What to write where words without a key were written over a value that named a text, and where those words belong. */
const remedyOf = (words: string, former: string, past: Past): { remedy: string; suggestion: string } => {
  const { key = '', inline } = parseText(former);
  const { own, others } = languagesOf(past);
  const files = others.map(localeFile).join(' and ');
  const suggestion = inline === undefined ? former : valueWith(words, former, past);
  const given =
    inline === undefined ? ` here again, and the new words under the name ${key} in ${localeFile(own)}` : '';
  const isTranslated = suggestion === former && inline !== undefined;
  const translation =
    isTranslated || files === '' ? '' : `, and their translation under the name ${key} in ${files}`;
  return { remedy: `Write "${suggestion}"${given}${translation}.`, suggestion };
};

/** Words without a key that were written over the name of a text are told with the name that stood there at the commit. */
export const withFormerName = (past: Past, problem: Problem): Problem => {
  const { check, file, pointer, suggestion, tells } = problem;
  if (check !== 'i18n/inline-literal' || suggestion !== undefined || tells === 'former') return problem;
  const { before, now } = versionsOf(past, file) ?? {};
  const former = valueAt(before, pointer);
  if (!namesText(former)) return problem;
  const { key = '' } = parseText(former);
  // With other sections before it, the place was that of another text, which is named elsewhere now.
  if (keysIn(past.files.texts.get(file) ?? '').has(key)) return problem;
  const fault = `These words have no key, so they are the same in every language. At ${commitInWords(past.since)} there stood "t:${key}".`;
  const { remedy, suggestion: value } = remedyOf(
    wordsBehindName(String(valueAt(now, pointer))),
    former,
    past,
  );
  return {
    ...problem,
    ...withRemedy(placeInWords(problem) + fault, remedy),
    suggestion: value,
    tells: 'former',
  };
};
