import { sectionSchemaFile } from '../../../section-schema-file.ts';
import { onlySlip } from '../../suggest.ts';
import { gathered } from '../gathered.ts';
import { perContext } from '../per-context.ts';
import type { PlacedSection } from './placed-sections.ts';

/** A section whose id is a slip for its type, for its page, or for what the others of its type are called. */
export type MisspeltSection = { placed: PlacedSection; meant: string };

/** What at least two sections are called. */
const usualIds = (sections: PlacedSection[]): string[] =>
  [...gathered(sections, ({ section }) => section.id)].flatMap(([id, same]) => (same.length > 1 ? [id] : []));

const isPlural = (one: string, other: string): boolean => one === `${other}s` || other === `${one}s`;

/** The sections whose ids are most likely misspelt: a single slip away from their type or page, or from a usual id of the type. */
export const misspeltSections = perContext(({ sections, source }): MisspeltSection[] =>
  [...gathered(sections, ({ section }) => section.type)].flatMap(([type, ofType]) => {
    // A type that there is not may itself be misspelt.
    const known = source.schemas[sectionSchemaFile(type)] === undefined ? [] : [type];
    const usual = [...new Set([...known, ...usualIds(ofType)])];
    return ofType.flatMap((placed) => {
      const { id } = placed.section;
      const { page } = placed.place;
      const names = page === undefined ? usual : [...new Set([...usual, page])];
      const meant = names.includes(id) ? undefined : onlySlip(id, names);
      return meant === undefined || isPlural(id, meant) ? [] : [{ placed, meant }];
    });
  }),
);
