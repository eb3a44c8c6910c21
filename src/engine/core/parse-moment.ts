const momentPattern = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** The milliseconds of a date and time with its offset from UTC; undefined if the text is no such moment. */
export const parseMoment = (text: unknown): number | undefined => {
  if (typeof text !== 'string') return undefined;
  const [whole, year, month, day] = momentPattern.exec(text) ?? [];
  const time = whole === undefined ? Number.NaN : Date.parse(whole);
  // JavaScript takes 30 February for 2 March.
  const real = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  return Number.isNaN(time) || !real ? undefined : time;
};
