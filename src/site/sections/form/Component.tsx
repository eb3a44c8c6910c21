import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { FormPanel } from '../../ui/form/FormPanel.tsx';
import { Wrap } from '../../ui/layout.styles.ts';
import * as S from './styles.ts';

/** A form of any kind in its panel. */
export const Component = ({ root, title, text, form }: SectionProps<'form'>) => (
  <section {...root} data-surface="page">
    <S.Column as={Wrap}>
      <FormPanel title={title} text={text} form={form} />
    </S.Column>
  </section>
);
