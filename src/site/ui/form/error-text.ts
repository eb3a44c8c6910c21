import type { FormErrors } from '../../../generated/types.ts';

/** The message of a broken rule; a rule without one borrows the first there is. */
export const errorText = (errors: FormErrors | undefined, rule: keyof FormErrors): string =>
  errors?.[rule] ?? Object.values(errors ?? {})[0] ?? rule;
