import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { controlOf, type FormView, quiet } from './form-view.ts';
import type { LiveFormProps } from './LiveForm.tsx';
import { invalidToast } from './outcome-toast.ts';
import { errorText, type Rule } from './validate-form.ts';

type Errors = FormView['errors'];

const subscription = { submitting: true, submitFailed: true, errors: true, hasValidationErrors: true };

/** Tells the page what the form shows: the broken rules once it was submitted, and whether it is on its way. */
const useView = (onView: LiveFormProps['onView']): boolean => {
  const { submitting = false, submitFailed, errors, hasValidationErrors } = useFormState({ subscription });
  const told = submitFailed && hasValidationErrors;
  useEffect(() => {
    onView(submitting || told ? { sending: submitting, errors: told ? (errors as Errors) : {} } : quiet);
  }, [submitting, told, errors, onView]);
  return submitting;
};

/** A button that was disabled lost the focus: it comes back when the form could not be sent. */
const useFocusAfterSending = (element: HTMLFormElement, sending: boolean) => {
  const sent = useRef(false);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (sent.current && !sending && lost) element.querySelector<HTMLElement>('[type=submit]')?.focus();
    sent.current = sending;
  }, [element, sending]);
};

/** Takes submissions: an invalid one moves the focus to its first broken field and says what is wrong. */
export const LiveState = ({ form, element, submission, onView, outside }: LiveFormProps) => {
  const api = useForm();
  useFocusAfterSending(element, useView(onView));
  useEffect(() => {
    const submit = () => {
      void api.submit();
      const errors = (api.getState().errors ?? {}) as Errors;
      const first = form.fields.find(({ name }) => errors[name]);
      if (!first) return;
      controlOf(element, first.name)?.focus();
      const text = errorText(first.errors, errors[first.name] as Rule);
      if (form.errorsAs === 'toasts') outside.toasts.show(invalidToast(form, text));
    };
    const waiting = submission.current === 'waiting';
    submission.current = submit;
    if (waiting) submit();
  }, [api, form, element, submission, outside]);
  return null;
};
