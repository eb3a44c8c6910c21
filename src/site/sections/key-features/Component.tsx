import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { Wrap } from '../../ui/layout.styles.ts';
import { Vignette } from '../../ui/vignette/Vignette.tsx';
import * as S from './styles.ts';

/** Every point as a row, beside a screen that stays in sight. */
export const Component = ({ root, title, tone, vignette, features }: SectionProps<'key-features'>) => (
  <section {...root} data-surface="mist">
    <S.Columns as={Wrap}>
      <div>
        <h2>{title}</h2>
        <S.Mat data-tone={tone} data-screen-only="">
          <Vignette vignette={vignette} />
        </S.Mat>
      </div>
      <S.Rows data-reveal="">
        {features.map((feature, index) => (
          <li key={feature.title} data-item="">
            <Glyph icon={feature.icon} tone={feature.tone} index={index} />
            <h3>{feature.title}</h3>
            <p>{feature.description}</p>
          </li>
        ))}
      </S.Rows>
    </S.Columns>
  </section>
);
