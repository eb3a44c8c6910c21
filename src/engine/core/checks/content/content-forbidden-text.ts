import { listOf } from '../../json/json-value.ts';
import { anyOf } from '../any-of.ts';
import type { Check } from '../check.ts';
import { toldOfTexts } from '../context/marks/written-texts.ts';
import { wordsPattern } from '../context/same-words.ts';
import { isStub } from '../context/words/writing/message-syntax.ts';
import {
  damagedCell,
  isFormulaError,
  spreadsheetDamageIn,
} from '../context/words/writing/spreadsheet-damage.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import { leftNotes, mayBeNote } from './left-notes.ts';
import { truthWords } from './truth-words.ts';

const id = 'content/forbidden-text';

/** The words around what a template asks for where a text belongs, by language: each is a pattern. */
const templates: Record<'en' | 'es', { ask: string; whose: string; what: string; where: string }> = {
  en: {
    ask: 'insert|add|put|place',
    whose: 'your|a|an|the',
    what: 'text|title|subtitle|headline|heading|copy',
    where: '(?:goes\\s+)?here',
  },
  es: {
    ask: 'inserta|inserte|añade|agrega|pon',
    whose: 'tu|su|el|un',
    what: 'texto|título|subtítulo|titular',
    where: 'aquí',
  },
};

/** What programs say before a translation: each is a pattern. */
const announced = [
  '(?:claro|sure|certainly)[^:]{0,40}',
  'here is ',
  "here[’']s ",
  'aquí (?:tienes|está) ',
].join('|');

/** What programs say before a text that they were asked for: each is a pattern. */
const offered = {
  assent: '(?:sure|certainly|of course|absolutely|claro|por supuesto)[!.,…]*',
  offer: "(?:here(?: is| are|[’']s)|aquí (?:tienes|está|va))",
  better: '(?:an?|some|your|una?|tu) (?:(?:more )?\\p{L}+ ){0,2}',
  what: '(?:headline|title|version|wording|suggestion|titular|título|versión|sugerencia)s?',
};

/** What must not be shown, each with a hint of it: hardly any text has one, and all are looked at. */
type Signs = readonly [sign: RegExp, hint: RegExp][];

