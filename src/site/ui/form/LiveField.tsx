import { useEffect } from 'react';
import { useField, useForm } from 'react-final-form';
import { controlOf } from './form-controls.ts';

type LiveFieldProps = { name: string; element: HTMLFormElement };

/** Ties one control of the page to final-form: the control keeps its value, final-form follows it. */
export const LiveField = ({ name, element }: LiveFieldProps) => {
  const api = useForm();
  useField<string>(name, { subscription: {} });
  useEffect(() => {
    const control = controlOf(element, name);
    const follow = () => api.change(name, control?.value ?? '');
    follow();
    control?.addEventListener('input', follow);
    return () => control?.removeEventListener('input', follow);
  }, [api, name, element]);
  return null;
};
