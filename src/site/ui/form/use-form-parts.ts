import { type RefObject, startTransition, useCallback, useRef, useState } from 'react';
import type { Form } from '../../../generated/types.ts';
import { loadFormSchema } from './load-form-schema.ts';
import type { FormServices } from './services-context.ts';

const loadParts = async (schema: string) => {
  const [parts, rules] = await Promise.all([import('./LiveForm.tsx'), loadFormSchema(schema)]);
  return { ...parts, schema: rules };
};

type Parts = Awaited<ReturnType<typeof loadParts>>;

type PartsOptions = {
  form: Form;
  outside: FormServices | null;
  began: RefObject<number>;
  onLost: () => Promise<void>;
};

/**
 * The parts that a form needs once it is touched: its live form, its rules, the services and the messages. `onTouch`
 * loads them once, and again after a failure and after `onLost`; `began` is the moment of the first touch, which may be
 * before a reload.
 */
export const useFormParts = ({ form, outside, began, onLost }: PartsOptions) => {
  const [parts, setParts] = useState<Parts>();
  const requested = useRef(false);
  const { endpoint, schema } = form;
  const onTouch = useCallback(() => {
    began.current ||= Date.now();
    if (requested.current) return;
    requested.current = true;
    outside?.services.prepare(endpoint);
    outside?.toasts.prepare();
    loadParts(schema)
      // In a transition, or the next letter would have to wait for it.
      .then((loaded) => startTransition(() => setParts(loaded)))
      .catch(async (error: unknown) => {
        console.error('The form failed:', error);
        await onLost();
        requested.current = false;
      });
  }, [outside, endpoint, schema, began, onLost]);
  return { parts, onTouch };
};
