const tokens = /\*\*\/|\*\*|\*|\?|[.+^${}()|[\]\\]/g;

const meaning: Record<string, string> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' };

/** Tests whether a file is meant by a pattern: `*` is any name or part of one, `**` any folders, `?` one letter. */
export const filePattern = (pattern: string): ((file: string) => boolean) => {
  const source = pattern.replace(tokens, (token) => meaning[token] ?? `\\${token}`);
  const expression = new RegExp(`^${source}$`);
  return (file) => expression.test(file);
};
