import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Eyebrow } from '../../ui/eyebrow.styles.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { Tile } from '../../ui/Tile.tsx';
import { TileGrid } from '../../ui/tile.styles.ts';
import * as S from './styles.ts';

/** A statement, and the first of the page's points as cards. */
export const Component = ({ root, eyebrow, statement, features, limit = 3 }: SectionProps<'overview'>) => (
  <S.Root {...root} data-surface="page">
    <Wrap>
      <Eyebrow as="h2">{eyebrow}</Eyebrow>
      <S.Statement>{statement}</S.Statement>
      <TileGrid data-columns={3}>
        {features.slice(0, limit).map((feature, index) => (
          <Tile key={feature.title} feature={feature} index={index} />
        ))}
      </TileGrid>
    </Wrap>
  </S.Root>
);
