/** The form of a moment, which page.schema.json asks for as well: a date, a time and its offset from UTC. */
const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Whether a text has the form of a moment, though there may be no such day. */
export const looksLikeMoment = (text: unknown): text is string => typeof text === 'string' && form.test(text);

/** The milliseconds of a date and time with its offset from UTC; undefined if the text is no such moment. */
export const parseMoment = (text: unknown): number | undefined => {
  if (!looksLikeMoment(text)) return undefined;
  const time = Date.parse(text);
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  // JavaScript takes 30 February for 2 March.
  const real = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  return Number.isNaN(time) || !real ? undefined : time;
};
