import { useCallback, useEffect, useRef, useState } from 'react';
import type { Form } from '../../../generated/types.ts';
import { failedToast } from './failed-toast.ts';
import { controlOf, isBegun, isBlank, quiet } from './form-view.ts';
import type { LiveFormProps } from './live-form-props.ts';
import { useFormServices } from './services-context.ts';
import { useDraft } from './use-draft.ts';
import { useFormParts } from './use-form-parts.ts';

type Submission = LiveFormProps['submission']['current'];

const returnFocus = (element: HTMLFormElement | null) => {
  if (document.activeElement === document.body) element?.querySelector<HTMLElement>('[type=submit]')?.focus();
};

type Outside = ReturnType<typeof useFormServices>;

/** A submission that comes before the form's code waits for it, and is told to be lost where it does not come. */
const useSubmission = (form: Form, outside: Outside) => {
  const submission = useRef<Submission>(undefined);
  const onLost = useCallback(() => {
    if (submission.current === 'waiting') outside?.toasts.show(failedToast(form));
    submission.current = undefined;
  }, [outside, form]);
  return [submission, onLost] as const;
};

const submit = (submission: LiveFormProps['submission']) => {
  if (typeof submission.current === 'function') submission.current();
  else submission.current = 'waiting';
};

/** A button that was disabled lost the focus: it comes back when the form could not be sent. */
const useReturnedFocus = (element: HTMLFormElement | null, sending: boolean) =>
  useEffect(() => {
    if (sending) return () => returnFocus(element);
    return undefined;
  }, [sending, element]);

/** What follows a sent form: thanks in its place, and from there a form that is empty again. */
const useThanks = (onEnd: () => void) => {
  /** What the server wants the visitor to know; empty for the usual thanks. */
  const [notice, setNotice] = useState<string>();
  const returning = useRef(false);
  const onSent = useCallback(
    (message: string) => {
      onEnd();
      setNotice(message);
    },
    [onEnd],
  );
  const again = () => {
    returning.current = true;
    setNotice(undefined);
  };
  return [notice, onSent, again, returning] as const;
};

/** Brings a form to life when it is first touched, and hands over a submission that came before. */
export const useLiveForm = (form: Form) => {
  const outside = useFormServices();
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const [view, onView] = useState(quiet);
  const [blank, setBlank] = useState(true);
  const [submission, onLost] = useSubmission(form, outside);
  const { parts, began, onTouch } = useFormParts({ form, outside, onLost });
  const keep = useDraft({ form, element, outside, began });
  const onEnd = useCallback(() => {
    began.current = 0;
    submission.current = undefined;
    onView(quiet);
  }, [began, submission]);
  const [notice, onSent, again, returning] = useThanks(onEnd);
  const onInput = () => {
    onTouch();
    keep();
    if (element) setBlank(isBlank(form, element));
  };
  const onSubmit = () => {
    onTouch();
    submit(submission);
  };
  // What was typed, focused or put back before this code ran counts as a touch.
  useEffect(() => {
    if (!element) return;
    setBlank(isBlank(form, element));
    if (isBegun(form, element)) onTouch();
    keep();
    if (returning.current) controlOf(element, form.fields[0]?.name ?? '')?.focus();
    returning.current = false;
  }, [form, element, keep, onTouch, returning]);
  useReturnedFocus(element, view.sending);

  const around = { form, began, submission, onView, onSent };
  const props = parts && element && outside && { ...around, element, outside, schema: parts.schema };
  const thanks = notice === undefined ? undefined : parts?.SentPanel;
  const live = props && !thanks && { ...parts, props };
  return { setElement, view, blank, live, thanks, notice: notice ?? '', again, onTouch, onInput, onSubmit };
};
