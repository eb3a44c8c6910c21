import { checks } from '../../src/engine/core/checks/all-checks.ts';
import type { CheckInfo } from '../../src/engine/core/checks/check.ts';
import {
  runFailed,
  runNoInput,
  settingsChecks,
} from '../../src/engine/core/checks/settings/settings-checks.ts';
import { byText } from '../../src/engine/core/json/by-text.ts';
import { builtChecks } from './built/built-checks.ts';
import { builtOutOfDate } from './built/out-of-date.ts';
import { codeChecks } from './code/code-checks.ts';
import { typesDriftCheck } from './code/types-drift.ts';
import { checksSinceCommit } from './since-commit/checks-since-commit.ts';
import { overwrittenPictureCheck } from './since-commit/overwritten-pictures.ts';
import { textChecks } from './texts/text-checks.ts';

/** Every check there is, by its name, whatever it looks at: values, texts, settings or the run itself. */
export const checkCatalog: CheckInfo[] = [
  ...checks,
  ...textChecks,
  ...codeChecks,
  typesDriftCheck,
  ...builtChecks,
  builtOutOfDate,
  ...settingsChecks,
  ...checksSinceCommit,
  overwrittenPictureCheck,
  runFailed,
  runNoInput,
].sort((one, other) => byText(one.id, other.id));
