import { Icon } from '../../../engine/react/Icon.tsx';
import { Picture } from '../../../engine/react/Picture.tsx';
import type {
  VignetteCatalog,
  VignetteChips,
  VignetteCompare,
  VignetteCopy,
  VignetteCoupon,
  VignetteFoot,
  VignetteItem,
  VignetteList,
  VignettePrices,
  VignetteTotal,
} from '../../../generated/types.ts';
import * as S from './lists.styles.ts';
import { Dot, DrawnPiece, DrawnWords } from './pieces.tsx';

const Mark = ({ item }: { item: VignetteItem }) => {
  if (item.icon && !item.tone) return <Icon name={item.icon} />;
  return item.icon || item.initials ? <Dot {...item} /> : null;
};

/** Lines with a dot, words and something at the end. */
export const List = ({ look, items }: VignetteList) => (
  <S.List data-look={look}>
    {items.map((item) => (
      <li key={item.title}>
        <Mark item={item} />
        <DrawnWords {...item} />
        {item.end && <DrawnPiece piece={item.end} />}
      </li>
    ))}
  </S.List>
);

/** Things to choose from, three in a row. */
export const Catalog = ({ items }: VignetteCatalog) => (
  <S.Catalog>
    {items.map(({ image, name, price }) => (
      <figure key={name}>
        <Picture image={image} />
        <figcaption>
          {name}
          {price && <small>{price}</small>}
        </figcaption>
      </figure>
    ))}
  </S.Catalog>
);

/** Two prices in boxes, the first struck through. */
export const Prices = ({ usual, own }: VignettePrices) => (
  <S.Prices>
    <div>
      {usual.label}
      <s>{usual.value}</s>
    </div>
    <div>
      {own.label}
      <b>{own.value}</b>
    </div>
  </S.Prices>
);

/** A table of things with two prices each. */
export const Compare = ({ usualLabel, ownLabel, items }: VignetteCompare) => (
  <S.Compare>
    <div>
      <span />
      <span>{usualLabel}</span>
      <span>{ownLabel}</span>
    </div>
    {items.map(({ image, name, usual, own, saving }) => (
      <div key={name}>
        <span>
          <Picture image={image} />
          <b>{name}</b>
        </span>
        <s>{usual}</s>
        <span>
          <b>{own}</b>
          <small>{saving}</small>
        </span>
      </div>
    ))}
  </S.Compare>
);

/** Filters, the first of them chosen. */
export const Chips = ({ labels }: VignetteChips) => (
  <S.Chips>
    {labels.map((label) => (
      <span key={label}>{label}</span>
    ))}
  </S.Chips>
);

/** A coupon with its code. */
export const Coupon = ({ title, label, code }: VignetteCoupon) => (
  <S.Coupon>
    <b>{title}</b>
    <span>
      {`${label} `}
      <b>{code}</b>
    </span>
  </S.Coupon>
);

/** A text in a frame, ready to be copied. */
export const DrawnCopy = ({ text, icon }: VignetteCopy) => (
  <S.Line data-kind="copy">
    {text}
    <Icon name={icon} />
  </S.Line>
);

/** The sum at the end. */
export const Total = ({ label, value, highlighted }: VignetteTotal) => (
  <S.Line data-highlighted={highlighted || undefined}>
    {label}
    <b>{value}</b>
  </S.Line>
);

/** A quiet last line with an icon. */
export const Foot = ({ icon, text }: VignetteFoot) => (
  <S.Line data-kind="foot">
    <Icon name={icon} />
    {text}
  </S.Line>
);
