import { useCallback, useEffect, useRef, useState } from 'react';
import type { Form } from '../../../generated/types.ts';
import { failedToast } from './failed-toast.ts';
import { controlOf, isBegun, isBlank, quiet } from './form-view.ts';
import type { LiveFormProps } from './LiveForm.tsx';
import { useFormServices } from './services-context.ts';
import { useDraft } from './use-draft.ts';
import { useFormParts } from './use-form-parts.ts';

type Submission = LiveFormProps['submission']['current'];

const returnFocus = (element: HTMLFormElement | null) => {
  if (document.activeElement === document.body) element?.querySelector<HTMLElement>('[type=submit]')?.focus();
};

/** Brings a form to life when it is first touched, and hands over a submission that came before. */
export const useLiveForm = (form: Form) => {
  const outside = useFormServices();
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const [view, setView] = useState(quiet);
  const [blank, setBlank] = useState(true);
  /** What the server wants the visitor to know once the form was sent; empty for the usual thanks. */
  const [notice, setNotice] = useState<string>();
  const submission = useRef<Submission>(undefined);
  const returning = useRef(false);
  const onLost = useCallback(() => {
    if (submission.current === 'waiting') outside?.toasts.show(failedToast(form));
    submission.current = undefined;
  }, [outside, form]);
  const { parts, began, onTouch } = useFormParts({ form, outside, onLost });

  const keep = useDraft({ form, element, outside, began });

  const onInput = () => {
    onTouch();
    keep();
    if (element) setBlank(isBlank(form, element));
  };

  const onSubmit = () => {
    onTouch();
    if (typeof submission.current === 'function') submission.current();
    else submission.current = 'waiting';
  };

  // What was typed, focused or put back before this code ran counts as a touch.
  useEffect(() => {
    if (!element) return;
    setBlank(isBlank(form, element));
    if (isBegun(form, element)) onTouch();
    keep();
    if (returning.current) controlOf(element, form.fields[0]?.name ?? '')?.focus();
    returning.current = false;
  }, [form, element, keep, onTouch]);

  // A button that was disabled lost the focus: it comes back when the form could not be sent.
  useEffect(() => {
    if (view.sending) return () => returnFocus(element);
    return undefined;
  }, [view.sending, element]);

  const onSent = useCallback(
    (message: string) => {
      began.current = 0;
      submission.current = undefined;
      setView(quiet);
      setNotice(message);
    },
    [began],
  );

  const again = () => {
    returning.current = true;
    setNotice(undefined);
  };

  const sent = notice !== undefined;
  const around = { form, began, submission, onView: setView, onSent };
  const live = parts &&
    element &&
    outside &&
    !sent && { ...parts, props: { ...around, element, outside, schema: parts.schema } };
  const thanks = sent ? parts?.SentPanel : undefined;
  return { setElement, view, blank, live, thanks, notice: notice ?? '', again, onTouch, onInput, onSubmit };
};
