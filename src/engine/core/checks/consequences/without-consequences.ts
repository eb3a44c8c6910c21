import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { echoesDuplicateKey } from './echoes-duplicate-key.ts';
import { echoesGuess, echoesOfExchanges } from './echoes-of-exchanges.ts';
import { echoesOfFaults } from './echoes-of-faults.ts';
import { echoesField, echoesOption, echoesService, echoesUnknownService } from './echoes-of-forms.ts';
import { echoesOfMisplaced } from './echoes-of-misplaced.ts';
import { echoesMisspeltAlt, echoesRenamed } from './echoes-of-names.ts';
import { echoesOfPages } from './echoes-of-pages.ts';
import { echoesOfSchemaFiles } from './echoes-of-schema-files.ts';
import { echoesChoice, echoesType } from './echoes-of-sections.ts';
import { echoesOfSettings } from './echoes-of-settings.ts';
import { echoesOfSourceTexts } from './echoes-of-source-texts.ts';
import { echoesOfTexts } from './echoes-of-texts.ts';
import type { HeldBack } from './held-back.ts';

/** Every rule by its name, in the order in which they are applied. */
const rules: Record<string, Echo> = {
  echoesDuplicateKey,
  ...echoesOfSchemaFiles,
  ...echoesOfPages,
  echoesGuess,
  ...echoesOfMisplaced,
  ...echoesOfExchanges,
  ...echoesOfSettings,
  echoesType,
  echoesChoice,
  echoesService,
  echoesUnknownService,
  ...echoesOfFaults,
  echoesField,
  echoesOption,
  echoesRenamed,
  echoesMisspeltAlt,
  ...echoesOfSourceTexts,
  ...echoesOfTexts,
};

/**
 * One fault, one problem: the problems that are told, and those held back because they only follow from another, each
 * with the rule that says so. The rules come one after the other: of two problems that could each follow from the
 * other, one stays.
 */
export const withoutConsequences = (problems: Problem[]): { told: Problem[]; heldBack: HeldBack[] } => {
  let told = problems;
  const heldBack = Object.entries(rules).flatMap(([because, echo]) => {
    const isEcho = echo(told);
    const { echoes = [], others = [] } = Object.groupBy(told, (problem) =>
      isEcho(problem) ? 'echoes' : 'others',
    );
    told = others;
    return echoes.map((problem) => ({ problem, because }));
  });
  return { told, heldBack };
};
