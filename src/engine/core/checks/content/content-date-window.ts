import { looksLikeMoment, parseMoment } from '../../publication/parse-moment.ts';
import type { Publication } from '../../publication/publication.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';

type Dated = { publication: Publication; place: Place };

const hasMoment = ({ publication }: Dated): boolean =>
  publication.publishAt !== undefined || publication.unpublishAt !== undefined;

const documents = ({ source, sections }: CheckContext): Dated[] => [
  ...source.pages.map(({ file, document }) => ({
    publication: document,
    place: { file, pointer: '', page: document.id },
  })),
  ...sections.map(({ section, place }) => ({ publication: section, place })),
];

const names = ['publishAt', 'unpublishAt'] as const;

/** A text without even the form of a moment is reported by the schema. */
const unreal = ({ publication, place }: Dated): Finding[] =>
  names.flatMap((name): Finding[] => {
    const text: unknown = publication[name];
    if (!looksLikeMoment(text) || parseMoment(text) !== undefined) return [];
    const message = `"${text}" is no moment of the calendar. Correct the date or the time.`;
    return [{ ...place, pointer: below(place.pointer, name), message }];
  });

const outOfOrder = ({ publication, place }: Dated, { source }: CheckContext): Finding[] => {
  const { publishAt, unpublishAt } = publication;
  const from = parseMoment(publishAt);
  const until = parseMoment(unpublishAt);
  if (until === undefined) return [];
  const at = { ...place, pointer: below(place.pointer, 'unpublishAt') };
  if (from !== undefined && from >= until) {
    const message = `This would be unpublished at ${unpublishAt}, before it is published at ${publishAt}, so nobody ever sees it. Exchange them, or correct one.`;
    return [{ ...at, message }];
  }
  if (publication.draft === true || source.clock.now < until) return [];
  const message = `This has not been shown since ${unpublishAt}. Remove it, or give it a later "unpublishAt".`;
  return [{ ...at, message, severity: 'info' }];
};

/** Impossible times of publication, and pages and sections whose time is over. */
export const contentDateWindow: Check = {
  id: 'content/date-window',
  severity: 'error',
  description: 'What is published for a time has a beginning before its end.',
  advice:
    'A page or a section with "publishAt" and "unpublishAt" is shown from the first of these moments until the second. When the end comes first, it is never shown. What has had its time is told as info only, so that it can be removed. Example: "publishAt": "2026-12-01T09:00:00+01:00", "unpublishAt": "2026-12-31T23:59:00+01:00".',
  run: (context) =>
    documents(context)
      .filter(hasMoment)
      .flatMap((item) => [...unreal(item), ...outOfOrder(item, context)]),
};
