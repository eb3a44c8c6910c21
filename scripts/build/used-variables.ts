const declaration = /(--[\w-]+):([^;]*);?/g;
const reference = /var\((--[\w-]+)/g;

const referencesIn = (text: string): string[] => [...text.matchAll(reference)].map(([, name = '']) => name);

/**
 * The declarations of custom properties that `rules` use, directly or through one another, in their own order.
 * The tokens are many more than a page needs, and they would be a tenth of its stylesheet.
 */
export const usedVariables = (declarations: string, rules: string): string => {
  const values = new Map(
    [...declarations.matchAll(declaration)].map(([, name = '', value = '']) => [name, value]),
  );
  const used = new Set<string>();
  const follow = (text: string) => {
    for (const name of referencesIn(text)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(values.get(name) ?? '');
    }
  };
  follow(rules);
  return [...values]
    .filter(([name]) => used.has(name))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
};
