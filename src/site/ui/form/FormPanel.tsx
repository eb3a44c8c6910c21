import type { Form as FormContent } from '../../../generated/types.ts';
import { Form } from './Form.tsx';
import * as S from './form.styles.ts';

type FormPanelProps = { title: string; text?: string | undefined; form: FormContent };

/** A form in its white panel, with a heading and a sentence; once it was sent, the thanks replace all of it. */
export const FormPanel = ({ title, text, form }: FormPanelProps) => (
  <S.Panel data-reveal="">
    <h2 data-intro="">{title}</h2>
    {text && <p data-intro="">{text}</p>}
    <Form form={form} />
  </S.Panel>
);
