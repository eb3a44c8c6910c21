import { Icon } from '../../engine/react/Icon.tsx';
import type { Tone } from '../../generated/types.ts';
import * as S from './glyph.styles.ts';

const turn: Tone[] = ['warm', 'rose', 'mint', 'peach', 'apricot', 'mint'];

type GlyphProps = { icon: string; tone?: Tone | undefined; index?: number };

/** An icon in its drop of colour; without a tone of its own it takes the next of the palette. */
export const Glyph = ({ icon, tone, index = 0 }: GlyphProps) => (
  <S.GlyphRoot data-tone={tone ?? turn[index % turn.length]}>
    <Icon name={icon} />
  </S.GlyphRoot>
);
