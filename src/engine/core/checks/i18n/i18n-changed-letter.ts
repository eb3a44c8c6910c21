import type { SiteCheck } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { Translation } from '../context/words/translations/translations.ts';
import { aroundChange } from '../context/words/writing/around-change.ts';
import { withoutAccents } from '../context/words/writing/letters.ts';
import type { Finding } from '../problems/problem.ts';
import { changeInWords } from './lock/change-in-words.ts';
import { changeOf } from './lock/change-of.ts';
import { damagedRecord } from './lock/damaged-record.ts';
import { rewrittenSince, rewrittenTranslations } from './lock/rewritten-translations.ts';

/** More changed texts of a language than this are no slips. */
const mostSlips = 10;

/** Whether a program that does not know a letter has written a question mark for it. */
const isLetterLost = (former: string, text: string): boolean =>
  former.length === text.length &&
  [...former].some((letter, at) => /\p{L}/u.test(letter) && text[at] === '?');

/** Whether accents alone have gone: whoever mends a text adds some. */
const isAccentLost = (former: string, text: string): boolean =>
  former !== text && withoutAccents(former) === withoutAccents(text);

/** The ending of Spanish words such as "atención", which always has an accent. */
const endingWithoutAccent = /\p{L}cion(?!\p{L})/iu;

/** Whether a slip is certain, so that nothing else need be said of the text. */
const isCertain = (former: string, text: string): boolean =>
  isLetterLost(former, text) || (endingWithoutAccent.test(text) && !endingWithoutAccent.test(former));

/** What to do about a change that may be a slip, or the mending of one. */
const remedyFor = (former: string, text: string): string => {
  if (isLetterLost(former, text)) return 'a letter has become a ?. Write that again; if the change is meant,';
  const { told, saysTheSame } = changeInWords(former, text);
  if (saysTheSame) return `${told}. If that is meant,`;
  return isAccentLost(former, text)
    ? `${told}. Write that again; if the change is meant,`
    : `${told}. Write that again if it is a slip; if it is meant,`;
};

const slipped = (context: CheckContext, translation: Translation): Finding[] => {
  const { key, target, recorded } = translation;
  if (!target || damagedRecord(translation)) return [];
  const { value, place } = target;
  const change = changeOf(context, target, recorded?.target);
  if (change === undefined || change.kind === 'spaces') return [];
  if (change.kind === 'cut') {
    const message = `This was another text when it was accepted, and ${change.told}; if it is meant so, run: npm run i18n -- accept ${key}`;
    return [{ ...place, message }];
  }
  const { former } = change;
  const message = `This was "${aroundChange(former, value)}" when it was accepted: ${remedyFor(former, value)} run: npm run i18n -- accept ${key}`;
  const told: Finding = { ...place, message, suggestion: former };
  return isCertain(former, value) ? [{ ...told, severity: 'warning', tells: 'lost-letter' }] : [told];
};

/** Translations that differ from what was accepted by a letter or by capitals: a slip, or a slip that was mended. */
export const i18nChangedLetter: SiteCheck = {
  id: 'i18n/changed-letter',
  severity: 'info',
  description:
    'No translation is only a letter, an accent or its capitals away from what was accepted, or ends within a word.',
  advice:
    'Whoever writes a translation anew changes more than a letter or some accents: such a change is mostly a slip of a finger, such as "articulos" where "artículos" was accepted. A text may also have lost its end, such as "Soluc". Write again what is named if it is a slip; if the change is meant, say so with "npm run i18n -- accept" and the name of the text.',
  run: (context) =>
    [...rewrittenTranslations(context).values()].flatMap((rewritten) =>
      rewritten.length > mostSlips ? [] : rewritten.flatMap((one) => slipped(context, one)),
    ),
  concerns: rewrittenSince,
};
