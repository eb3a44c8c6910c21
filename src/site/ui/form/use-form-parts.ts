import { startTransition, useCallback, useRef, useState } from 'react';
import type { Form } from '../../../generated/types.ts';
import { loadFormSchema } from './form-schemas.ts';
import type { FormServices } from './services-context.ts';

const loadParts = async (schema: string) => {
  const [parts, rules] = await Promise.all([import('./LiveForm.tsx'), loadFormSchema(schema)]);
  return { ...parts, schema: rules };
};

type Parts = Awaited<ReturnType<typeof loadParts>>;

type PartsOptions = { form: Form; outside: FormServices | null; onLost: () => void };

/**
 * What a form needs once it is touched: its living part, its rules, the services and the messages. `onTouch` loads
 * them once, and again after a failure, of which `onLost` is told; `began` is the moment of the first touch, which may
 * lie before a reload.
 */
export const useFormParts = ({ form, outside, onLost }: PartsOptions) => {
  const [parts, setParts] = useState<Parts>();
  const began = useRef(0);
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
      .catch((error: unknown) => {
        console.error('The form could not be loaded:', error);
        requested.current = false;
        onLost();
      });
  }, [outside, endpoint, schema, onLost]);
  return { parts, began, onTouch };
};
