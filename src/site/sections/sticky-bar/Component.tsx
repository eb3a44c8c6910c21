import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Wrap } from '../../ui/layout.styles.ts';
import * as S from './styles.ts';

/** A call to action that stays at the window's lower edge and rests at the end of the page. */
export const Component = ({ root, title, text, button }: SectionProps<'sticky-bar'>) => (
  <S.Root data-sticky-bar="" data-screen-only="" {...root}>
    <Wrap>
      <S.Bar>
        <p>
          <strong>{title}</strong>
          {text && <span>{text}</span>}
        </p>
        <LinkButton button={button} look="primary" small />
      </S.Bar>
    </Wrap>
  </S.Root>
);
