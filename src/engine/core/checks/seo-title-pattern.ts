import type { SiteCheck } from './check.ts';
import { closest, withSuggestion } from './suggest.ts';

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** Titles that do not say whose page it is. */
export const seoTitlePattern: SiteCheck = {
  id: 'seo/title-pattern',
  severity: 'warning',
  description: "The pattern of titles has the site's name.",
  advice:
    'The title stands in tabs, bookmarks and search results, where nobody sees whose site it is unless the title says so. Write the name of the site into "titlePattern" of site.config.json, as it is under "name". Example: "%{title} – Inspira".',
  run: ({ source: { config } }) => {
    const { titlePattern, name } = config;
    if (typeof titlePattern !== 'string' || typeof name !== 'string') return [];
    if (!titlePattern.includes('%{title}')) return [];
    const pattern = titlePattern.replace('%{title}', ' ');
    const own = wordsIn(name);
    const written = wordsIn(pattern);
    // A part of a long name is enough.
    if (own.length === 0 || own.some((word) => written.includes(word))) return [];
    const slip = written.find((word) => closest(word, own) !== undefined);
    const message = `The pattern of titles does not have the name "${name}".`;
    const place = { file: 'site.config.json', pointer: '/titlePattern' };
    const right = slip && titlePattern.replace(slip, closest(slip, own) ?? '');
    return [{ ...place, ...withSuggestion(message, right, `Write it: "%{title} – ${name}".`) }];
  },
};
