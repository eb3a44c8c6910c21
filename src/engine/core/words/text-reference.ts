/** A parsed text of a document: a key with parameters and perhaps inline words, or words alone. */
export type TextReference = { key?: string; params: Record<string, string>; inline?: string };

const paramsOf = (query: string): Record<string, string> =>
  Object.fromEntries(
    query
      .split('&')
      .filter(Boolean)
      .map((pair) => pair.split(/=(.*)/s))
      .map(([name = '', value = '']) => [name, value]),
  );

/** How parameters stand behind a key: "?smart_count=3"; nothing when there are none. */
export const queryOf = (params: Record<string, string>): string => {
  const pairs = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

/** The parameters of a text that has none: the same for all of these. */
export const noParams: Record<string, string> = Object.freeze({});

/** Whether a value names a text, as a page writes it: "t:home.hero.title". */
export const namesText = (value: unknown): value is `t:${string}` =>
  typeof value === 'string' && value.startsWith('t:');

/** Reads `t:key`, `t:key?smart_count=3`, `t:key|inline words` or plain words. */
export const parseText = (text: string): TextReference => {
  if (!namesText(text)) return { params: noParams, inline: text };
  const bar = text.indexOf('|');
  const head = bar === -1 ? text.slice(2) : text.slice(2, bar);
  const mark = head.indexOf('?');
  const key = mark === -1 ? head : head.slice(0, mark);
  const params = mark === -1 ? noParams : paramsOf(head.slice(mark + 1));
  return bar === -1 ? { key, params } : { key, params, inline: text.slice(bar + 1) };
};

/** How a document names a text, perhaps with words of its own for the default language. */
export const textNamed = (key: string, inline?: string): string =>
  inline === undefined ? `t:${key}` : `t:${key}|${inline}`;

/** Words as they are to stand behind a name and its bar: without a bar that was left before them. */
export const wordsBehindName = (words: string): string => words.replace(/^\s*\|\s*/, '');

/** The key that a value names; undefined for all that names no text. */
export const keyNamedBy = (value: unknown): string | undefined =>
  namesText(value) ? parseText(value).key : undefined;

/** The inline words of a text where they count: without a key in every language, else in the default language. */
export const wordsOnPage = (
  { key, inline }: Pick<TextReference, 'key' | 'inline'>,
  isDefault: boolean,
): string | undefined => (key === undefined || isDefault ? inline : undefined);
