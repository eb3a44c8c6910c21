import { isDeepStrictEqual } from 'node:util';
import {
  messageWithoutPlace,
  placeInFile,
} from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import { below } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { pathName } from '../../../../src/engine/core/checks/schema-errors/fault.ts';
import { configFile } from '../../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../../src/engine/core/json/json-value.ts';
import type { Json } from '../../../../src/engine/core/types.ts';
import { type ChangedFact, changeOfFact, factsSince, faultOfFact } from '../changed-facts.ts';
import type { Past } from '../look-back.ts';
import { valueAtProblem } from '../restated/value-at-problem.ts';
import { versionsOf } from '../versions-of.ts';
import type { Loss } from './loss.ts';

const contradicts = 'seo/jsonld';

const isOfOrganization = ({ pointer }: Problem): boolean => pointer.startsWith('/organization/');

/** What else says a fact: the line of it, unless that is thought to be right. */
const otherOf = (problem: Problem): string =>
  isOfOrganization(problem) ? `"${pathName(problem.pointer)}" in ${placeInFile(problem)}` : '"organization"';

/** What a fact that has changed brings about, in words. */
const consequenceOf = (problem: Problem): { says: string; remedy: string } =>
  problem.check === contradicts
    ? {
        says: `but ${otherOf(problem)} still says what it was`,
        remedy: 'If the change is meant, make it there, too; else write here again what it was.',
      }
    : {
        says: `and links with it are wrong: ${messageWithoutPlace(problem).replace(/\.$/, '')}`,
        remedy: 'Or write the fact as it was.',
      };

/** What is wrong with a fact of its own, and what follows from that; what is certain says enough. */
const describe = (fact: ChangedFact, first: Problem): string => {
  const fault = faultOfFact(fact);
  const { says, remedy } = consequenceOf(first);
  if (fault === undefined) return `${says}. ${remedy}`;
  return fault.severity === undefined
    ? `${fault.says}. ${fault.remedy}`
    : `${fault.says}, ${says}. ${remedy}`;
};

/** Whether the settings beside the facts have changed as well, so that either may be wrong. */
const isElsewhereToo = ({ files: { source } }: Past, before: Json): boolean =>
  !isDeepStrictEqual(source.config.organization, before.organization);

/** Whether a problem is there because of the value that a fact has got. */
const followsFrom =
  ({ name }: ChangedFact, { files: { source } }: Past) =>
  (problem: Problem): boolean => {
    if (problem.check === contradicts) return problem.named?.facts?.[0] === name;
    const value = problem.check.startsWith('link/') ? valueAtProblem(source, problem) : undefined;
    return typeof value === 'string' && value.includes(`%{${name}}`);
  };

/** A fact that has changed, and now contradicts another setting or leads nowhere, is told itself. */
export const factLosses = (past: Past, problems: Problem[]): Loss[] => {
  if (!problems.some(({ check }) => check === contradicts || check.startsWith('link/'))) return [];
  const before = objectOf(versionsOf(past, configFile)?.before);
  const changed = factsSince(past.files.source, before.facts).filter(({ locale }) => locale === undefined);
  return changed.flatMap((fact): Loss[] => {
    const isFollower = followsFrom(fact, past);
    const first = problems.find(isFollower);
    if (!first || (first.check === contradicts && isElsewhereToo(past, before))) return [];
    const message = `${changeOfFact(fact, past.since)} ${describe(fact, first)}`;
    const mentions = isOfOrganization(first) ? [first] : [];
    return [
      { told: { file: configFile, pointer: below('/facts', fact.name), message, mentions }, isFollower },
    ];
  });
};
