/** What may have braces that mean nothing: comments and texts. */
const meaningless = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;

/** Whether each brace of some rules is closed, and none that was not opened. Parsers of CSS drop what is not, and say nothing. */
export const hasEvenBraces = (css: string): boolean => {
  let depth = 0;
  for (const [brace] of css.replace(meaningless, '').matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
};
