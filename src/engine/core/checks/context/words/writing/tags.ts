import { byText } from '../../../../json/by-text.ts';
import { shorten } from '../../../schema-errors/fault.ts';
import { closest } from '../../../suggestions/closest.ts';

const tag = /<(\/?)([a-zA-Z][\w-]*)((?:\s[^<>]*)?)(\/?)>/g;
const unfinished = /<\/?[a-zA-Z][\w-]*(?:\s[^<>]*)?(?=$|<)/;
const entity = /&(#\d+|#x[\da-f]+|[a-z]+\d*);|&nbsp/gi;
const meant: Record<string, string> = {
  '&nbsp;': 'a space',
  '&nbsp': 'a space',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const comment = /<!--.*?(?:-->|$)/gs;
const empty = new Set(['br', 'wbr', 'hr', 'img']);

type Tag = { name: string; closes: boolean; single: boolean; written: string };

const read = (text: string): Tag[] =>
  [...text.matchAll(tag)].map(([written, slash, name = '', , end]) => ({
    written,
    name: name.toLowerCase(),
    closes: slash === '/',
    single: end === '/' || empty.has(name.toLowerCase()),
  }));

const unbalanced = (tags: Tag[]): string | undefined => {
  const open: Tag[] = [];
  for (const item of tags) {
    if (item.single) continue;
    if (!item.closes) open.push(item);
    else if (open.pop()?.name !== item.name) return `${item.written} closes what was not opened before it.`;
  }
  const [left] = open;
  return left && `${left.written} is not closed. Write </${left.name}> where it ends.`;
};

const inShort = ({ name, closes }: Pick<Tag, 'name' | 'closes'>): string => `<${closes ? '/' : ''}${name}>`;

/** The message about a tag that is a slip for one that is allowed. */
const slipFault = ({ name, closes, written }: Tag, allowed: ReadonlySet<string>): string | undefined => {
  const near = closest(name, allowed);
  return near && `There is no tag "${written}". Did you mean "${inShort({ name: near, closes })}"?`;
};

/** The parts of a pasted text that are none of its words: all at once, for they are taken out at once. */
type Strays = { tags: string[]; comments: string[]; entities: string[] };

const partsOf = ({ tags, comments, entities }: Strays): string[] => [...tags, ...comments, ...entities];

const written = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([part]) => part)),
];

const straysIn = (text: string, foreign: Tag[]): Strays => {
  const comments = written(text, comment);
  const tags = new Set(foreign.map((one) => one.written).filter((tag) => !comments.join().includes(tag)));
  return { tags: [...tags], comments, entities: written(text, entity) };
};

const isKnown = (sign: string): boolean => meant[sign.toLowerCase()] !== undefined;

/** What to write for codes of signs: those that are no space are mostly letters, and many. */
const remediesForSigns = (strays: Strays): string[] => {
  const signs = strays.entities;
  const [one, another] = signs.filter((sign) => !isKnown(sign));
  const each = another === undefined ? signs : signs.filter(isKnown);
  return [
    ...each.map((sign) => {
      const instead = partsOf(strays).length === 1 ? '' : ` for "${sign}"`;
      return `Write ${meant[sign.toLowerCase()] ?? 'the sign itself'}${instead}.`;
    }),
    ...(another === undefined ? [] : [`Write the signs themselves for "${one}" and its like.`]),
  ];
};

/** Words on both sides of a line break would run together without it. */
const remedyForTags = (tags: string[]): string =>
  tags.every((one) => /^<br\s*\/?>$/i.test(one))
    ? 'Write \\n where a new line is to begin, else a space.'
    : `Leave the ${tags.length > 1 ? 'tags' : 'tag'} out.`;

const remedies = (strays: Strays): string[] => {
  const { tags, comments } = strays;
  return [
    ...(tags.length > 0 ? [remedyForTags(tags)] : []),
    ...(comments.length > 0 ? [`Leave the ${comments.length > 1 ? 'comments' : 'comment'} out.`] : []),
    ...remediesForSigns(strays),
  ];
};

/** More parts than this are not read one by one. */
const mostNamed = 6;

const strayFault = (strays: Strays): string | undefined => {
  const parts = partsOf(strays).map((part) => `"${shorten(part)}"`);
  if (parts.length === 0) return undefined;
  const isAlone = parts.length === 1;
  const last = parts.length > mostNamed ? `${parts.length - mostNamed + 1} more` : parts.at(-1);
  const all = isAlone
    ? parts[0]
    : `${parts.slice(0, Math.min(mostNamed, parts.length) - 1).join(', ')} and ${last}`;
  const fault = `Visitors would read ${all} as ${isAlone ? 'it is' : 'they are'} written.`;
  return [fault, ...remedies(strays)].join(' ');
};

/** What is wrong with the HTML of a text, or undefined if there is none, or only allowed tags. */
export const tagFault = (text: string, allowed: ReadonlySet<string>): string | undefined => {
  if (!/[<&]/.test(text)) return undefined;
  const tags = read(text);
  const foreign = tags.filter(({ name }) => !allowed.has(name));
  const [first] = foreign;
  const slip = first && slipFault(first, allowed);
  const stray = slip ?? strayFault(straysIn(text, foreign));
  if (stray !== undefined) return stray;
  if (unfinished.test(text.replace(tag, '')))
    return 'A tag is not finished: a > is missing. Leave the tag out, or close it.';
  return unbalanced(tags);
};

/**
 * The tags of a text in short, in alphabetical order and opened before they are closed, for a comparison with another
 * language.
 */
export const tagsOf = (text: string): string[] =>
  text.includes('<')
    ? read(text)
        .toSorted((one, other) => Number(one.closes) - Number(other.closes) || byText(one.name, other.name))
        .map(inShort)
    : [];
