import { isInternal } from '../addresses/is-internal.ts';
import { resolveProps } from '../resolve/resolve-props.ts';
import type { Shape } from '../schema/shape.ts';
import type { ResolvedSection } from '../types.ts';

/**
 * A section in which holes stand for its words and for addresses inside of the site: `form` is the rest of it as JSON,
 * `values` are what stood in the holes, by their numbers. Those of `addresses` lack their first slash, which is left.
 * A whole section has no holes, not even for its page.
 */
export type PunchedSection = {
  isWhole: boolean;
  form: string;
  values: readonly string[];
  addresses: readonly number[];
};

const hole = /\u0091(\d+)\u0092/g;

/**
 * The hole with a number. Its signs are for private use: Unicode gives them no meaning. They are among the first 256:
 * a text with any other sign takes two bytes for each letter, and a multiple of the time to be written.
 */
export const holeAt = (number: number): string => `\u0091${number}\u0092`;

/** The section of a form, with these values in its holes. */
export const fillForm = (form: string, values: readonly string[]): ResolvedSection =>
  JSON.parse(
    form.replace(hole, (_, number: string) => JSON.stringify(values[Number(number)]).slice(1, -1)),
  ) as ResolvedSection;

/** Whether each hole of a form stands for a value: by chance a section could say what looks like a hole. */
export const isPunched = ({ form, values }: PunchedSection): boolean =>
  (form.match(hole) ?? []).length === values.length;

/** React leaves out what is empty, and gives some elements a second line break: such words belong to the form. */
const isPlain = (words: string): boolean => words !== '' && !words.startsWith('\n');

/** A section of which nothing is taken out. */
export const leaveWhole = (section: ResolvedSection): PunchedSection => ({
  isWhole: true,
  form: JSON.stringify(section),
  values: [],
  addresses: [],
});

/** Takes out of a section what its shape marks as words or as a link, and its id. */
export const punchSection = (section: ResolvedSection, shape: Shape | undefined): PunchedSection => {
  const values: string[] = [];
  const addresses: number[] = [];
  const punch = (value: string): string => holeAt(values.push(value) - 1);
  const text = (words: string) => (isPlain(words) ? punch(words) : words);
  const link = (address: string) => {
    if (!isInternal(address)) return address;
    addresses.push(values.length);
    return `/${punch(address.slice(1))}`;
  };
  const id = punch(section.id);
  const props = resolveProps(section.props, shape, {
    text,
    link,
    icon: (name) => name,
    image: (image) => image,
    list: () => [],
  });
  return { isWhole: false, form: JSON.stringify({ ...section, id, props }), values, addresses };
};
