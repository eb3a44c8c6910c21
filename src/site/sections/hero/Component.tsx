import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/registry.ts';
import { ButtonPair } from '../../ui/Button.tsx';
import { Lead, Wrap } from '../../ui/layout.styles.ts';
import * as S from './styles.ts';

/** The opening of the home page. */
export const Component = ({ root, title, text, buttons, art }: SectionProps<'hero'>) => (
  <S.Root {...root}>
    <Wrap>
      <S.Text>
        <h1 data-enter="">{title}</h1>
        <Lead data-enter="">{text}</Lead>
        <div data-enter="">
          <ButtonPair buttons={buttons} looks={['primary', 'ghost']} />
        </div>
      </S.Text>
    </Wrap>
    <S.Art>
      <Picture image={art} eager />
    </S.Art>
  </S.Root>
);
