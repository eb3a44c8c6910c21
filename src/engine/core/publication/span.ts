/** The time in which something is shown: from a moment on, and until before another. */
export type Span = { from: number; until: number };

/** The time of something that is always shown. */
export const always: Span = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

/** The time of something that is never shown. */
export const never: Span = { from: Number.POSITIVE_INFINITY, until: Number.NEGATIVE_INFINITY };

/** The time that two spans have in common. */
export const common = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  until: Math.min(one.until, other.until),
});

/** Whether two things are ever shown at once. */
export const meet = (one: Span, other: Span): boolean => {
  const { from, until } = common(one, other);
  return from < until;
};

/** Whether a moment lies in a span. */
export const covers = ({ from, until }: Span, moment: number): boolean => from <= moment && moment < until;

/** The first moment from `now` on at which the one is shown and none of the others is; undefined when there is none. */
export const firstGap = (shown: Span, needed: Span[], now: number): number | undefined => {
  const start = Math.max(shown.from, now);
  return [start, ...needed.map(({ until }) => until)]
    .filter((moment) => moment >= start && moment < shown.until)
    .sort((one, other) => one - other)
    .find((moment) => !needed.some((span) => covers(span, moment)));
};
