import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as S from './styles.ts';

/** Proof in large figures on the brand's ink. */
export const Component = ({ root, title, text, art, figures }: SectionProps<'impact'>) => (
  <S.Root {...root} data-surface="dark">
    <Picture image={art} />
    <Wrap>
      <SectionHead title={title} text={text} align="split" />
      <S.Figures>
        {figures.map(({ value, unit, label }) => (
          <div key={value} data-item="" data-reveal="">
            <dt>
              <Figure value={value} />
              {unit && <small> {unit}</small>}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </S.Figures>
    </Wrap>
  </S.Root>
);
