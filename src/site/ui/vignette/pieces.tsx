import type { ComponentType } from 'react';
import { Icon } from '../../../engine/react/Icon.tsx';
import { Picture } from '../../../engine/react/Picture.tsx';
import type {
  VignetteAmount,
  VignetteButton,
  VignetteDot,
  VignetteFact,
  VignetteIcon,
  VignettePiece,
  VignettePill,
  VignetteRow,
  VignetteStack,
  VignetteStruck,
  VignetteThumb,
  VignetteWords,
} from '../../../generated/types.ts';
import { Ring } from './charts.tsx';
import * as S from './pieces.styles.ts';

/** A title with a note below it, or one of the two. */
export const DrawnWords = ({ title, note }: Pick<VignetteWords, 'title' | 'note'>) => (
  <span>
    {title && <b>{title}</b>}
    {title && note && <br />}
    {note}
  </span>
);

const Fact = ({ before, value, after }: VignetteFact) => (
  <span>
    {before && `${before} `}
    <b>{value}</b>
    {after && ` ${after}`}
  </span>
);

const Struck = ({ text }: VignetteStruck) => <s>{text}</s>;

const Pill = ({ label, icon, live, tone = 'warm' }: VignettePill) => (
  <S.Pill data-tone={tone}>
    {icon && <Icon name={icon} />}
    {live && <i />}
    {label}
  </S.Pill>
);

const SingleIcon = ({ icon }: VignetteIcon) => <Icon name={icon} />;

/** A round dot of colour with an icon or initials. */
export const Dot = ({ icon, initials, tone = 'mint' }: Omit<VignetteDot, 'type'>) => (
  <S.Dot data-tone={tone}>{icon ? <Icon name={icon} /> : initials}</S.Dot>
);

const Thumb = ({ image, large }: VignetteThumb) => (
  <S.Thumb data-large={large}>
    <Picture image={image} />
  </S.Thumb>
);

const Stack = ({ people }: VignetteStack) => (
  <S.Stack>
    {people.map((person) => (
      <Dot key={person.initials} {...person} />
    ))}
  </S.Stack>
);

/** A large number with its unit behind it and perhaps a line below it. */
export const Amount = ({ value, unit, note, large }: VignetteAmount) => (
  <S.Amount data-large={large}>
    {value}
    {unit && ' '}
    {unit && <small>{unit}</small>}
    {note && <p>{note}</p>}
  </S.Amount>
);

/** A drawing of a button. */
export const Button = ({ label }: VignetteButton) => <S.Button data-button="">{label}</S.Button>;

type Pieces = { [Type in VignettePiece['type']]: ComponentType<Extract<VignettePiece, { type: Type }>> };

/** One component for every kind of piece: a missing one does not compile. */
const pieces = {
  words: DrawnWords,
  fact: Fact,
  struck: Struck,
  pill: Pill,
  icon: SingleIcon,
  dot: Dot,
  thumb: Thumb,
  ring: Ring,
  stack: Stack,
  amount: Amount,
  button: Button,
} satisfies Pieces;

/** One thing of a row, drawn by its type. */
export const DrawnPiece = ({ piece }: { piece: VignettePiece }) => {
  const Body = pieces[piece.type] as ComponentType<VignettePiece>;
  return <Body {...piece} />;
};

/** Things side by side. */
export const Row = ({ start, end, divided }: VignetteRow) => (
  <S.Row data-divided={divided} data-ends={end && ''}>
    {[...start.entries()].map(([place, piece]) => (
      <DrawnPiece key={place} piece={piece} />
    ))}
    {end && <DrawnPiece piece={end} />}
  </S.Row>
);
