import type { Rule } from '../../../../supabase/functions/_shared/form-rules.ts';
import type { Form } from '../../../generated/types.ts';

/** The look of a form's button and fields before and around its code: stacked, or as a pill. */
export type FormLook = 'stacked' | 'pill';

/**
 * The state of a form: the rules that its fields break, whether it is being sent, or that its own code could not be
 * loaded.
 */
export type FormView = { errors: Record<string, Rule>; sending: boolean; lost?: boolean };

/** A form without errors, not being sent. */
export const quiet: FormView = { errors: {}, sending: false };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control a visitor fills in: it keeps its own value, so that nothing typed is ever lost. */
export const controlOf = (element: HTMLFormElement, name: string): Control | null =>
  element.elements.namedItem(name) as Control | null;

/** The name under which the server expects what machines write; no form asks people for it. */
export const honeypot = 'website';

/** The present values of the fields. */
export const valuesOf = (form: Form, element: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(form.fields.map(({ name }) => [name, controlOf(element, name)?.value ?? '']));

/** Whether a field that must be filled in holds nothing or only spaces. */
export const isBlank = (form: Form, element: HTMLFormElement): boolean =>
  form.fields.some(({ name, optional }) => !optional && !controlOf(element, name)?.value.trim());

/** Whether something stands in a field, or the visitor is in one. */
export const isBegun = (form: Form, element: HTMLFormElement): boolean =>
  element.contains(document.activeElement) || Object.values(valuesOf(form, element)).some(Boolean);
