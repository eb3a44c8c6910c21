import { useCallback, useEffect, useRef, useState } from 'react';
import type { Form } from '../../../generated/types.ts';
import { controlOf, isBlank, quiet } from './form-view.ts';
import type { LiveFormProps } from './LiveForm.tsx';
import { useFormServices } from './services-context.ts';

/** What is loaded when a form is first touched. */
type Parts = typeof import('./LiveForm.tsx');

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
  const [sent, setSent] = useState(false);
  const [parts, setParts] = useState<Parts>();
  const began = useRef(0);
  const submission = useRef<Submission>(undefined);
  const returning = useRef(false);
  const { endpoint } = form;

  const onTouch = useCallback(() => {
    if (began.current !== 0) return;
    began.current = Date.now();
    outside?.services.prepare(endpoint);
    outside?.toasts.prepare();
    import('./LiveForm.tsx').then(setParts).catch((error: unknown) => {
      began.current = 0;
      console.error('The form could not be loaded:', error);
    });
  }, [outside, endpoint]);

  const onInput = () => {
    onTouch();
    if (element) setBlank(isBlank(form, element));
  };

  const onSubmit = () => {
    onTouch();
    if (typeof submission.current === 'function') submission.current();
    else submission.current = 'waiting';
  };

  // What was typed, focused or restored before this code ran counts as a touch.
  useEffect(() => {
    if (!element) return;
    const filled = !isBlank(form, element);
    setBlank(!filled);
    if (filled || element.contains(document.activeElement)) onTouch();
    if (returning.current) controlOf(element, form.fields[0]?.name ?? '')?.focus();
    returning.current = false;
  }, [form, element, onTouch]);

  // A button that was disabled lost the focus: it comes back when the form could not be sent.
  useEffect(() => {
    if (view.sending) return () => returnFocus(element);
    return undefined;
  }, [view.sending, element]);

  const onSent = useCallback(() => {
    began.current = 0;
    submission.current = undefined;
    setView(quiet);
    setSent(true);
  }, []);

  const again = () => {
    returning.current = true;
    setSent(false);
  };

  const around = { form, began, submission, onView: setView, onSent };
  const live = parts && element && outside && !sent && { ...parts, props: { ...around, element, outside } };
  const thanks = sent ? parts?.SentPanel : undefined;
  return { setElement, view, blank, live, thanks, again, onTouch, onInput, onSubmit };
};
