import { Icon } from '../../../engine/react/Icon.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Badge } from '../../ui/badge.styles.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import * as S from './styles.ts';

const EmptyQuote = () => (
  <S.Ghost>
    <Icon name="quote" />
    <i />
    <i />
    <div>
      <b />
      <i />
    </div>
  </S.Ghost>
);

/** An honest place for what clients say. */
export const Component = ({ root, badge, title, text }: SectionProps<'testimonials'>) => (
  <section {...root} data-surface="page">
    <Wrap>
      <S.Panel data-reveal="">
        <div>
          <Badge>
            <Icon name="quote" />
            {badge}
          </Badge>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <S.Ghosts aria-hidden="true" data-screen-only="">
          <EmptyQuote />
          <EmptyQuote />
        </S.Ghosts>
      </S.Panel>
    </Wrap>
  </section>
);
