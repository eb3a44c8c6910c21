import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as S from './styles.ts';

/** Two lines that become one in four steps. */
export const Component = ({ root, title, text, art, brands, steps }: SectionProps<'journey'>) => (
  <S.Root data-surface="mist" {...root}>
    <Wrap>
      <S.Intro>
        <SectionHead title={title} text={text} />
      </S.Intro>
      <S.Way data-reveal="">
        <S.Art aria-hidden="true">
          <Picture image={art} />
          {brands.map((brand) => (
            <span key={brand}>{brand}</span>
          ))}
        </S.Art>
        <S.Steps>
          {steps.map((step) => (
            <li key={step.title} data-item="">
              <h3>{step.title}</h3>
              <p>{step.description}</p>
            </li>
          ))}
        </S.Steps>
      </S.Way>
    </Wrap>
  </S.Root>
);
