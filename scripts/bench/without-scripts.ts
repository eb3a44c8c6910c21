/** A document as a browser without scripts gets it: the same, and no program in it. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>\n?/gs, '');

/** A stylesheet or document whose rules for browsers without scripts hold, and those for browsers with scripts do not. */
export const asScriptless = (text: string): string =>
  text
    .replace(/\(\s*scripting\s*:\s*enabled\s*\)/g, '(width < 0px)')
    .replace(/\(\s*scripting\s*:\s*none\s*\)/g, '(width >= 0px)');
