import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as S from './styles.ts';

/** The wordmarks of clients or partners. */
export const Component = ({ root, title, layout, items }: SectionProps<'logos'>) => (
  <section {...root} data-surface="page">
    <Wrap>
      <SectionHead title={title} />
      <S.Grid data-layout={layout} data-reveal="">
        {items.map(({ image, size }) => (
          <li key={image.src} data-item="" data-size={size}>
            <Picture image={image} />
          </li>
        ))}
      </S.Grid>
    </Wrap>
  </section>
);
