import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { onlyExchangedPair } from '../context/exchanged-pairs.ts';
import {
  concernedBySource,
  type KeyVersions,
  keyVersions,
  type Version,
} from '../context/words/keys/key-versions.ts';
import { textHash } from '../context/words/translations/text-hash.ts';
import { isSourceAsRecorded, recordIn } from '../context/words/translations/translations.ts';
import { seemExchanged } from '../problems/exchange-phrases.ts';
import { parentKey } from '../problems/place-keys.ts';
import { lastStep, steps } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { toldExchange } from '../problems/told-exchange.ts';
import { abbreviationAtEnd } from './signs/abbreviation-at-end.ts';

/** Quotation marks and brackets may stand before or behind the sign that ends a sentence. */
const closing = /["'’‘”“»«›‹」』）)\]\s]+$/u;

/** A full stop that belongs to its word: "S.A.", "p. m.", "etc.", "Inc.", "32 Std.", "3 pcs.". */
const shortened = new RegExp(
  `\\p{L}\\.[\\s\\u00a0]?\\p{L}{1,2}\\.$|\\d\\s\\p{L}{1,3}\\.$|${abbreviationAtEnd}`,
  'u',
);

const signs: Record<string, string> = {
  '.': '.',
  '!': '!',
  '?': '?',
  ':': ':',
  ',': ',',
  ';': ';',
  '。': '.',
  '।': '.',
  '۔': '.',
  '！': '!',
  '？': '?',
  '؟': '?',
  '：': ':',
  '，': ',',
  '،': ',',
  '；': ';',
  '؛': ';',
};

/** The sign with which a text ends, or an empty text. A Greek question ends with the sign of a semicolon. */
const endOf = (text: string): string => {
  const last = text.at(-1) ?? '';
  // Most texts end with a letter.
  if (signs[last] === undefined && last !== '…' && !closing.test(last)) return '';
  const plain = text.replace(closing, '');
  if (/(?:…|\.\.\.)$/.test(plain)) return '…';
  // "Really?!" asks like "¿¡De verdad!?".
  if (/[?!]{2,}$/.test(plain)) return /\?[?!]*$/.test(plain) ? '?' : '!';
  if (/\p{Script=Greek}\s?[;\u037e]$/u.test(plain)) return '?';
  return shortened.test(plain) ? '' : (signs[plain.at(-1) ?? ''] ?? '');
};

const inWords = (sign: string) => (sign === '' ? 'no sign' : `"${sign}"`);

const isShort = (text: string): boolean => shortened.test(text.replace(closing, ''));

/** Thai, Lao and Khmer write no full stops. */
const isUnsigned = (text: string): boolean => /[\u0e00-\u0eff\u1780-\u17ff]$/.test(text);

const isUneven = (text: string, source: string): boolean =>
  text !== source && endOf(text) !== endOf(source) && !isShort(text) && !isShort(source) && !isUnsigned(text);

/** A text that ends without a sign and is so much shorter than in another language has lost its end. */
const cutOff = 0.8;

/** So much of the end of a text is shown. */
const shownRest = 30;

const isCutOff = (text: string, other: string, end: string): boolean =>
  end === '' && other.length > shownRest && text.length < other.length * cutOff;

type Pair = { version: Version; source: Version };

type Uneven = { own: string; expected: string; finding: Finding };

const unevenMessage = ({ value }: Version, other: Version): string => {
  const [own, expected] = [endOf(value), endOf(other.value)];
  if (!isCutOff(value, other.value, own))
    return `This text ends with ${inWords(own)}, and with ${inWords(expected)} in "${other.locale}". End both alike.`;
  // One word or number may as well have come from elsewhere.
  const [fault, remedy] = /\s/.test(value.trim())
    ? ['This text seems cut off:', 'Write the rest.']
    : [`Here is only "${value}", and`, 'Write all of it.'];
  return `${fault} "${other.locale}" goes on to "…${other.value.slice(-shownRest)}". ${remedy}`;
};

const uneven = (version: Version, other: Version): Uneven => ({
  own: endOf(version.value),
  expected: endOf(other.value),
  finding: { ...version.place, message: unevenMessage(version, other) },
});

/** Whether a translation alone has changed, and in more than its last sign, since it was accepted. */
const isCutSince = (context: CheckContext, key: string, { version, source }: Pair): boolean => {
  const { locale, value } = version;
  const recorded = recordIn(context, { key, locale });
  if (recorded === undefined || endOf(value) !== '' || recorded.source !== textHash(source.value))
    return false;
  return !['', ...Object.keys(signs)].some((sign) => textHash(value + sign) === recorded.target);
};

/** What was added at the end of a translation since it was accepted. */
const addedSince = (context: CheckContext, key: string, { locale, value }: Version): string | undefined => {
  const accepted = recordIn(context, { key, locale })?.target;
  return /\s\S/.test(value) && accepted !== undefined
    ? [...value.matchAll(/\s+(?=\S)/g)]
        .filter(({ index }) => textHash(value.slice(0, index)) === accepted)
        .map(({ index }) => value.slice(index).trim())[0]
    : undefined;
};

const lostEnd = (context: CheckContext, key: string, pair: Pair): Uneven => {
  const { version, source } = pair;
  const found = uneven(version, source);
  if (!isCutSince(context, key, pair) || isCutOff(version.value, source.value, found.own)) return found;
  const added = addedSince(context, key, version);
  const changed =
    added === undefined
      ? 'and was another when it was accepted: its end may be lost. Write it as it was meant.'
      : `since "${added}" was added to what was accepted. Take that out, or end both alike.`;
  const message = `This text ends with no sign, unlike in "${source.locale}", ${changed}`;
  return { ...found, finding: { ...found.finding, message } };
};

/** Whether the text of the default language is the one that has changed, or that no translation ends like. */
const isSourceWrong = (context: CheckContext, { key, versions }: KeyVersions, wrong: Version[]): boolean => {
  const [source, ...others] = versions;
  if (!source || wrong.length < others.length) return false;
  const recorded = others.map(({ locale }) =>
    isSourceAsRecorded(context, { key, locale, source: source.value }),
  );
  if (recorded.some((known) => known !== undefined)) return recorded.every((known) => known === false);
  return wrong.length > 1 && wrong.every(({ value }) => endOf(value) === endOf(wrong[0]?.value ?? ''));
};

/** Whether a source has changed in more than its last sign: then what it says now is to be translated (`i18n/stale`). */
const isWrittenAnew = (context: CheckContext, key: string, [source, other]: [Version, Version]): boolean => {
  const former = recordIn(context, { key, locale: other.locale })?.source;
  const plain = source.value.replace(/[.!?:,;…]+$/u, '');
  return (
    former !== undefined &&
    !isCutOff(source.value, other.value, endOf(source.value)) &&
    !['', '…', ...Object.keys(signs)].some((sign) => textHash(plain + sign) === former)
  );
};

const differences = (context: CheckContext, item: KeyVersions): Uneven[] => {
  const [source, ...others] = item.versions;
  if (!source?.isComparable) return [];
  const wrong = others.filter(({ value, isComparable }) => isComparable && isUneven(value, source.value));
  const [first] = wrong;
  if (first && isSourceWrong(context, item, wrong))
    return isWrittenAnew(context, item.key, [source, first]) ? [] : [uneven(source, first)];
  return wrong.map((version) => {
    const { finding, ...ends } = lostEnd(context, item.key, { version, source });
    return { ...ends, finding: { ...finding, origin: source.place } };
  });
};

const groupOf = ({ file, pointer }: Finding): string => parentKey({ file, pointer });

const isReverse = (one: Uneven, other: Uneven): boolean =>
  one.own === other.expected && one.expected === other.own;

/** The only two texts of a file that end otherwise than in another language; else those of each group. */
const groupsIn = (found: Uneven[]): Uneven[][] => {
  const files = new Set(found.map(({ finding }) => finding.file));
  return found.length === 2 && files.size === 1
    ? [found]
    : [...Map.groupBy(found, ({ finding }) => groupOf(finding)).values()];
};

/** Two texts of one group, or two alone, that end as the other should were exchanged, which is one fault. */
const oncePerExchange = (found: Uneven[]): Finding[] =>
  groupsIn(found).flatMap((group) => {
    const pair = onlyExchangedPair(group, isReverse);
    if (!pair) return group.map(({ finding }) => finding);
    const [{ finding: first }, { finding: second }] = pair;
    const isNear = groupOf(first) === groupOf(second);
    const name = isNear ? lastStep(second.pointer) : steps(second.pointer).join('.');
    const fault = `This text and "${name}" end as the other should: ${seemExchanged('their words')}`;
    return [toldExchange(first, second, fault)];
  });

/** Sentences that lost, or got, their last sign in a translation. */
export const i18nEndSignMismatch: Check = {
  id: 'i18n/end-sign-mismatch',
  severity: 'warning',
  description: 'A text ends with the same sign in every language.',
  advice:
    'A full stop, question mark or colon that only one language has is lost or left over, and side by side with other texts it looks uneven. "See all solutions." becomes "Ve todas las soluciones."; a label without a stop has none in any language.',
  run: (context) => oncePerExchange(keyVersions(context).flatMap((item) => differences(context, item))),
  concerns: () => concernedBySource(isUneven),
};
