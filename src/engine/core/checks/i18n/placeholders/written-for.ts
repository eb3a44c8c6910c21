import type { CheckContext } from '../../context/check-context.ts';
import { onlySlip } from '../../suggestions/one-slip.ts';

/** Words of a language in which a fact may be written out. */
type Words = { value: string; locale: string };

/** A name between signs that are not those of a placeholder: %(weeks), <weeks>, %｛weeks｝, %weeks%. */
const inWrongSigns = (text: string, name: string): string | undefined =>
  new RegExp(String.raw`%?[<([｛]${name}[>)\]｝]|%${name}(?:%|(?![\p{L}\d]))`, 'u').exec(text)?.[0];

const factIn = ({ source }: CheckContext, name: string, locale: string): string | undefined => {
  const fact = source.config.facts?.[name];
  return typeof fact === 'object' ? fact[locale] : fact;
};

/** The value of a fact where it stands in a text as a word of its own, or with one slip. */
const writtenOut = (text: string, value: string): string | undefined => {
  const words = text.split(/\s+/).map((word) => word.replace(/^[¿¡("“«]+|[.,;:!?)"”»]+$/g, ''));
  if (words.includes(value) || (value.includes(' ') && text.includes(value))) return value;
  return words.find((word) => onlySlip(word, [value]) === value);
};

/** What to write in the place of what, for each name that a text lacks and says in another way, as one sentence. */
export const writtenFor = (
  context: CheckContext,
  { value, locale }: Words,
  names: string[],
): string | undefined => {
  const said = names.flatMap((name) => {
    const fact = factIn(context, name, locale);
    const written = inWrongSigns(value, name) ?? (fact === undefined ? undefined : writtenOut(value, fact));
    return written === undefined ? [] : [`%{${name}} for "${written}"`];
  });
  return said.length === 0 ? undefined : `Write ${said.join(' and ')}.`;
};
