import type {
  VignetteBar,
  VignetteBars,
  VignetteFriend,
  VignetteLeaf,
  VignetteRange,
  VignetteRing,
  VignetteSplit,
  VignetteSteps,
  VignetteTone,
  VignetteTree,
} from '../../../generated/types.ts';
import * as S from './charts.styles.ts';

/** A bar filled in part. */
export const Bar = ({ percent }: VignetteBar) => (
  <S.Bar data-thin="">
    <svg width={`${percent}%`} />
  </S.Bar>
);

/** A bar of shares of a whole. */
export const Split = ({ parts }: VignetteSplit) => (
  <S.Bar data-thin="" data-split="">
    {parts.map(({ percent, tone }) => (
      <svg key={tone} width={`${percent}%`} data-tone={tone} />
    ))}
  </S.Bar>
);

/** A slider with its knob. */
export const DrawnRange = ({ percent }: VignetteRange) => (
  <S.Range data-thin="">
    <svg width={`${percent}%`} />
    <i />
  </S.Range>
);

/** Steps, the first of them done. */
export const Steps = ({ done, total }: VignetteSteps) => (
  <S.Steps>
    {Array.from({ length: total }, (_, index) => index + 1).map((step) => (
      <i key={step} data-done={step <= done ? '' : undefined} />
    ))}
  </S.Steps>
);

/** Bars of which the last one stands out. */
export const Bars = ({ percents }: VignetteBars) => (
  <S.Bars data-thin="">
    {[...percents.entries()].map(([place, percent]) => (
      <svg key={place} height={`${percent}%`} />
    ))}
  </S.Bars>
);

/** A ring filled in part, clockwise from the top. */
export const Ring = ({ percent }: VignetteRing) => (
  <S.Ring viewBox="0 0 48 48">
    <circle cx="24" cy="24" r="19" />
    <circle
      cx="24"
      cy="24"
      r="19"
      pathLength="100"
      strokeDasharray={`${percent} 100`}
      transform="rotate(-90 24 24)"
    />
    <circle cx="24" cy="24" r="6" />
  </S.Ring>
);

const tints: Partial<Record<VignetteTone, VignetteTone>> = {
  buganvilia: 'rose',
  ember: 'peach',
  apricot: 'warm',
  agave: 'mint',
};

type ResultProps = { leaf: VignetteLeaf; y: number; up?: boolean; inner: boolean };

/** Towards the middle of the tree a track reaches further than towards its edge. */
const Result = ({ leaf, y, up = false, inner }: ResultProps) => {
  const straight = inner ? 6 : 0;
  const bend = up
    ? `a12 12 0 0 0 12-12v-${straight}a12 12 0 0 1 12-12`
    : `a12 12 0 0 1 12 12v${straight}a12 12 0 0 0 12 12`;
  const middle = y + (up ? -24 - straight : 24 + straight);
  return (
    <>
      <path
        d={`M150 ${y}h30${bend}h20`}
        data-tone={leaf.tone}
        strokeDasharray={leaf.pending ? '2 10' : undefined}
      />
      <rect
        x="222"
        y={middle - 15}
        width="88"
        height="30"
        rx="15"
        data-tone={tints[leaf.tone] ?? leaf.tone}
      />
      <text x="266" y={middle + 4.5}>
        {leaf.label}
      </text>
    </>
  );
};

const Friend = ({ friend, y, up = false }: { friend: VignetteFriend; y: number; up?: boolean }) => {
  const [first, second] = friend.results;
  const bend = up ? 'a18 18 0 0 0 18-18V70a18 18 0 0 1 18-18' : 'a18 18 0 0 1 18 18v30a18 18 0 0 0 18 18';
  return (
    <>
      <path d={`M34 118h32${bend}h40`} data-tone={friend.tone} />
      {first && <Result leaf={first} y={y} up inner={!up} />}
      {second && <Result leaf={second} y={y} inner={up} />}
      <circle cx="146" cy={y} r="21" data-tone={tints[friend.tone] ?? friend.tone} />
      <text x="146" y={y + 5}>
        {friend.initials}
      </text>
    </>
  );
};

/** Who invited whom, drawn as tracks that part. */
export const Tree = ({ initials, friends: [first, second] }: VignetteTree) => (
  <S.Tree viewBox="0 0 312 236">
    {first && <Friend friend={first} y={52} up />}
    {second && <Friend friend={second} y={184} />}
    <circle cx="34" cy="118" r="27" data-tone="buganvilia" />
    <text x="34" y="123" data-root="">
      {initials}
    </text>
  </S.Tree>
);
