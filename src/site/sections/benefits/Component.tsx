import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TileGrid } from '../../ui/tile.styles.ts';
import { Drawing } from './Drawing.tsx';
import * as S from './styles.ts';

const tones = { engagement: 'rose', loyalty: 'warm', roi: 'mint' };

/** What changes for the customer, with a drawing for each change. */
export const Component = ({ root, title, items }: SectionProps<'benefits'>) => (
  <section {...root} data-surface="page">
    <Wrap>
      <SectionHead title={title} />
      <TileGrid data-columns={3}>
        {items.map((item) => (
          <S.Benefit key={item.title} data-item="" data-reveal="" data-tone={tones[item.drawing]}>
            <Drawing name={item.drawing} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </S.Benefit>
        ))}
      </TileGrid>
    </Wrap>
  </section>
);
