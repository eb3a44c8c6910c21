import { useCallback, useEffect, useRef, useState } from 'react';
import type { Form } from '../../../generated/types.ts';
import { controlOf } from './form-controls.ts';
import { beginSession, type FormSession } from './form-session.ts';
import type { FormParts } from './load-form-parts.ts';
import { quietView } from './quiet-view.ts';
import { useFormServices } from './services-context.ts';

/** The session of a form, and what is to be drawn of it. Each element has its own: it ends when the form was sent. */
export const useFormSession = (form: Form) => {
  const outside = useFormServices();
  const [session, setSession] = useState<FormSession | null>(null);
  const [view, onView] = useState(quietView);
  const [blank, onBlank] = useState(true);
  const [parts, onParts] = useState<FormParts>();
  const [notice, onSent] = useState<string>();
  const returning = useRef(false);
  const attach = useCallback(
    (element: HTMLFormElement | null) => {
      const told = { onView, onBlank, onParts, onSent };
      const fresh = { began: 0, submission: undefined, isTouched: false };
      setSession(element && outside && { ...fresh, ...told, element, outside });
    },
    [outside],
  );
  useEffect(() => {
    if (!session) return;
    beginSession(form, session);
    if (returning.current) controlOf(session.element, form.fields[0]?.name ?? '')?.focus();
    returning.current = false;
  }, [session, form]);
  const again = () => {
    returning.current = true;
    onSent(undefined);
  };
  return { session, attach, view, blank, parts, notice, again };
};
