import { sectionSchemaFile } from '../../schema/section-schema-file.ts';
import type { Check } from '../check.ts';
import { limitOf } from '../context/schemas/section-marks.ts';
import { canMeet } from '../context/spans.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Place } from '../problems/problem.ts';

/** More sections of a type on one page than the mark `x-limit` of their schema allows. */
export const schemaSectionLimit: Check = {
  id: 'schema/section-limit',
  severity: 'error',
  description: 'A page has no more sections of a type than that type allows.',
  advice:
    'Some sections may stand only once: a hero carries the main heading of the page, and a page with two of them has two, so that search engines and screen readers cannot tell what it is about. Remove the section that is too many, or give it another type, such as "feature-tiles" for a second "page-hero".',
  runOnPages: (context) => {
    const { sections, source } = context;
    const known = new Map<string, Place[]>();
    return sections.flatMap(({ section: { type }, place }) => {
      const limit = limitOf(source.schemas[sectionSchemaFile(type)]);
      if (limit === Number.POSITIVE_INFINITY) return [];
      const key = `${place.file}\n${type}`;
      const others = known.get(key) ?? [];
      known.set(key, [...others, place]);
      const count = 1 + others.filter((other) => canMeet(context, other, place)).length;
      if (count <= limit) return [];
      const most = limit === 1 ? 'once' : `${limit} times`;
      const message = `"${type}" may stand ${most} on a page, and this is number ${count}. Remove it, or give it another type.`;
      return [{ ...place, pointer: below(place.pointer, 'type'), message }];
    });
  },
};
