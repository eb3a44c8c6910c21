import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import type { HeroPanel } from '../../../generated/types.ts';
import { ButtonPair } from '../../ui/Button.tsx';
import { HeroColumns, HeroRoot } from '../../ui/hero.styles.ts';
import { Lead, Wrap } from '../../ui/layout.styles.ts';
import { Vignette } from '../../ui/vignette/Vignette.tsx';
import * as S from './styles.ts';

const Panel = ({ tone, image, focus, vignette }: HeroPanel) => (
  <S.Panel data-tone={tone} data-focus={focus} data-screen-only="">
    <Picture image={image} eager />
    {vignette && <Vignette vignette={vignette} />}
  </S.Panel>
);

/** The opening of an inner page. */
export const Component = ({ root, title, text, buttons, panel, art }: SectionProps<'page-hero'>) => (
  <HeroRoot {...root}>
    <HeroColumns as={Wrap}>
      <div>
        <h1 data-enter="">{title}</h1>
        <Lead data-enter="">{text}</Lead>
        {buttons && (
          <S.Buttons data-enter="">
            <ButtonPair buttons={buttons} looks={['primary', 'ghost']} />
          </S.Buttons>
        )}
      </div>
      {panel && <Panel {...panel} />}
      {art && !panel && (
        <S.Art data-screen-only="">
          <Picture image={art} eager />
        </S.Art>
      )}
    </HeroColumns>
  </HeroRoot>
);
