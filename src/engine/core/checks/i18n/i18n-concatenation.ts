import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { Marked } from '../context/marks/marked.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import type { NamedText, ShownWords } from '../context/marks/named-text.ts';
import { numberOf, shownWords } from '../context/marks/shown-words.ts';
import { perContext } from '../context/per-context.ts';
import { columnOf } from '../context/words/keys/key-table.ts';
import { lastPerPlace, parentKey } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';

type Halves = { begins: boolean; goesOn: boolean };
type Part = Halves & { shown: ShownWords };

/** Words after which no sentence of their language ends. */
const joining =
  /\s(the|an|of|and|or|your|our|with|for|from|to|el|los|las|del|una|y|con|para|por|tu|tus|nuestro|nuestra)$/;

/** As much of the end of a text as a joining word and the space before it can take. */
const tail = 9;

/** What stops in the middle of a sentence, or goes on in the middle of one. */
const halvesOf = (text: string): Halves | undefined => {
  const words = text.trim();
  const begins = joining.test(words.slice(-tail));
  // Names such as iPhone begin so, too.
  const goesOn = /^(\p{Ll}(?!\p{Lu})|[,;])/u.test(words) && !/@|:\/\//.test(words);
  return begins || goesOn ? { begins, goesOn } : undefined;
};

/** Whether the words that a text names are whole as they stand: nearly all are. Each is looked at once. */
const isWhole = (context: CheckContext, text: NamedText): boolean => {
  if (text.inline !== undefined) return false;
  const words = defaultWords(context)[numberOf(context, text)];
  return words !== undefined && !words.includes('%{') && halvesOf(words) === undefined;
};

const defaultWords = perContext(
  ({ keyTable, defaultLocale }) => columnOf(keyTable, defaultLocale)?.values ?? [],
);

/** The marks with words that may be half of a sentence. */
const mayBeHalf = (context: CheckContext): Marked[] =>
  marksOfKind(context, 'text').filter(({ text }) => {
    if (text === undefined) return false;
    text.isWhole ??= isWhole(context, text);
    return !text.isWhole;
  });

/** The halves of sentences that stand side by side in one object of a document, in the default language. */
const groups = (context: CheckContext): Part[][] => {
  const first = context.defaultLocale;
  const found = new Map<string, Part[]>();
  for (const mark of mayBeHalf(context)) {
    const shown = shownWords(context, mark).find(({ locale }) => locale === first);
    const halves = shown?.key === undefined ? undefined : halvesOf(shown.value);
    if (!shown || !halves) continue;
    const at = parentKey(mark.place);
    found.set(at, [...(found.get(at) ?? []), { shown, ...halves }]);
  }
  return [...found.values()];
};

/** Sentences that are cut into several keys. */
export const i18nConcatenation: Check = {
  id: 'i18n/concatenation',
  severity: 'warning',
  description: 'A sentence is one text, not put together from several.',
  advice:
    'Other languages order their words otherwise, so halves of a sentence cannot be translated. Write "See all %{smart_count} rooms" as one text, and not "See all of the" and "rooms" beside each other.',
  runOnPages: (context) => {
    const found: Finding[] = [];
    for (const parts of groups(context)) {
      const rest = parts.find(({ goesOn }) => goesOn);
      const start = rest && parts.find((part) => part.begins && part !== rest);
      if (!rest || !start) continue;
      const message = `"${start.shown.value}" stops in the middle of a sentence that "${rest.shown.value}" goes on. Write both as one text.`;
      const { key = '' } = rest.shown;
      found.push({ ...start.shown.place, message, named: { keys: [key] } });
    }
    // A text that stops in the middle is one fault, wherever it is shown.
    return lastPerPlace(found);
  },
  join: lastPerPlace,
};
