import type { SiteSource } from '../types.ts';
import type { Check } from './check.ts';
import { type CheckContext, createContext } from './context/check-context.ts';
import { withoutEchoes } from './echoes.ts';
import { documentChecks, siteChecks } from './index.ts';
import type { Finding, Problem } from './problem.ts';
import type { Validators } from './schema/validators.ts';
import { schemaSite } from './schema-site.ts';

/** What a run of the checks may be given beside the site. */
export type CheckOptions = {
  /** Files of which only a part could be read: nothing is said about them, and nothing is concluded from them. */
  unreadable?: ReadonlySet<string>;
  /** Validators kept from an earlier run with the same schemas. */
  validators?: Validators;
};

const configFile = 'site.config.json';

const checksFor = ({ unreadable, locales }: CheckContext): Check[] => {
  if (unreadable.has(configFile)) return documentChecks;
  return locales.length === 0 ? [...documentChecks, schemaSite] : [...documentChecks, ...siteChecks];
};

const placeInWords = ({ file, page, section }: Finding): string => {
  const around = page === undefined ? 'the layout' : `page "${page}"`;
  if (section !== undefined) return `Section "${section}" of ${around}: `;
  return page === undefined || file === configFile ? '' : `Page "${page}": `;
};

const problemOf = ({ id, severity }: Check, finding: Finding): Problem => {
  const { file, pointer, message, at, missing, page, section, suggestion, fix } = finding;
  return {
    check: id,
    severity,
    file,
    pointer,
    message: placeInWords(finding) + message,
    ...(at === undefined ? {} : { at }),
    ...(missing === undefined ? {} : { missing }),
    ...(page === undefined ? {} : { page }),
    ...(section === undefined ? {} : { section }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(fix === undefined ? {} : { fix }),
  };
};

/**
 * Everything that is wrong with a site, one problem for each fault. Works on any source that was read: what is
 * broken in one place does not keep the rest from being checked.
 */
export const checkSite = (source: SiteSource, options: CheckOptions = {}): Problem[] => {
  const { unreadable = new Set<string>(), validators } = options;
  const context = createContext(source, unreadable, validators);
  const problems = checksFor(context).flatMap((check) =>
    check.run(context).map((finding) => problemOf(check, finding)),
  );
  return withoutEchoes(problems).filter(({ file }) => !unreadable.has(file));
};
