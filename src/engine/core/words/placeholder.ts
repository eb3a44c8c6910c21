/** A placeholder, %{name}, ends at the first brace, whatever is between. Checks say which names are none. */
const placeholder = /%\{(.*?)\}/g;

/** Most texts have none, and each function is called several times for every text. */
const mayHave = (text: string): boolean => text.includes('%{');

/** A text with something else in the place of each placeholder, by the name in it and as it is written. */
export const fillPlaceholders = (text: string, fill: (name: string, whole: string) => string): string =>
  mayHave(text) ? text.replace(placeholder, (whole, name: string) => fill(name, whole)) : text;

/** A text that mentions one name in the place of another. */
export const withOtherName = (text: string, name: string, meant: string): string =>
  fillPlaceholders(text, (own, whole) => (own === name ? `%{${meant}}` : whole));

/** A text without its placeholders: a space, or what is given, stands for each. */
export const withoutPlaceholders = (text: string, by = ' '): string => fillPlaceholders(text, () => by);

/** The names that stand as %{name} in a text, each once. */
export const placeholdersOf = (text: string): string[] => {
  if (!mayHave(text)) return [];
  const names: string[] = [];
  placeholder.lastIndex = 0;
  for (let match = placeholder.exec(text); match; match = placeholder.exec(text)) {
    const [, name = ''] = match;
    if (!names.includes(name)) names.push(name);
  }
  return names;
};

/** The name in a text that is one placeholder and nothing else. */
export const placeholderAlone = (text: string): string | undefined => /^%\{(\w+)\}$/.exec(text)?.[1];

/** A pattern of placeholders and of what another one finds, without groups that it counts. */
export const placeholderOr = (other: RegExp): RegExp =>
  new RegExp(`${placeholder.source}|${other.source}`, other.flags);

/** Names as texts mention them, one after the other: %{phone}, %{email}. */
export const listPlaceholders = (names: string[]): string => names.map((name) => `%{${name}}`).join(', ');
