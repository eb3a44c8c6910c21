import { placeholdersOf } from '../../words/placeholder.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { setText, type Told, toldOfTexts, type WrittenText } from '../context/marks/written-texts.ts';
import { inlineUse } from '../context/words/keys/text-uses.ts';
import { halfSign, strayMark, syntaxFault } from '../context/words/writing/message-syntax.ts';
import type { Finding } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** The name of a text in the braces of other programs. */
const nameInBraces = (value: string): Pick<Finding, 'message' | 'suggestion'> | undefined => {
  const [, name] = /^[%$]?\{+\s*(t:[\w.-]+)\s*\}+$/.exec(value) ?? [];
  return name === undefined
    ? undefined
    : withSuggestion('Braces stand around the names of facts, not around those of texts.', name);
};

/** The only one of some names that begins with what is left of one. */
const onlyLonger = (names: string[], part: string): string | undefined => {
  const [name, another] = new Set(names.filter((one) => one.startsWith(part)));
  return another === undefined ? name : undefined;
};

/** A name that has lost its end with the text: that of another language, or of a fact. */
const cutName = (context: CheckContext, { value, key = '' }: WrittenText): string | undefined => {
  // Called for every text: nearly none has a brace.
  const [part, left] = value.includes('%{') ? (/%\{(\w+)$/.exec(value) ?? []) : [];
  if (part === undefined || left === undefined) return undefined;
  const { columns, numbers } = context.keyTable;
  const number = numbers.get(key) ?? -1;
  const others = [
    ...columns.map(({ values }) => values[number] ?? ''),
    inlineUse(context, key)?.inline ?? '',
  ];
  const facts = Object.keys(context.source.config.facts ?? {});
  const whole = onlyLonger(others.flatMap(placeholdersOf), left) ?? onlyLonger(facts, left);
  return whole === undefined || whole === left || facts.includes(left)
    ? undefined
    : `This text is cut off within a name, at "${part}". Write %{${whole}}, and what stood behind it.`;
};

const spacedName = /%\s+\{(\w+)\}/g;

/** What is wrong with the signs of a text. The space before the name of a fact is nothing to think about. */
const faultOf = ({ source: { config } }: CheckContext, text: WrittenText): Told | undefined => {
  const message = syntaxFault(text.value);
  if (message === undefined) return undefined;
  const isKnown = (name: string) => name === 'smart_count' || Object.hasOwn(config.facts ?? {}, name);
  const meant = text.value.replace(spacedName, (written, name: string) =>
    isKnown(name) ? `%{${name}}` : written,
  );
  return syntaxFault(meant) === undefined ? { message, fix: setText(text, meant) } : message;
};

/** Texts whose %{names} or plural forms are written with the wrong signs, or that hold half of a sign. */
export const i18nInvalidMessage: Check = {
  id: 'i18n/invalid-message',
  severity: 'error',
  description:
    'The %{names} and the |||| of a text are written so that they can be read, and each of its signs is whole.',
  advice:
    'A brace too few, and visitors read "Since %{founded" instead of a year. Write each name between both braces with a percent sign in front, as in "Since %{founded}", and separate plural forms by exactly four bars. Half of an emoji (\\ud83d alone) is left over when a program cuts a text in its middle: write the whole one.',
  runOnPages: (context) =>
    // A fact can mention nothing: what looks like a placeholder in a fact is reported by `config/env`.
    toldOfTexts(context, (text) =>
      text.isFact
        ? (halfSign(text.value) ?? strayMark(text.value))
        : (nameInBraces(text.value) ?? cutName(context, text) ?? faultOf(context, text)),
    ),
};
