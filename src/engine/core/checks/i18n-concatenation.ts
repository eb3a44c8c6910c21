import type { Check } from './check.ts';
import { perContext } from './context/per-context.ts';
import { type ShownWords, shownWords } from './context/shown-words.ts';
import type { Finding } from './problem.ts';

type Part = ShownWords & { begins: boolean; goesOn: boolean };

/** Words after which no sentence of their language ends. */
const joining =
  /\s(the|an|of|and|or|your|our|with|for|from|to|el|los|las|del|una|y|con|para|por|tu|tus|nuestro|nuestra)$/;

/** As much of the end of a text as a joining word and the space before it can take. */
const tail = 9;

/** What stops in the middle of a sentence, or goes on in the middle of one. */
const partOf = (shown: ShownWords): Part | undefined => {
  const words = shown.words.trim();
  const begins = joining.test(words.slice(-tail));
  const goesOn = /^(\p{Ll}|[,;])/u.test(words) && !/@|:\/\//.test(words);
  return begins || goesOn ? { ...shown, begins, goesOn } : undefined;
};

/** Many places show the same words: what they are is found out once. */
const knownParts = perContext(() => new Map<ShownWords, Part | undefined>());

const parent = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** The halves of sentences that stand side by side in one object of a document, in the default language. */
const groups = perContext((context) => {
  const first = context.source.config.defaultLocale;
  const found = new Map<string, Part[]>();
  const known = knownParts(context);
  for (const mark of context.marks) {
    if (mark.kind !== 'text') continue;
    const shown = shownWords(context, mark).find(({ locale }) => locale === first);
    if (shown?.key === undefined) continue;
    if (!known.has(shown)) known.set(shown, partOf(shown));
    const part = known.get(shown);
    if (!part) continue;
    const at = `${mark.place.file}#${parent(mark.place.pointer)}`;
    found.set(at, [...(found.get(at) ?? []), part]);
  }
  return [...found.values()];
});

/** A text that stops in the middle is one fault, wherever it is shown. */
const oncePerText = (findings: Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [`${finding.file}#${finding.pointer}`, finding])).values(),
];

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
      const message = `"${start.words}" stops in the middle of a sentence that "${rest.words}" goes on. Write both as one text.`;
      found.push({ ...start.written, message });
    }
    return oncePerText(found);
  },
  join: oncePerText,
};
