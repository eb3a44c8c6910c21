import type { ComponentType } from 'react';
import type { VignetteBlock, Vignette as VignetteContent } from '../../../generated/types.ts';
import { Bar, Bars, DrawnRange, Split, Steps, Tree } from './charts.tsx';
import * as S from './frame.styles.ts';
import { Catalog, Chips, Compare, Coupon, DrawnCopy, Foot, List, Prices, Total } from './lists.tsx';
import { Amount, Button, Row } from './pieces.tsx';

type Blocks = { [Type in VignetteBlock['type']]: ComponentType<Extract<VignetteBlock, { type: Type }>> };

/** One component for every kind of block: a missing one does not compile. */
const blocks = {
  row: Row,
  amount: Amount,
  bar: Bar,
  steps: Steps,
  list: List,
  catalog: Catalog,
  prices: Prices,
  compare: Compare,
  chips: Chips,
  copy: DrawnCopy,
  coupon: Coupon,
  split: Split,
  bars: Bars,
  range: DrawnRange,
  total: Total,
  tree: Tree,
  button: Button,
  foot: Foot,
} satisfies Blocks;

const Block = ({ block }: { block: VignetteBlock }) => {
  const Body = blocks[block.type] as ComponentType<VignetteBlock>;
  return <Body {...block} />;
};

type VignetteProps = {
  vignette: VignetteContent;
  /** A toast is one row in a pill, as wide as its words. */
  look?: 'card' | 'toast';
};

/** A live picture of a product's screen. Decoration: assistive technology and print leave it out. */
export const Vignette = ({ vignette, look = 'card' }: VignetteProps) => (
  <S.Frame aria-hidden="true" data-vignette={look} data-screen-only="">
    {[...vignette.blocks.entries()].map(([place, block]) => (
      <Block key={place} block={block} />
    ))}
  </S.Frame>
);
