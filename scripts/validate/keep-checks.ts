import { keepSite } from '../site/keep-site.ts';
import { keepValidators } from './keep-validators.ts';
import { keepFindings } from './parts/keep-findings.ts';
import type { ValidateOptions } from './validate-options.ts';

/** Keeps what one check of a site leaves to the next, for a process that checks it again after every edit. */
export const keepChecks = (
  root: string,
): Required<Pick<ValidateOptions, 'memory' | 'validators' | 'check'>> => ({
  memory: keepSite(root),
  validators: keepValidators(),
  check: keepFindings(),
});
