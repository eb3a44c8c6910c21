import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { ButtonPair } from '../../ui/Button.tsx';
import { Wrap } from '../../ui/layout.styles.ts';
import * as S from './styles.ts';

/** The panel that asks for the next step. */
export const Component = ({ root, title, text, buttons, art }: SectionProps<'call-to-action'>) => (
  <section {...root} data-surface="page" data-screen-only="">
    <Wrap>
      <S.Panel data-reveal="">
        <Picture image={art} />
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonPair buttons={buttons} looks={['white', 'ghost-dark']} />
      </S.Panel>
    </Wrap>
  </section>
);
