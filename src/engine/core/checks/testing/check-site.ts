import type { SiteSource } from '../../types.ts';
import type { Problem } from '../problems/problem.ts';
import { type CheckOptions, runChecks } from '../run-checks.ts';
import { createValidators } from '../schema-errors/validators.ts';

/** Runs every check on a site. Its schemas are compiled for this one time, unless validators are given. */
export const checkSite = (source: SiteSource, options: Partial<CheckOptions> = {}): Problem[] =>
  runChecks(source, { ...options, validators: options.validators ?? createValidators(source.schemas) });
