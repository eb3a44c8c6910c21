import type { Problem } from '../../src/engine/core/checks/problems/problem.ts';
import type { CheckOptions } from '../../src/engine/core/checks/run-checks.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { storedValidators } from '../site/stored-validators.ts';
import { checkCatalog } from './check-catalog.ts';
import { checkCode } from './code/check-code.ts';
import { codeChecks } from './code/code-checks.ts';
import { typesDriftCheck } from './code/types-drift.ts';
import { isOwnSite } from './is-own-site.ts';
import { checksSinceCommit } from './since-commit/checks-since-commit.ts';
import { overwrittenPictureCheck } from './since-commit/overwritten-pictures.ts';
import { checkTexts } from './texts/check-texts.ts';
import { textChecks } from './texts/text-checks.ts';
import { unreadFiles } from './texts/unread-files.ts';
import type { ValidateOptions } from './validate-options.ts';

/** Problems elsewhere than in values: in the texts of the files, and in the code. */
const checkBeside = async (
  files: SiteFiles,
  { known, unreadable }: { known: Problem[]; unreadable: ReadonlySet<string> },
  options: ValidateOptions,
): Promise<Required<CheckOptions>['beside']> => {
  const isWithCode = isOwnSite(files, options);
  return {
    ran: [
      ...textChecks,
      ...(isWithCode ? [...codeChecks, typesDriftCheck] : []),
      ...(options.past && !options.lossesOnly ? [...checksSinceCommit, overwrittenPictureCheck] : []),
    ],
    problems: [
      ...checkTexts(files),
      ...unreadFiles(files.root),
      ...known,
      ...(isWithCode ? await checkCode({ source: files.source, project: files.root, unreadable }) : []),
    ],
  };
};

/** The options of the checks of values, with all other problems; `known` was found before them. */
export const prepareChecks = async (
  files: SiteFiles,
  known: Problem[],
  options: ValidateOptions,
): Promise<CheckOptions & Required<Pick<CheckOptions, 'beside'>>> => {
  const { validators = storedValidators, errorsOnly = false } = options;
  const unreadable = new Set(files.faults.map(({ file }) => file));
  return {
    unreadable,
    validators: await validators(files.source.schemas),
    beside: await checkBeside(files, { known, unreadable }, options),
    idle: checkCatalog,
    errorsOnly,
    onHeldBack: options.onHeldBack,
  };
};
