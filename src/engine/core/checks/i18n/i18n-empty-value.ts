import { configFile } from '../../file-names.ts';
import { stringsOf } from '../../json/json-value.ts';
import { namesText, parseText } from '../../words/text-reference.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { brokenFacts } from '../context/facts/broken-facts.ts';
import { textAt } from '../context/words/keys/key-table.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { isInvisible } from '../suggestions/strange-letters.ts';

const blankWords = ({ keyTable, ownKeys: { from, to } }: CheckContext): Finding[] =>
  keyTable.columns.flatMap((column) =>
    column.values.slice(from, to).flatMap((value, index) => {
      if (value === undefined || !isInvisible(value)) return [];
      const text = textAt(keyTable, column, from + index);
      const message = `"${keyTable.keys[from + index]}" has no words. Write some.`;
      return text && !text.odd ? [{ file: column.file, pointer: text.pointer, message }] : [];
    }),
  );

/** The facts without a value. Of one language it is `i18n/required-in-locale`'s, of an address `config/env`'s. */
const blankFacts = ({ source: { config } }: CheckContext): Finding[] => {
  const broken = new Set(brokenFacts(config).map(({ name }) => name));
  return Object.entries(stringsOf(config.facts))
    .filter(([name, value]) => isInvisible(value) && !broken.has(name))
    .map(([name]) => ({
      file: configFile,
      pointer: below('/facts', name),
      message: `The fact "${name}" is empty. Write its value, such as "2012" or "24/7".`,
    }));
};

const isBlank = (text: string): boolean => {
  const { inline } = parseText(text);
  return inline !== undefined && text !== '' && isInvisible(inline);
};

/** The title and the description of a page are left to `seo/missing-title` and `seo/missing-description`. */
const isMeta = (pointer: string) => /^\/meta\/(title|description)$/.test(pointer);

/** Texts that are empty, or only spaces and signs that nobody sees. */
export const i18nEmptyValue: Check = {
  id: 'i18n/empty-value',
  severity: 'error',
  description: 'No text is empty or only spaces.',
  advice:
    'An empty text leaves a hole on the page: a button without words, or a heading that screen readers announce as nothing. Write the words, or remove the property from the page when nothing should stand there. Example: "title": "" becomes "title": "Our story".',
  run: (context) => [
    ...context.marks
      .filter(
        ({ kind, value, place }) =>
          kind === 'text' && isBlank(value) && (!isMeta(place.pointer) || namesText(value)),
      )
      .map(({ place }) => ({ ...place, message: 'This text has no words. Write some.' })),
    ...blankFacts(context),
  ],
  runOnPages: blankWords,
};
