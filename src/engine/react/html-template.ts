/** The HTML of many sections: what stands between their holes, and the number of each hole. */
export type HtmlTemplate = { between: readonly string[]; holes: readonly number[] };

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Text as React writes it, between tags and in attributes. */
const escapeAsReact = (text: string): string =>
  /["'&<>]/.test(text) ? text.replace(/["'&<>]/g, (sign) => entities[sign] ?? '') : text;

/** Reads HTML with holes in it (see punch-section.ts). */
export const parseTemplate = (html: string): HtmlTemplate => {
  const parts = html.split(/\u0091(\d+)\u0092/);
  return {
    between: parts.filter((_, index) => index % 2 === 0),
    holes: parts.filter((_, index) => index % 2 === 1).map(Number),
  };
};

/** The HTML with these values in its holes, by their numbers. */
export const fillTemplate = ({ between, holes }: HtmlTemplate, values: readonly string[]): string => {
  let html = between[0] ?? '';
  for (const [index, number] of holes.entries())
    html += escapeAsReact(values[number] ?? '') + (between[index + 1] ?? '');
  return html;
};
