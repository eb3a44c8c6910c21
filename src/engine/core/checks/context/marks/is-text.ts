/** Whether a value names a text, as a page writes it: "t:home.hero.title". */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('t:');
