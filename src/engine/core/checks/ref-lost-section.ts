import { sectionSchemas } from '../section-schema-file.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { enabledOn } from './context/schemas/section-marks.ts';
import { camelCase } from './context/words/key-parts.ts';
import type { Finding } from './problem.ts';

/** The sections that only the layout may have and that it has not, each with its place there. */
const lostTypes = ({ source, sections }: CheckContext): [type: string, place: string][] => {
  const placed = new Set(sections.map(({ section }) => section.type));
  return sectionSchemas(source.schemas).flatMap(([type, schema]): [string, string][] => {
    const [place = ''] = enabledOn(schema) ?? [];
    return placed.has(type) || !place.startsWith('layout.') ? [] : [[type, place]];
  });
};

/** Sections of the layout that are gone, while their words and links to them are still there. */
export const refLostSection: Check = {
  id: 'ref/lost-section',
  severity: 'warning',
  description: 'The layout has every section of its own whose words the site has.',
  advice:
    'A header, footer or button that is removed from "layout" in site.config.json is gone on every page, and its words are left over in the locale files. Put the section back, or remove its words as well. Example: the group "footer" in locales/en.json without a section "footer" in "after". An error while links lead to the section.',
  run: (context) => {
    const { words, source, links } = context;
    const first = words.get(source.config.defaultLocale);
    return lostTypes(context).flatMap(([type, place]): Finding[] => {
      const group = camelCase(type);
      const isLinked = links.some(({ target }) => 'anchor' in target && target.anchor === type);
      if (!first?.groups.has(group)) return [];
      const message = `The layout has no section "${type}", but ${first.file} has its words under "${group}". Put the section back, or remove these words from every locale file.`;
      const pointer = `/${place.replace('.', '/')}`;
      const finding = { file: 'site.config.json', pointer, message, names: [type, group] };
      return [{ ...finding, ...(isLinked ? { severity: 'error' } : {}) }];
    });
  },
};
