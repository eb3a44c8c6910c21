import { byText } from '../../../../json/by-text.ts';
import { closest } from '../../../suggestions/closest.ts';

const tag = /<(\/?)([a-zA-Z][\w-]*)((?:\s[^<>]*)?)(\/?)>/g;
const unfinished = /<\/?[a-zA-Z][\w-]*(?:\s[^<>]*)?(?=$|<)/;
const entity = /&(#\d+|#x[\da-f]+|[a-z]+\d*);|&nbsp/i;
const meant: Record<string, string> = {
  '&nbsp;': 'a space',
  '&nbsp': 'a space',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const comment = /<!--.*?(?:-->|$)/s;
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

/** The message about a tag that is not allowed: it may be a slip for one that is. */
const foreignFault = ({ name, closes, written }: Tag, allowed: ReadonlySet<string>): string => {
  const near = closest(name, allowed);
  return near === undefined
    ? `Visitors would read "${written}" as it is written. Leave the tag out.`
    : `There is no tag "${written}". Did you mean "${inShort({ name: near, closes })}"?`;
};

/** What is wrong with the HTML of a text, or undefined if there is none, or only allowed tags. */
export const tagFault = (text: string, allowed: ReadonlySet<string>): string | undefined => {
  if (!/[<&]/.test(text)) return undefined;
  const note = comment.exec(text)?.[0];
  if (note !== undefined) return `Visitors would read "${note}" as it is written. Leave the comment out.`;
  const tags = read(text);
  const foreign = tags.find(({ name }) => !allowed.has(name));
  if (foreign) return foreignFault(foreign, allowed);
  if (unfinished.test(text.replace(tag, '')))
    return 'A tag is not finished: a > is missing. Leave the tag out, or close it.';
  const sign = entity.exec(text)?.[0];
  if (sign !== undefined)
    return `Visitors would read "${sign}" as it is written. Write ${meant[sign.toLowerCase()] ?? 'the sign itself'}.`;
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
