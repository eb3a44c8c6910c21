import type { RefObject } from 'react';
import type { FormSchema } from '../../../../supabase/functions/_shared/form-rules.ts';
import type { Form } from '../../../generated/types.ts';
import type { FormView } from './form-view.ts';
import type { FormServices } from './services-context.ts';

/** The form that the live form takes over, and its callbacks. */
export type LiveFormProps = {
  form: Form;
  element: HTMLFormElement;
  /** The rules of the form. */
  schema: FormSchema;
  /** The moment the form was first touched. */
  began: RefObject<number>;
  /** The live form puts its submit here; `waiting` when the visitor was faster. */
  submission: RefObject<(() => void) | 'waiting' | undefined>;
  onView: (view: FormView) => void;
  /** `notice` is the server's message to the visitor. */
  onSent: (notice: string) => void;
  outside: FormServices;
};
