import { type RefObject, useCallback, useEffect } from 'react';
import type { Form } from '../../../generated/types.ts';
import { readDraft, writeDraft } from '../../services/drafts.ts';
import { controlOf, valuesOf } from './form-view.ts';
import type { LiveFormProps } from './live-form-props.ts';
import type { FormServices } from './services-context.ts';

type DraftOptions = {
  form: Form;
  element: HTMLFormElement | null;
  outside: FormServices | null;
  began: RefObject<number>;
  submission: LiveFormProps['submission'];
};

/**
 * Restores what was typed earlier in this tab and not sent, in fields that are still empty. The returned function
 * stores the present values; it needs no code that a lost connection could hold back. A submission that waited when the
 * page was reloaded waits again.
 */
export const useDraft = ({ form, element, outside, began, submission }: DraftOptions): (() => void) => {
  const storage = outside?.services.storage;
  const save = useCallback(() => {
    if (!element || !storage) return;
    const waiting = submission.current === 'waiting';
    writeDraft(storage, form.id, { values: valuesOf(form, element), began: began.current, waiting });
  }, [form, element, storage, began, submission]);

  useEffect(() => {
    if (!element || !storage) return;
    const draft = readDraft(storage, form.id);
    began.current ||= draft.began;
    if (draft.waiting) submission.current = 'waiting';
    for (const { name } of form.fields) {
      const control = controlOf(element, name);
      if (control && !control.value) control.value = draft.values[name] ?? '';
    }
  }, [form, element, storage, began, submission]);
  return save;
};
