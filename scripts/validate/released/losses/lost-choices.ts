import { placeInWords } from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { isObject, listOf, objectOf } from '../../../../src/engine/core/json/json-value.ts';
import { commitInWords, takePartBack } from '../../../git/commit-in-words.ts';
import type { Past } from '../look-back.ts';
import { formerPages } from './former-pages.ts';
import type { Loss } from './loss.ts';

/** The sections of a page that are of a type. */
const sectionsOf = (document: unknown, type: string | undefined): Record<string, unknown>[] =>
  listOf(objectOf(document).sections)
    .filter(isObject)
    .filter((section) => section.type === type);

const hasAmongProps = ({ props }: Record<string, unknown>, value: string | undefined): boolean =>
  Object.values(objectOf(props)).includes(value);

/** What a page is told for that has the sections of another. */
const ofCopy = /^(seo\/duplicate-.*|content\/copied-page)$/;

/** Sections that each site needs, and that pages had at the commit: what was saved over them is elsewhere, too. */
export const lostChoices = (past: Past, problems: Problem[]): Loss[] =>
  problems.flatMap((problem): Loss[] => {
    const { check, named } = problem;
    const [type, value] = [named?.types?.[0], named?.values?.[0]];
    if (check !== 'schema/choice-missing') return [];
    return formerPages(past).flatMap(({ file, before, now }): Loss[] => {
      const section = sectionsOf(before, type).find((one) => hasAmongProps(one, value));
      if (!section || !now || sectionsOf(now.document, type).length > 0) return [];
      const place = { file, page: now.document.id, pointer: '/sections' };
      const message = `${placeInWords(place)}At ${commitInWords(past.since)} there stood the section "${section.id}", and no page has one of the type "${type}" with "${value}" any more, which a site with such sections needs. ${takePartBack(past, file, false)}`;
      const isFollower = (other: Problem) =>
        other === problem || (other.file === file && ofCopy.test(other.check));
      return [{ told: { ...place, message }, isFollower }];
    });
  });
