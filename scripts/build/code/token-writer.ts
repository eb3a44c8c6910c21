const declaration = /(--[\w-]+):([^;]*);?/g;
const reference = /var\((--[\w-]+)\)/g;

/** The tokens that a site's constants decide: their values are known when its pages are made, not its code. */
const decidedBySite = new Set(['--duration-hero-delay', '--duration-hero', '--duration-stagger']);

/**
 * Writes values where a text names tokens. As custom properties they would cost a visitor a tenth of a stylesheet, and
 * the browser a third of its time for styles: it looks each up for each element, and works out all elements anew when
 * the rest of the rules adds another one.
 */
export const tokenWriter = (declarations: string): ((text: string) => string) => {
  const values = new Map(
    [...declarations.matchAll(declaration)].map(([, name = '', value = '']) => [name, value]),
  );
  for (const name of decidedBySite) values.delete(name);
  const write = (text: string): string =>
    text.replace(reference, (whole, name: string) => {
      const value = values.get(name);
      return value === undefined ? whole : write(value);
    });
  return write;
};
