import { below, type Finding } from '../problem.ts';
import { closest, editDistance, withSuggestion } from '../suggest.ts';
import type { CheckContext } from './check-context.ts';

/** Whether words stand anywhere in the words of a language. */
const isWritten = ({ words }: CheckContext, name: string): boolean =>
  [...words.values()].some(({ texts }) => [...texts.values()].some(({ value }) => value.includes(name)));

/** The listed name that may be meant by a text: one that is written almost so, or only a word of it. */
const nearest = (text: string, names: string[]): string | undefined => {
  const near = closest(text, names);
  if (near !== undefined && editDistance(near.toLowerCase(), text.toLowerCase()) <= 2) return near;
  return names.find((name) => text.startsWith(`${name} `) || text.endsWith(` ${name}`));
};

/** A name that nothing mentions, and that resembles what a text says, is misspelt where it is listed. */
export const misspeltName = (context: CheckContext, text: string): Finding[] => {
  const names = context.source.config.names ?? [];
  const near = nearest(text, names);
  if (near === undefined) return [];
  if (context.marks.some(({ value }) => value === near) || isWritten(context, near)) return [];
  const told = withSuggestion(`Nothing on the site mentions "${near}".`, text);
  return [{ file: 'site.config.json', pointer: below('/names', names.indexOf(near)), ...told }];
};
