import { listOf } from '../../../json/json-value.ts';
import { layoutNames } from '../../../layout-places.ts';
import { ownKeyword } from '../../../schema/own-keyword.ts';
import type { Json } from '../../../types.ts';

/** Every place where a section may stand, as schemas name it. */
export const placements = ['page', ...layoutNames.map((name) => `layout.${name}` as const)] as const;

/** Where a section may stand: on a page, or in one of the places of the layout. */
export type Placement = (typeof placements)[number];

const inLayout = new RegExp(`^/layout/(${layoutNames.join('|')})`);

/** Where sections of a type may stand, by the mark `x-enabledOn` of their schema; undefined is everywhere. */
export const enabledOn = (schema: Json | undefined): string[] | undefined => {
  const places = listOf(ownKeyword(schema, 'x-enabledOn')).filter((place) => typeof place === 'string');
  return places.length > 0 ? places : undefined;
};

/** How many sections of a type one page may have, by the mark `x-limit` of their schema. */
export const limitOf = (schema: Json | undefined): number => {
  const limit = ownKeyword(schema, 'x-limit');
  return typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
};

/** The place of a section by its pointer. */
export const placementOfSection = (pointer: string): Placement => {
  const place = inLayout.exec(pointer)?.[1];
  return place === undefined ? 'page' : (`layout.${place}` as Placement);
};

/** Whether sections of a type carry the main heading of their page, by the mark `x-mainHeading` of their schema. */
export const hasMainHeading = (schema: Json | undefined): boolean =>
  ownKeyword(schema, 'x-mainHeading') === true;

/**
 * Whether sections of a type are not in the documents of pages, by the mark `x-needs`: the visitor decides when they
 * come.
 */
export const dependsOnVisitor = (schema: Json | undefined): boolean =>
  ownKeyword(schema, 'x-needs') !== undefined;
