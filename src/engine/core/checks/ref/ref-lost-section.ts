import { configFile, localeFile } from '../../file-names.ts';
import { sectionSchemas } from '../../schema/section-schema-file.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { enabledOn } from '../context/schemas/section-marks.ts';
import { camelCase } from '../context/words/keys/key-parts.ts';
import type { Finding } from '../problems/problem.ts';

/** The sections that only the layout may have and that it has not, each with its place there. */
const lostTypes = ({ source, sections }: CheckContext): [type: string, place: string][] => {
  const placed = new Set(sections.map(({ section }) => section.type));
  return sectionSchemas(source.schemas).flatMap(([type, schema]): [string, string][] => {
    const [place = ''] = enabledOn(schema) ?? [];
    return placed.has(type) || !place.startsWith('layout.') ? [] : [[type, place]];
  });
};

/** A section of the layout that has left its words behind. */
type Lost = { type: string; group: string; pointer: string; isLinked: boolean };

const lostSections = (context: CheckContext): Lost[] => {
  const { sourceWords, links } = context;
  const groups = sourceWords?.groups;
  return lostTypes(context)
    .map(([type, place]) => ({
      type,
      group: camelCase(type),
      pointer: `/${place.replace('.', '/')}`,
      isLinked: links.some(({ target }) => 'anchor' in target && target.anchor === type),
    }))
    .filter(({ group }) => groups?.has(group));
};

const listed = (names: string[]): string => names.map((name) => `"${name}"`).join(' and ');

/** Sections that one list of the layout has lost: they were taken from it together. */
const findingAt = (pointer: string, lost: Lost[], wordsFile: string): Finding => {
  const several = lost.length > 1;
  const [types, groups] = [lost.map(({ type }) => type), lost.map(({ group }) => group)];
  const message = `The layout has no section${several ? 's' : ''} ${listed(types)}, but ${wordsFile} has ${several ? 'their' : 'its'} words under ${listed(groups)}. Put ${several ? 'them' : 'the section'} back, or remove these words from every locale file.`;
  const severity = lost.some(({ isLinked }) => isLinked) ? {} : { severity: 'warning' as const };
  return { file: configFile, pointer, message, named: { types, groups }, ...severity };
};

/** Sections of the layout that are gone, while their words and links to them are still there. */
export const refLostSection: Check = {
  id: 'ref/lost-section',
  severity: 'error',
  description: 'The layout has every section of its own whose words the site has.',
  advice:
    'A header, footer or button that is removed from "layout" in site.config.json is gone on every page, and its words are left over in the locale files. Put the section back, or remove its words as well. Example: the group "footer" in locales/en.json without a section "footer" in "after". An error while links lead to the section.',
  run: (context) => {
    const wordsFile = localeFile(context.defaultLocale);
    const lost = lostSections(context);
    return [...new Set(lost.map(({ pointer }) => pointer))].map((list) =>
      findingAt(
        list,
        lost.filter(({ pointer }) => pointer === list),
        wordsFile,
      ),
    );
  },
};
