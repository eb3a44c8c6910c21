import type { FormEvent, KeyboardEvent } from 'react';
import type { Form as FormContent } from '../../../generated/types.ts';
// The toasts a form leads to are drawn by code that is loaded later: their rules must be in the page's stylesheet.
import '../toasts/toast.styles.ts';
import { DrawnIcon } from '../DrawnIcon.tsx';
import { Field } from './Field.tsx';
import * as S from './form.styles.ts';
import { followInput, submitForm, touchForm } from './form-session.ts';
import { Honeypot } from './Honeypot.tsx';
import { type FormLook, Submit } from './Submit.tsx';
import { useFormSession } from './use-form-session.ts';

type FormProps = { form: FormContent; look?: FormLook };

/**
 * A form as its document describes it. Its markup is complete and light; final-form, the services and the toasts
 * are loaded when a visitor touches it. Sections that show a stacked form list arrow-right and chevron-down among
 * their x-icons.
 */
export const Form = ({ form, look = 'stacked' }: FormProps) => {
  const { session, attach, view, blank, parts, notice, again } = useFormSession(form);
  if (parts && notice !== undefined) {
    return <parts.SentPanel sent={form.sent} notice={notice} look={look} onAgain={again} />;
  }
  const waiting = form.disabledWhileBlank === true && blank;
  const submit = () => session && submitForm(form, session);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  /** Enter submits also while the button waits, so that the visitor sees what is missing. */
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (waiting && key === 'Enter' && target instanceof HTMLInputElement) submit();
  };
  const onFocus = () => session && touchForm(form, session);
  const onInput = () => session && followInput(form, session);
  const events = { onSubmit, onFocus, onInput, onKeyDown };
  // A method that sends nothing and leaves the page as it is, where no script is there to send it.
  const Root = look === 'pill' ? S.Pill : S.Stacked;
  return (
    <Root ref={attach} data-form={form.id} method="dialog" noValidate {...events}>
      <p data-no-script="" hidden={!!session}>
        {form.noScript}
      </p>
      {form.fields.map((field) => (
        <Field key={field.name} field={field} formId={form.id} view={view} plain={look === 'pill'} />
      ))}
      <Honeypot form={form} />
      <Submit form={form} look={look} sending={view.sending} disabled={view.sending || waiting} />
      {view.lost && (
        <p role="alert">
          <DrawnIcon name="alert" />
          <b>{form.toasts.failed.title}</b> {form.toasts.failed.text}
        </p>
      )}
      {parts && session && (
        <parts.LiveForm form={form} session={session} schema={parts.schema} sending={view.sending} />
      )}
    </Root>
  );
};
