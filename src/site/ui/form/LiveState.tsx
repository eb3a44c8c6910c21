import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-final-form';
import type { Rule } from '../../../../supabase/functions/_shared/form-rules.ts';
import { afterNextFrame } from '../../../engine/react/after-next-frame.ts';
import { inOwnTask } from '../../../engine/react/in-own-task.ts';
import { markWaiting } from '../../../engine/react/mark-waiting.ts';
import type { Form, FormField } from '../../../generated/types.ts';
import { errorText } from './error-text.ts';
import { controlOf } from './form-controls.ts';
import type { FormKeys } from './form-keys.ts';
import type { FormSession } from './form-session.ts';
import { invalidToast } from './outcome-toast.ts';
import { type FormView, quietView } from './quiet-view.ts';

type Errors = FormView['errors'];

const subscription = { submitting: true, submitFailed: true, errors: true, hasValidationErrors: true };

/**
 * Passes the state of the form to the page: the broken rules once it was submitted, and whether it is being sent. It
 * keeps no state of its own, or every answer to the visitor would be drawn in two steps.
 */
const useView = (onView: FormSession['onView']) => {
  const api = useForm();
  useEffect(
    () =>
      api.subscribe(({ submitting = false, submitFailed, errors, hasValidationErrors }) => {
        const told = submitFailed && hasValidationErrors;
        onView(
          submitting || told ? { sending: submitting, errors: told ? (errors as Errors) : {} } : quietView,
        );
      }, subscription),
    [api, onView],
  );
};

type LiveStateProps = { form: Form; session: FormSession; keys: FormKeys };

/** Takes submissions: an invalid one moves the focus to its first broken field and shows what is wrong. */
export const LiveState = ({ form, session, keys }: LiveStateProps) => {
  const api = useForm();
  useView(session.onView);
  useEffect(() => {
    const { element, outside, submission } = session;
    const complain = (field: FormField, rule: Rule) => {
      const control = controlOf(element, field.name);
      control?.focus();
      // WebKit leaves where it is what only the header covers.
      control?.scrollIntoView({ block: 'nearest' });
      const text = errorText(field.errors, rule);
      if (form.errorsAs === 'toasts') outside.toasts.show(invalidToast(form, text));
    };
    const submit = () => {
      // The messages stand at their fields before the focus comes: a screen reader reads them out with the field.
      flushSync(() => void api.submit());
      const errors = (api.getState().errors ?? {}) as Errors;
      const first = form.fields.find(({ name }) => errors[name]);
      // Focus makes the browser lay out the page at once: the frame with the messages need not wait for it.
      if (first) afterNextFrame(() => complain(first, errors[first.name] as Rule));
    };
    // Answers that were sent before the visitor left the page and came back may still be on their way.
    const isOnItsWay = submission === undefined && keys.all().some(outside.services.isSending);
    const waiting = submission === 'waiting' || isOnItsWay;
    // In a task of its own, so that what shows the click or the key need not wait for it.
    session.submission = () => inOwnTask(submit);
    // final-form checks nothing before all effects of its first rendering have run.
    if (!waiting) return;
    queueMicrotask(submit);
    markWaiting(false);
  }, [api, form, session, keys]);
  return null;
};
