import { FORM_ERROR } from 'final-form';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import {
  type FormSchema,
  type FormValues,
  trimmed,
  validateForm,
} from '../../../../supabase/functions/_shared/form-rules.ts';
import { usePageState } from '../../../engine/react/page-store.ts';
import type { Form } from '../../../generated/types.ts';
import { forgetDraft, writeDraft } from '../../services/drafts.ts';
import { controlOf, honeypot } from './form-controls.ts';
import { createFormKeys, type FormKeys } from './form-keys.ts';
import type { FormSession } from './form-session.ts';
import { LiveField } from './LiveField.tsx';
import { LiveState } from './LiveState.tsx';
import { outcomeToast } from './outcome-toast.ts';
import { quietView } from './quiet-view.ts';
import { useFocusWhile } from './use-focus-while.ts';

// In one file with the live form: one of its own could be lost when the form was sent already.
export { SentPanel } from './SentPanel.tsx';

/** The form that the live form takes over, and its rules. */
type LiveFormProps = { form: Form; session: FormSession; schema: FormSchema };

const withBait = (data: FormValues, element: HTMLFormElement): FormValues => {
  const bait = controlOf(element, honeypot)?.value;
  return bait ? { ...data, [honeypot]: bait } : data;
};

/**
 * Whether this form was left while it was on its way and stands on the page anew, where it waits for the same answer.
 */
const isReplaced = ({ id }: Form, element: HTMLFormElement) =>
  !element.isConnected && document.querySelector(`form[data-form="${id}"]`) !== null;

/**
 * Sends the answers, and tells the outcome in the language that the page has by then. What the form shows changes before
 * the message appears, so that it never lags behind it.
 */
const useSend = ({ form, session }: LiveFormProps, keys: FormKeys) => {
  const { element, outside, onView, onSent } = session;
  const locale = usePageState((state) => state.data.page.locale);
  const { services, toasts } = outside;
  const shown = useRef(form);
  useEffect(() => {
    shown.current = form;
  });
  return async (values: FormValues) => {
    const data = trimmed(values);
    /** What waits when the page is loaded anew goes by itself there. */
    const keep = (waiting: boolean) =>
      writeDraft(services.storage, form.id, { values: data, began: session.began, waiting });
    const onLost = () => keep(true);
    const sending = { data: withBait(data, element), key: keys.keyOf(data), locale, onLost };
    const outcome = await services.send(form.endpoint, sending);
    if (isReplaced(form, element)) return undefined;
    const failed = outcome.status === 'failed';
    if (failed) {
      keep(false);
      onView(quietView);
    } else {
      forgetDraft(services.storage, form.id);
      keys.forget();
      onView(quietView);
      onSent(outcome.status === 'other' ? outcome.message : '');
    }
    const toast = outcomeToast(shown.current, outcome);
    if (toast) toasts.show(toast);
    if (!failed) return undefined;
    console.error(outcome.reason);
    return { [FORM_ERROR]: outcome.reason };
  };
};

/** Tells the page what to show, which is no reason to draw it again. */
const Followed = memo((props: LiveFormProps) => {
  const { form, session, schema } = props;
  const { storage } = session.outside.services;
  const [keys] = useState(() => createFormKeys({ form: form.id, storage, began: () => session.began }));
  const send = useSend(props, keys);
  const validate = useCallback((values: FormValues) => validateForm(schema, values), [schema]);
  return (
    <FinalForm<FormValues> onSubmit={send} validate={validate} subscription={{}}>
      {() => (
        <>
          {form.fields.map(({ name }) => (
            <LiveField key={name} name={name} element={session.element} />
          ))}
          <LiveState form={form} session={session} keys={keys} />
        </>
      )}
    </FinalForm>
  );
});

/**
 * The living part of a form: final-form with the rules of the form's schema. It follows the fields, which are on the
 * page already, and draws only what screen readers say while they wait.
 */
export const LiveForm = ({ sending, ...props }: LiveFormProps & { sending: boolean }) => {
  const status = useFocusWhile(props.session.element, sending);
  return (
    <>
      <p ref={status} className="sr" role="status" tabIndex={-1}>
        {sending && props.form.sending}
      </p>
      <Followed {...props} />
    </>
  );
};
