import { configFile } from '../file-names.ts';
import { objectOf } from '../json/json-value.ts';
import type { SiteSource } from '../types.ts';
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

/** The checks under which what others have found is told, once its cause is known. */
const toldLater = ['i18n/misplaced-key'];

/** Whether only all checks together find all errors: the settings make one an error under which warnings are told. */
export const needsAllChecks = ({ config }: Pick<SiteSource, 'config'>): boolean =>
  toldLater.some((id) => objectOf(objectOf(config.checks)[id]).severity === 'error');

/** What narrows the checks of a run. */
export type Narrowed = {
  /** Runs only the checks whose findings keep the site from being built. */
  errorsOnly?: boolean;
  /** Leaves out the checks of schemas and languages, which a check before this edit found right. */
  areSettingsRight?: boolean;
};

/** The checks of a run. */
export const runningChecks = (context: CheckContext, { errorsOnly, areSettingsRight }: Narrowed): Check[] => {
  const isForAll = !errorsOnly || needsAllChecks(context.source);
  return checksFor(context).filter(
    (check) => !(areSettingsRight && check.isOfSettings) && (isForAll || meansError(check, context)),
  );
};
