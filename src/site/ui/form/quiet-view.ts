import type { Rule } from '../../../../supabase/functions/_shared/form-rules.ts';

/**
 * The state of a form: the rules that its fields break, whether it is being sent, or that its own code could not be
 * loaded.
 */
export type FormView = { errors: Record<string, Rule>; sending: boolean; lost?: boolean };

/** A form without errors, not being sent. */
export const quietView: FormView = { errors: {}, sending: false };
