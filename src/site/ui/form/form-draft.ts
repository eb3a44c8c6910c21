import type { Form } from '../../../generated/types.ts';
import type { Draft } from '../../services/drafts.ts';
import type { Services } from '../../services/services.ts';
import { controlOf, valuesOf } from './form-view.ts';

/** Puts back what was written earlier in this tab, where nothing stands by now. */
export const restoreDraft = (form: Form, element: HTMLFormElement, { values }: Draft): void => {
  for (const { name } of form.fields) {
    const control = controlOf(element, name);
    if (control && !control.value) control.value = values[name] ?? '';
  }
};

/** Keeps what stands in the fields until it is sent. */
export const saveDraft = (
  { form, element, began }: { form: Form; element: HTMLFormElement; began: number },
  services: Services | undefined,
): void => services?.drafts.write(form.id, { values: valuesOf(form, element), began });

/** Whether these answers were sent from a page the visitor has left since, and are still on their way. */
export const isDraftOnItsWay = ({ keys }: Draft, services: Services): boolean =>
  Object.values(keys).some(services.isSending);
