import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { ButtonPair } from '../../ui/Button.tsx';
import { Lead, Wrap } from '../../ui/layout.styles.ts';
import { Vignette } from '../../ui/vignette/Vignette.tsx';
import * as S from './styles.ts';

/** The opening of the home page: words on one side, the loop of tracks with product screens on the other. */
export const Component = ({ root, title, text, buttons, art, cards = [] }: SectionProps<'hero'>) => (
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
    <S.Art data-screen-only="">
      <Picture image={art} eager />
      {[...cards.entries()].map(([place, card]) => (
        <div key={place} data-item="">
          <Vignette vignette={card} look={place === 2 ? 'toast' : 'card'} />
        </div>
      ))}
    </S.Art>
  </S.Root>
);
