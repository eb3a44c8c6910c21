import { Icon } from '../../../engine/react/Icon.tsx';
import type { SectionProps } from '../../../engine/react/registry.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import * as S from './styles.ts';

/** A line above the content that says what visitors should know of the page. */
export const Component = ({ root, text }: SectionProps<'notice'>) => (
  <S.Root {...root}>
    <Wrap>
      <S.Text role="note">
        <Icon name="info" />
        {text}
      </S.Text>
    </Wrap>
  </S.Root>
);
