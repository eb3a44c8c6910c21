import { useCallback, useEffect, useRef, useState } from 'react';
import { markWaiting } from '../../../engine/react/mark-waiting.ts';
import { renewPage } from '../../../engine/react/renew-page.ts';
import type { Form } from '../../../generated/types.ts';
import { controlOf, isBegun, isBlank, quiet } from './form-view.ts';
import type { LiveFormProps } from './live-form-props.ts';
import { useFormServices } from './services-context.ts';
import { useDraft } from './use-draft.ts';
import { useFormParts } from './use-form-parts.ts';

type Submission = LiveFormProps['submission']['current'];

type Lost = Pick<LiveFormProps, 'submission' | 'onView'> & { keep: () => void };

/**
 * Called when a submission waits for code that cannot be loaded. If the site was built anew, the page is reloaded and
 * the kept values are sent there; else the visitor gets a message.
 */
const useLost = ({ submission, onView, keep }: Lost) =>
  useCallback(async () => {
    if (submission.current !== 'waiting') return;
    keep();
    await renewPage();
    submission.current = undefined;
    keep();
    markWaiting(false);
    onView({ ...quiet, lost: true });
  }, [submission, onView, keep]);

const submit = (submission: LiveFormProps['submission']) => {
  if (typeof submission.current === 'function') return submission.current();
  submission.current = 'waiting';
  markWaiting(true);
};

/** After a form was sent: thanks in its place, and from there an empty form again. */
const useThanks = (onEnd: () => void) => {
  /** The server's message to the visitor; empty for the usual thanks. */
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
  const began = useRef(0);
  const submission = useRef<Submission>(undefined);
  const keep = useDraft({ form, element, outside, began, submission });
  const onLost = useLost({ submission, onView, keep });
  const { parts, onTouch } = useFormParts({ form, outside, began, onLost });
  const onEnd = useCallback(() => {
    began.current = 0;
    submission.current = undefined;
    onView(quiet);
  }, []);
  const [notice, onSent, again, returning] = useThanks(onEnd);
  const onInput = () => {
    onTouch();
    keep();
    if (element) setBlank(isBlank(form, element));
  };
  const onSubmit = () => {
    if (view.lost) onView(quiet);
    onTouch();
    submit(submission);
  };
  // Anything typed, focused or restored before this code ran counts as a touch.
  useEffect(() => {
    if (!element) return;
    setBlank(isBlank(form, element));
    if (isBegun(form, element)) onTouch();
    keep();
    if (returning.current) controlOf(element, form.fields[0]?.name ?? '')?.focus();
    returning.current = false;
  }, [form, element, keep, onTouch, returning]);

  const around = { form, began, submission, onView, onSent };
  const props = parts && element && outside && { ...around, element, outside, schema: parts.schema };
  const thanks = notice === undefined ? undefined : parts?.SentPanel;
  const live = props && !thanks && { ...parts, props };
  return {
    element,
    setElement,
    view,
    blank,
    live,
    thanks,
    notice: notice ?? '',
    again,
    onTouch,
    onInput,
    onSubmit,
  };
};
