import type { CheckId } from '../../../../generated/check-ids.ts';

const unread = 'a file that cannot be read cannot be shown';
const unfit =
  'a site is built only from what fits its schemas. Mend what the check finds, or change the schema in schemas/';

/** Checks of files that cannot be read, which then cannot be checked or built, not even as drafts. */
export const unreadable: ReadonlySet<string> = new Set<CheckId>(['json/syntax', 'run/no-input']);

const ofForm: CheckId[] = [
  'schema/page',
  'schema/site',
  'schema/locale',
  'schema/section-props',
  'schema/unknown-section-type',
  'schema/unknown-block-type',
  'schema/version',
  'schema/no-component',
];

/** The checks that no setting changes, each with the reason: what they let through would stop a build halfway. */
export const unchangeable: ReadonlyMap<string, string> = new Map([
  ...[...unreadable].map((check) => [check, unread] as const),
  ...ofForm.map((check) => [check, unfit] as const),
]);
