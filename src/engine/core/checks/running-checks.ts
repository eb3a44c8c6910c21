import { configFile } from '../file-names.ts';
import { objectOf } from '../json/json-value.ts';
import { siteChecks } from './all-checks.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { documentChecks } from './schema/schema-checks.ts';
import { schemaSite } from './schema/schema-site.ts';

/** The checks that can be run on what could be read. */
const checksFor = ({ unreadable, locales }: CheckContext): Check[] => {
  if (unreadable.has(configFile)) return documentChecks;
  return locales.length === 0 ? [...documentChecks, schemaSite] : [...documentChecks, ...siteChecks];
};

const meansError = ({ id, severity }: Check, { source }: CheckContext): boolean =>
  (objectOf(objectOf(source.config.checks)[id]).severity ?? severity) === 'error';

/** What narrows the checks of a run. */
export type Narrowed = {
  /** Runs only the checks whose findings keep the site from being built. */
  errorsOnly?: boolean;
  /** Leaves out the checks of schemas and languages, which a check before this edit found right. */
  areSettingsRight?: boolean;
};

/** The checks of a run. */
export const runningChecks = (context: CheckContext, { errorsOnly, areSettingsRight }: Narrowed): Check[] =>
  checksFor(context).filter(
    (check) => !(areSettingsRight && check.isOfSettings) && (!errorsOnly || meansError(check, context)),
  );
