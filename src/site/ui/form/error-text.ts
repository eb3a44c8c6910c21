import type { FormErrors } from '../../../generated/types.ts';

/** The message of a broken rule; an endless address is no address, and any other rule without one borrows the first. */
export const errorText = (errors: FormErrors | undefined, rule: keyof FormErrors): string =>
  errors?.[rule] ??
  (rule === 'maxLength' ? errors?.pattern : undefined) ??
  Object.values(errors ?? {})[0] ??
  rule;
