import { isOf } from '../../../../src/engine/core/checks/problems/is-of.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { isObject, listOf, objectOf } from '../../../../src/engine/core/json/json-value.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import type { Past } from '../look-back.ts';
import { takePartBack } from '../take-part-back.ts';
import { type FormerPage, formerPages } from './former-pages.ts';
import type { Loss } from './loss.ts';

const sectionsOf = (document: unknown): unknown[] => listOf(objectOf(document).sections);

/** The sections of a page that are of a type. */
const ofType = (document: unknown, type: string | undefined): Record<string, unknown>[] =>
  sectionsOf(document)
    .filter(isObject)
    .filter((section) => section.type === type);

/** The sections of a page with a former one again: in its place, or before what has moved up into that. */
const withSection = ({ before, now }: FormerPage, section: unknown): unknown[] => {
  const [were, are] = [before, now?.document].map(sectionsOf);
  const index = were?.indexOf(section) ?? 0;
  return (are ?? []).toSpliced(index, Number(were?.length === are?.length), section);
};

const hasAmongProps = ({ props }: Record<string, unknown>, value: string | undefined): boolean =>
  Object.values(objectOf(props)).includes(value);

/** What a page is told for that has the sections of another. */
const isOfCopy = isOf('seo/duplicate-title', 'seo/duplicate-description', 'content/copied-page');

/** Sections that each site needs, and that pages had at the commit: what was saved over them is elsewhere, too. */
export const lostChoices = (past: Past, problems: Problem[]): Loss[] =>
  problems.flatMap((problem): Loss[] => {
    const { check, named } = problem;
    const [type, value] = [named?.types?.[0], named?.values?.[0]];
    if (check !== 'schema/choice-missing') return [];
    return formerPages(past).flatMap((former): Loss[] => {
      const { file, before, now } = former;
      const section = ofType(before, type).find((one) => hasAmongProps(one, value));
      if (!section || !now || ofType(now.document, type).length > 0) return [];
      const was = withSection(former, section);
      const place = { file, page: now.document.id, pointer: '/sections' };
      const message = `At ${commitInWords(past.since)} there stood the section "${section.id}", and no page has one of the type "${type}" with "${value}" any more, which a site with such sections needs. ${takePartBack(past, file, { pointer: '/sections', was })}`;
      const isFollower = (other: Problem) => other === problem || (other.file === file && isOfCopy(other));
      return [{ told: { ...place, message }, isFollower }];
    });
  });
