import { sectionSchemaFile } from '../../../schema/section-schema-file.ts';
import { closest } from '../../suggestions/closest.ts';
import { isPlural, onlySlip } from '../../suggestions/one-slip.ts';
import { fileNameOf } from '../own-names.ts';
import { perContext } from '../per-context.ts';
import type { PlacedSection } from './placed-sections.ts';

/** A section whose id is a slip for its type, for its page, or for the usual id of its type. */
type MisspeltSection = { placed: PlacedSection; meant: string };

/** The ids that at least `least` sections have. */
const usualIds = (sections: PlacedSection[], least: number): string[] =>
  [...Map.groupBy(sections, ({ section }) => section.id)].flatMap(([id, same]) =>
    same.length >= least ? [id] : [],
  );

/** A short name is a slip only for a name that many have: "her" where all others are "hero". */
const shortest = 4;
const many = 3;

const shortSlip = (id: string, sections: PlacedSection[]): string | undefined =>
  id.length > shortest ? undefined : closest(id, usualIds(sections, many));

/**
 * The sections whose ids are most likely misspelt: a single slip away from their type or page, or from a usual id of
 * the type.
 */
export const misspeltSections = perContext(({ sections, source }): MisspeltSection[] =>
  [...Map.groupBy(sections, ({ section }) => section.type)].flatMap(([type, ofType]) => {
    // A type that there is not may itself be misspelt.
    const known = source.schemas[sectionSchemaFile(type)] === undefined ? [] : [type];
    const usual = [...new Set([...known, ...usualIds(ofType, 2)])];
    return ofType.flatMap((placed) => {
      const { id } = placed.section;
      const { page } = placed.place;
      const names = page === undefined ? usual : [...new Set([...usual, page])];
      // A section with the name of its page's file is right: if the id of the page differs, that is the slip.
      const isRight = names.includes(id) || id === fileNameOf(placed.place);
      const meant = isRight ? undefined : (onlySlip(id, names) ?? shortSlip(id, ofType));
      return meant === undefined || isPlural(id, meant) ? [] : [{ placed, meant }];
    });
  }),
);
