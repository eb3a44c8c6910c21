import { type Dispatch, type SetStateAction, startTransition } from 'react';
import { inOwnTask } from '../../../engine/react/in-own-task.ts';
import { markWaiting } from '../../../engine/react/mark-waiting.ts';
import { renewPage } from '../../../engine/react/renew-page.ts';
import type { Form } from '../../../generated/types.ts';
import { readDraft, writeDraft } from '../../services/drafts.ts';
import { controlOf, isBegun, isBlank, valuesOf } from './form-controls.ts';
import { type FormParts, loadFormParts } from './load-form-parts.ts';
import { type FormView, quietView } from './quiet-view.ts';
import type { FormServices } from './services-context.ts';

/** A form from when it is on the page until it was sent: what a visitor has done, and whom to tell what is to be drawn. */
export type FormSession = {
  element: HTMLFormElement;
  outside: FormServices;
  /** The moment the form was first touched, which may be before a reload; 0 before it. */
  began: number;
  /** The live form puts its submit here; `waiting` when the visitor was faster. */
  submission: (() => void) | 'waiting' | undefined;
  /** Whether the form's parts were asked for. */
  isTouched: boolean;
  onView: Dispatch<SetStateAction<FormView>>;
  onBlank: (blank: boolean) => void;
  onParts: (parts: FormParts) => void;
  /** The form was sent; `notice` is the server's message to the visitor, empty for the usual thanks. */
  onSent: (notice: string) => void;
};

/** Stores the present values; it needs no code that a lost connection could hold back. */
const keepDraft = (form: Form, { element, outside, began, submission }: FormSession): void => {
  const waiting = submission === 'waiting';
  writeDraft(outside.services.storage, form.id, { values: valuesOf(form, element), began, waiting });
};

/**
 * Restores what was typed earlier in this tab and not sent, in fields that are still empty. A submission that waited
 * when the page was reloaded waits again.
 */
const restoreDraft = (form: Form, session: FormSession): void => {
  const { element, outside } = session;
  const draft = readDraft(outside.services.storage, form.id);
  session.began ||= draft.began;
  if (draft.waiting) session.submission = 'waiting';
  for (const { name } of form.fields) {
    const control = controlOf(element, name);
    if (control && !control.value) control.value = draft.values[name] ?? '';
  }
};

/**
 * Called when the form's code cannot be loaded. If a submission waits for it and the site was built anew, the page is
 * reloaded and the kept values are sent there; else the visitor gets a message.
 */
const giveUp = async (form: Form, session: FormSession): Promise<void> => {
  if (session.submission !== 'waiting') return;
  keepDraft(form, session);
  await renewPage();
  session.submission = undefined;
  keepDraft(form, session);
  markWaiting(false);
  session.onView({ ...quietView, lost: true });
};

const loadForm = (form: Form, session: FormSession): void => {
  const { outside, onParts } = session;
  outside.services.prepare(form.endpoint);
  outside.toasts.prepare();
  loadFormParts(form.schema)
    // In a transition, or the next letter would have to wait for it.
    .then((parts) => startTransition(() => onParts(parts)))
    .catch(async (error: unknown) => {
      console.error('The form failed:', error);
      await giveUp(form, session);
      session.isTouched = false;
    });
};

/** Brings a form to life: loads its parts, the services and the messages, once, and again after a failure. */
export const touchForm = (form: Form, session: FormSession): void => {
  session.began ||= Date.now();
  if (session.isTouched) return;
  session.isTouched = true;
  // In a task of its own, so that what shows the touch need not wait for it.
  inOwnTask(() => loadForm(form, session));
};

/** Follows what is typed. */
export const followInput = (form: Form, session: FormSession): void => {
  const { element, onBlank } = session;
  touchForm(form, session);
  keepDraft(form, session);
  onBlank(isBlank(form, element));
};

/** Sends a form, or lets it wait for the code that does. */
export const submitForm = (form: Form, session: FormSession): void => {
  session.onView((view) => (view.lost ? quietView : view));
  touchForm(form, session);
  if (typeof session.submission === 'function') session.submission();
  else {
    session.submission = 'waiting';
    markWaiting(true);
  }
};

/** Begins with what is there. Anything typed, focused or restored before this code ran counts as a touch. */
export const beginSession = (form: Form, session: FormSession): void => {
  const { element, onBlank } = session;
  restoreDraft(form, session);
  onBlank(isBlank(form, element));
  if (isBegun(form, element)) touchForm(form, session);
  keepDraft(form, session);
};
