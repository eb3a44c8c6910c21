const symbol = /<symbol id="([^"]+)".*?<\/symbol>/g;
const shown = /<use href="#([^"]+)"/g;

/**
 * The body of a document without the icons that nothing in it shows. A page names more than it draws at first: those
 * of its menu, of its error screens, of cards that show a picture. They come when the page becomes interactive.
 */
export const withoutUnusedIcons = (body: string): string => {
  const used = new Set<string>();
  for (const [, id = ''] of body.matchAll(shown)) used.add(id);
  return body.replace(symbol, (drawing, id: string) => (used.has(id) ? drawing : ''));
};
