import type { Feature } from '../../generated/types.ts';
import { Glyph } from './Glyph.tsx';
import { TileRoot } from './tile.styles.ts';

type TileProps = { feature: Feature; index: number };

/** A point as a tile, an item of a list such as TileGrid. */
export const Tile = ({ feature, index }: TileProps) => (
  <TileRoot data-item="" data-reveal="">
    <Glyph icon={feature.icon} tone={feature.tone} index={index} />
    <h3>{feature.title}</h3>
    <p>{feature.description}</p>
  </TileRoot>
);
