import { useCallback, useEffect, useRef, useState } from 'react';
import type { Form } from '../../../generated/types.ts';
import { isDraftOnItsWay, restoreDraft, saveDraft } from './form-draft.ts';
import { controlOf, isBegun, isBlank, quiet } from './form-view.ts';
import type { LiveFormProps } from './LiveForm.tsx';
import { failedToast } from './outcome-toast.ts';
import { useFormServices } from './services-context.ts';
import { useFormParts } from './use-form-parts.ts';

type Submission = LiveFormProps['submission']['current'];

const returnFocus = (element: HTMLFormElement | null) => {
  if (document.activeElement === document.body) element?.querySelector<HTMLElement>('[type=submit]')?.focus();
};

/**
 * Brings a form to life when it is first touched, and hands over a submission that came before. What was written
 * earlier in this tab and not sent is put back.
 */
export const useLiveForm = (form: Form) => {
  const outside = useFormServices();
  const services = outside?.services;
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

  const follow = useCallback(
    (inside: HTMLFormElement) => {
      setBlank(isBlank(form, inside));
      if (began.current) saveDraft({ form, element: inside, began: began.current }, services);
    },
    [form, services, began],
  );

  const onInput = () => {
    onTouch();
    if (element) follow(element);
  };

  const onSubmit = () => {
    onTouch();
    if (typeof submission.current === 'function') submission.current();
    else submission.current = 'waiting';
  };

  // What was typed, focused or restored before this code ran counts as a touch.
  useEffect(() => {
    if (!element) return;
    const draft = services?.drafts.read(form.id);
    if (draft) restoreDraft(form, element, draft);
    began.current ||= draft?.began ?? 0;
    if (isBegun(form, element)) onTouch();
    follow(element);
    if (services && draft && isDraftOnItsWay(draft, services)) submission.current ??= 'waiting';
    if (returning.current) controlOf(element, form.fields[0]?.name ?? '')?.focus();
    returning.current = false;
  }, [form, element, services, began, follow, onTouch]);

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
