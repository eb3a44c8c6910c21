import type { Validators } from '../../src/engine/core/checks/schema-errors/validators.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';
import { storedValidators } from '../site/stored-validators.ts';

/** Gives the validators for some schemas, the same ones as long as the schemas stay the same. */
export type KeepValidators = (schemas: SiteSource['schemas']) => Promise<Validators>;

/** Validators that outlive one run, for a command that checks the same site again and again. */
export const keepValidators = (): KeepValidators => {
  let kept: { schemas: SiteSource['schemas']; validators: Validators } | undefined;
  return async (schemas) => {
    // The order counts, too: problems are told in it.
    const isSame = kept?.schemas === schemas || JSON.stringify(kept?.schemas) === JSON.stringify(schemas);
    if (!kept || !isSame) kept = { schemas, validators: await storedValidators(schemas) };
    return kept.validators;
  };
};
