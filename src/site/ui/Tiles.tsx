import type { ReactNode } from 'react';
import type { Feature } from '../../generated/types.ts';
import { Glyph } from './Glyph.tsx';
import { TileGrid, TileRoot } from './tile.styles.ts';

type TilesProps = { features: Feature[]; columns: number; children?: ReactNode };

/** Points as tiles side by side, behind other items of their list. */
export const Tiles = ({ features, columns, children }: TilesProps) => (
  <TileGrid data-columns={columns}>
    {children}
    {features.map(({ title, description, icon, tone }, index) => (
      <TileRoot key={title} data-item="" data-reveal="">
        <Glyph icon={icon} tone={tone} index={index} />
        <h3>{title}</h3>
        <p>{description}</p>
      </TileRoot>
    ))}
  </TileGrid>
);
