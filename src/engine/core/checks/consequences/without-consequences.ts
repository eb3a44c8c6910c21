import type { Problem } from '../problems/problem.ts';
import { echoesOfExchanges } from './echoes-of-exchanges.ts';
import { echoesOfFaults } from './echoes-of-faults.ts';
import { echoesOfForms } from './echoes-of-forms.ts';
import { echoesOfMisplaced } from './echoes-of-misplaced.ts';
import { echoesOfNames } from './echoes-of-names.ts';
import { echoesOfPages } from './echoes-of-pages.ts';
import { echoesOfRepeated } from './echoes-of-repeated.ts';
import { echoesOfSchemaFiles } from './echoes-of-schema-files.ts';
import { echoesOfSections } from './echoes-of-sections.ts';
import { echoesOfServices } from './echoes-of-services.ts';
import { echoesOfSettings } from './echoes-of-settings.ts';
import { echoesOfSourceTexts } from './echoes-of-source-texts.ts';
import { echoesOfTexts } from './echoes-of-texts.ts';
import type { Echo } from './follows.ts';
import { type ToldAndHeldBack, withoutSilentErrors } from './without-silent-errors.ts';

/** The lists of rules, in the order in which they are applied: each sees what those before it have left. */
const lists: Record<string, Echo>[] = [
  echoesOfRepeated,
  echoesOfSchemaFiles,
  echoesOfPages,
  echoesOfMisplaced,
  echoesOfExchanges,
  echoesOfSettings,
  echoesOfSections,
  echoesOfServices,
  // Late, since an error that only follows from another one is no reason to wait with what is left over.
  echoesOfFaults,
  echoesOfForms,
  echoesOfNames,
  // Last, since what is wrong with a text matters when nothing else says why.
  echoesOfSourceTexts,
  echoesOfTexts,
];

/** Every rule with its name, in the order in which they are applied. */
export const consequenceRules = lists.flatMap((list) => Object.entries(list));

/** The rules come one after the other: of two problems that could each follow from the other, one stays. */
const settle = (problems: Problem[]): ToldAndHeldBack => {
  let told = problems;
  const heldBack = consequenceRules.flatMap(([because, echo]) => {
    const isEcho = echo(told);
    const { echoes = [], others = [] } = Object.groupBy(told, (problem) =>
      isEcho(problem) ? 'echoes' : 'others',
    );
    told = others;
    return echoes.map((problem) => ({ problem, because }));
  });
  return { told, heldBack };
};

/**
 * One fault, one problem: the problems that are told, and those held back because they only follow from another, each
 * with the rule that says so.
 */
export const withoutConsequences = (problems: Problem[]): ToldAndHeldBack =>
  withoutSilentErrors(settle(problems), settle);
