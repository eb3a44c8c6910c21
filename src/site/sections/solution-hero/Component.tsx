import { Icon } from '../../../engine/react/Icon.tsx';
import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Badge } from '../../ui/badge.styles.ts';
import { ButtonRow } from '../../ui/button.styles.ts';
import { HeroColumns, HeroRoot } from '../../ui/hero.styles.ts';
import { Lead, Wrap } from '../../ui/layout.styles.ts';
import { Vignette } from '../../ui/vignette/Vignette.tsx';
import * as S from './styles.ts';

/** The opening of a solution's page. */
export const Component = ({ root, headline, subheading, button, ...rest }: SectionProps<'solution-hero'>) => (
  <HeroRoot {...root}>
    <HeroColumns as={Wrap}>
      <S.Text>
        <Badge data-enter="">
          <Icon name={rest.icon} />
          {rest.badge}
        </Badge>
        <h1 data-enter="">{headline}</h1>
        <Lead data-enter="">{subheading}</Lead>
        <ButtonRow data-enter="" data-screen-only="">
          <LinkButton button={button} look="primary" arrow />
        </ButtonRow>
      </S.Text>
      <S.Panel data-tone={rest.tone} data-focus={rest.focus} data-transition-to="" data-screen-only="">
        <Picture image={rest.art} eager />
        <Vignette vignette={rest.vignette} />
      </S.Panel>
    </HeroColumns>
  </HeroRoot>
);
