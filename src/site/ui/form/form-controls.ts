import type { Form } from '../../../generated/types.ts';

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
