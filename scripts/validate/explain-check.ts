import type { CheckInfo } from '../../src/engine/core/checks/check.ts';
import { meantCheck } from '../../src/engine/core/checks/settings/meant-check.ts';
import { unchangeable } from '../../src/engine/core/checks/settings/unchangeable.ts';
import { withSuggestion } from '../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { UsageError } from '../cli/usage-error.ts';
import { checkGroup } from './check-group.ts';
import { optionLines } from './option-lines.ts';
import { docsAddress } from './report/docs-address.ts';

/** A line for each check: its severity, its name and what holds when it finds nothing. */
export const listChecks = (checks: CheckInfo[]): string => {
  const width = Math.max(...checks.map(({ id }) => id.length));
  return checks
    .map(({ id, severity, description }) => `${severity.padEnd(7)}  ${id.padEnd(width)}  ${description}`)
    .join('\n');
};

/** The checks for a program. */
export const listForMachines = (checks: CheckInfo[]): string =>
  JSON.stringify(
    checks.map(({ id, severity, description, advice, options }) => ({
      id,
      severity,
      description,
      advice,
      options,
      docsUrl: docsAddress(id),
    })),
    undefined,
    2,
  );

/** As in every sample, a reason that could stand there: copied as it is, it holds. */
const reasonFor = (isOfWords: boolean): string =>
  isOfWords ? 'a quotation, the same in every language' : 'looked at, and meant to be so';

/** Most of what is told of words stands in `locales`, where no page or section can be silent about it. */
const ofWords = new Set(['content', 'i18n']);

/** The lines that say how a check is made milder or silent, with what to write, or why nothing changes it. */
const settingLines = (id: string): string[] => {
  const fixed = unchangeable.get(id);
  if (fixed !== undefined) return ['', `No setting changes it: ${fixed}.`];
  const isOfWords = ofWords.has(checkGroup(id));
  const reason = reasonFor(isOfWords);
  const place = isOfWords
    ? { file: 'locales/es.json', pointer: '/home/hero/title' }
    : { file: 'pages/home.json' };
  return [
    '',
    'Another severity, or silence with a reason, under "checks" in site.config.json:',
    `  "${id}": ${JSON.stringify({ severity: 'info', ignore: [{ ...place, reason }] })}`,
    ...(isOfWords
      ? [
          '"file" and "pointer" say where it is told; what is told in a page, that page or section may silence:',
        ]
      : ['or in one page or section:']),
    `  "$lint": ${JSON.stringify([{ disable: id, reason }])}`,
  ];
};

const indented = {
  head: ['', 'Options:'],
  write: (name: string, meaning: string) => `  ${name}: ${meaning}`,
};

/**
 * What a check is about, why it matters and how to silence it; of a group such as i18n, a list of its checks. Throws a
 * UsageError for a check that is not there.
 */
export const explainCheck = (checks: CheckInfo[], id: string): string => {
  const check = checks.find((candidate) => candidate.id === id);
  const group = checks.filter((candidate) => checkGroup(candidate.id) === id.replace(/\/$/, ''));
  if (group.length > 0) return listChecks(group);
  if (!check) {
    const meant = meantCheck(
      id,
      checks.map((candidate) => candidate.id),
    );
    const fault = withSuggestion(`There is no check "${id}".`, meant, '--list names them all.');
    throw new UsageError(fault.message);
  }
  return [
    `${check.id}  ${check.severity}`,
    '',
    check.description,
    '',
    check.advice,
    ...optionLines(check, indented),
    ...settingLines(id),
    '',
    docsAddress(id),
  ].join('\n');
};
