import type { RefObject } from 'react';
import type { FormSchema } from '../../../../supabase/functions/_shared/form-rules.ts';
import type { Form } from '../../../generated/types.ts';
import type { FormView } from './form-view.ts';
import type { FormServices } from './services-context.ts';

/** What the live form takes over, and to whom it tells what became of it. */
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
  /** `notice` is what the server wants the visitor to know. */
  onSent: (notice: string) => void;
  outside: FormServices;
};