const leftovers: Signs = [
  [/\blorem ipsum\b|\bdolor sit amet\b/i, /lorem|dolor/],
  [/\b(TODO:|TBD|FIXME|XXX+)(?!\p{L})/u, /TODO|TBD|FIXME|XXX/],
  [/\[(insert|your|add|placeholder|inserta|tu)\b[^\]]*\]/i, /\[/],
  [/\basdf+\b|\bqwerty\b/i, /asdf|qwerty/],
  [/\[object Object\]|\(translate\)|\(traducir\)/i, /\[|\(tra/],
  [/(?<=^|\s)xxx+$/, /xxx/],
  // A date or number that is still to come: XX/XX/2026, +34 XX XX XX.
  [
    /(?<![\p{L}\d])XX(?:[/.-](?:XX|\d{2,4})| XX)+(?![\p{L}\d])|(?<![\p{L}\d])\d{1,2}[/.-]XX(?![\p{L}\d])/u,
    /XX/,
  ],
  [/^\[[A-Z]{2}\]/, /\[/],
  [/(?<=\p{Ll}\S* )(?:OLD|WIP|VIEJO)$/u, /(?:OLD|WIP|VIEJO)$/],
  [/@(?:todo|fixme)\b/i, /@(?:todo|fixme)/],
  // What translators and their programs leave beside the words.
  [/\((?:por )?revisar\)|\(to review\)/i, /revi/],
  [/^(?:ES|EN)\s*:\s/, /^E[NS]\s*:/],
  [
    new RegExp(`^(?:${announced})(?:the |la |your |tu )?(?:translation|traducción)[^:]{0,20}:`, 'iu'),
    /translation|traducción/,
  ],
  [
    new RegExp(`^${offered.assent} ${offered.offer} [^:]{0,60}:`, 'iu'),
    /^(?:sure|cert|of c|abso|claro|por s)/,
  ],
  [new RegExp(`^${offered.offer} ${offered.better}${offered.what}[^:]{0,20}:`, 'iu'), /^(?:here|aquí)/],
  // The time and the name before a message of a chat.
  [/^\[\d{1,4}[:./-]\d[^\]]{0,24}\] ?[^:]{1,40}:(?=\s)/, /^\[\d/],
  // What templates write where a text belongs. Forms ask for other things than texts and titles.
  ...Object.values(templates).map(({ ask, whose, what, where }): [sign: RegExp, hint: RegExp] => [
    new RegExp(`^(?:(?:${ask})\\s+)?(?:(?:${whose})\\s+)?(?:${what})\\s+${where}[.!…]*$`, 'iu'),
    new RegExp(`\\s${where}`),
  ]),
];

/** A letter as addresses write it: visitors of other places read the signs. */
const encoded = /(?<![:/@?=&]\S*)\p{L}+(?:%[0-9A-F]{2})+/u;

const pasted: Signs = [
  [/(?<![\p{L}\p{N}])[A-Za-z]:\\[^\s"<>|?*]+/u, /\\/],
  [/\\(u[0-9a-f]{4}|[nrt"])/i, /\\/],
  // The same once its backslash is lost.
  [/u00[a-f][0-9a-f]/, /u00/],
  [/^".*",$/s, /"/],
  [/^""|""$|\S*\p{L}""(?!")\S*|\S*(?<!")""\p{L}\S*/u, /"/],
  [/\bhttps?:\/\/(?=\s|$)/, /:\/\//],
  [/\p{L}\\\p{L}/u, /\\/],
  [/\\\p{L}+/u, /\\/],
  [encoded, /%[0-9A-F]{2}/],
];

/** What finds the first of some signs in a text, which is looked for only where a hint is. */
const finderOf = (signs: Signs, flags = ''): ((text: string) => RegExp | undefined) => {
  const hint = anyOf(
    signs.map(([, own]) => own),
    flags,
  );
  return (text) => (hint.test(text) ? signs.find(([sign]) => sign.test(text))?.[0] : undefined);
};

const leftoverIn = finderOf(leftovers, 'i');

const pastedIn = finderOf(pasted);

/** The letter that its number in JSON stands for: \u00ed. */
const letterOf = (found: string): string | undefined => {
  const [, code] = /^\\u([0-9a-f]{4})$/i.exec(found) ?? [];
  return code === undefined ? undefined : String.fromCodePoint(Number.parseInt(code, 16));
};

/** Why a found sign must not stay, and what to do. `\n` is looked for where a line should begin. */
const messageOf = (found: string): string => {
  const letter = letterOf(found);
  if (letter !== undefined) return `Visitors see "${found}". Write "${letter}" in its place.`;
  if (found === '\\n') return 'Here stand two backslashes before the n. Write one: \\n begins a new line.';
  return /^\\\p{L}/u.test(found)
    ? `Visitors see the backslash of "${found}". Take it out.`
    : `"${found}" must not be shown to visitors. Write what is meant.`;
};

/** A text that is nothing else is `i18n/todo-value`'s. */
const damageOf = (value: string): string | undefined =>
  isFormulaError(value) ? undefined : spreadsheetDamageIn(value)?.message;

/** Words that were left behind while writing, or that the site never uses. */
export const contentForbiddenText: Check = {
  id,
  severity: 'warning',
  description: 'No text has leftovers of writing in it, nor words that the site does not use.',
  advice:
    'Filler text and notes to oneself look unfinished and end up in search results. Replace "Lorem ipsum", and the "TBD" of "Prices: TBD", by the words that are meant (a text that is nothing but "TBD" is an error, i18n/todo-value); so do the signs that programs leave behind, such as the "1.45E+03" of a spreadsheet, and "Yes" in a table whose other cells are true or false; list words that your brand avoids under "words" in the options of this check.',
  options: {
    words: { kind: 'list', meaning: 'Words that no text of this site uses, such as ["cheap"].' },
  },
  run: (context) => leftNotes(context, (value) => leftoverIn(value) === undefined),
  concerns: () => (_, words) => words.some(mayBeNote),
  runOnPages: (context) => {
    const words = listOf(context.options(id).words).filter((word) => typeof word === 'string');
    const avoided = words.length === 0 ? [] : [new RegExp(wordsPattern(words).source, 'iu')];
    const texts = toldOfTexts(context, ({ value, isFact }) => {
      const damaged = damageOf(value) ?? (isFact && damagedCell(value));
      if (damaged) return damaged;
      const pattern = leftoverIn(value) ?? avoided.find((one) => one.test(value)) ?? pastedIn(value);
      if (!pattern || isStub(value)) return undefined;
      const found = pattern.exec(value)?.[0];
      return found && messageOf(found);
    });
    return oncePerPlace([...truthWords(context), ...texts]);
  },
};
