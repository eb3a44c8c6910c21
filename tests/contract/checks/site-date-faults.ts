import type { CheckId } from '../../../src/generated/check-ids.ts';
import { type Fault, fault } from './validate-faults.ts';

const past = '2026-01-01T00:00:00Z';
const future = '2100-01-01T00:00:00Z';

/** Behind the id of a page, or of the first section that has this one, something keeps it from being shown. */
const hidden = (check: CheckId, file: string, [id, property, value]: [string, string, unknown]): Fault =>
  fault(check, file, [`"id": "${id}",`, `"id": "${id}", "${property}": ‸${JSON.stringify(value)},`]);

/** Pages and sections that are not shown, or not for ever. All is told where that was decided. */
export const siteDateFaults: Fault[] = [
  ...['not-found', 'solution-not-found', 'contact'].map((page) =>
    hidden('link/unpublished', `pages/${page}.json`, [page, 'draft', true]),
  ),
  hidden('link/left-out', 'pages/rewards.json', ['rewards', 'draft', true]),
  hidden('link/left-out', 'pages/rewards.json', ['rewards', 'publishAt', future]),
  hidden('link/left-out', 'pages/rewards.json', ['rewards', 'unpublishAt', past]),
  hidden('link/left-out', 'pages/rewards.json', ['rewards', 'unpublishAt', future]),
  hidden('link/other-language', 'pages/about-us.json', ['about-us', 'locales', ['en']]),
  hidden('link/unpublished-later', 'pages/contact.json', ['contact', 'unpublishAt', future]),
  ...[
    ['draft', true],
    ['publishAt', future],
    ['unpublishAt', past],
    ['unpublishAt', future],
  ].flatMap(([property, value]) => [
    hidden('a11y/main-heading', 'pages/rewards.json', ['hero', String(property), value]),
    hidden('ref/unknown-entry', 'pages/solutions/marketplace.json', ['marketplace', String(property), value]),
  ]),
  ...['newsletter-confirm', 'newsletter-unsubscribe'].map((page) =>
    fault('content/date-window', `pages/${page}.json`, [
      `"id": "${page}",`,
      `"id": "${page}", "publishAt": "${future}", "unpublishAt": ‸"${past}",`,
    ]),
  ),
];
