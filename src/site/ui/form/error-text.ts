import type { FormErrors } from '../../../generated/types.ts';

/** The message of a broken rule. One without borrows that of the pattern, which an endless address breaks, too, or the first. */
export const errorText = (errors: FormErrors | undefined, rule: keyof FormErrors): string =>
  errors?.[rule] ?? errors?.pattern ?? Object.values(errors ?? {})[0] ?? rule;
