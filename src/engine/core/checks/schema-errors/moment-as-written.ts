import { looksLikeMoment } from '../../publication/parse-moment.ts';

/** A day, and what may follow it: a time, seconds and the offset from UTC, with the signs that people write. */
const parts =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{1,2}):(\d{2})(:\d{2}(?:\.\d+)?)?)?\s*(Z|[+-]\d{1,2}(?::?\d{2})?)?$/i;

const dayFirst = /^\d{1,2}[./-]\d{1,2}[./-](\d{4})\b/;

/** An offset from UTC as +01:00 or Z. */
const zoneAsWritten = (zone: string): string => {
  if (/^z$/i.test(zone)) return 'Z';
  const [, hours = '', minutes = ''] = /^.(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  return `${zone[0]}${hours.padStart(2, '0')}:${minutes.padEnd(2, '0')}`;
};

/** The same moment in the form that it must have, if it has a time zone; any other text as it is. */
export const momentAsWritten = (text: string): string => {
  const [, day, hour = '0', minute = '00', seconds = ':00', zone] = parts.exec(text.trim()) ?? [];
  if (day === undefined || zone === undefined) return text;
  return `${day}T${hour.padStart(2, '0')}:${minute}${seconds}${zoneAsWritten(zone)}`;
};

/** Whether a day stands where something ends: the whole day is meant, and not its beginning. */
const isLastDay = (text: string, pointer: string): boolean =>
  pointer.endsWith('/unpublishAt') && !text.includes(':');

const aDay = 24 * 60 * 60 * 1000;

/** The moment that a text says without its offset from UTC; undefined for a whole one, and for any other text. */
export const momentWithoutOffset = (text: string, pointer = ''): string | undefined => {
  const whole = momentAsWritten(`${text}Z`);
  if (!parts.test(text.trim()) || !looksLikeMoment(whole)) return undefined;
  if (!isLastDay(text, pointer)) return whole.slice(0, -1);
  return new Date(Date.parse(whole) + aDay).toISOString().replace(/\.\d+Z$/, '');
};

/** What to do about a moment without its offset from UTC, where a computer stands that has the one that is given. */
export const remedyForOffset = (moment: string, offset?: string): string =>
  offset === undefined
    ? `Write "${moment}" and behind it the offset from UTC, such as -05:00 for New York in winter.`
    : `For ${moment.slice(11, 16)} by the clock of this computer, write "${moment}${offset}", with the offset from UTC at its end.`;

/** What a moment lacks that is no whole one, in words. */
export const lackInWords = (text: string): string =>
  text.includes(':') ? 'lacks the offset from UTC' : 'lacks the time and the offset from UTC';

/** What is wrong with a day or a time that lacks what follows it, where a pattern asks for a whole moment. */
export const lackOfMoment = (
  pattern: string,
  text: string,
  pointer: string,
): { fault: string; remedy: string; tells?: 'no-offset' } | undefined => {
  const isMoment = (one: string) => new RegExp(pattern, 'u').test(one);
  const [, year] = dayFirst.exec(text) ?? [];
  const example = `${year}-12-31T09:00:00-05:00`;
  if (year !== undefined && isMoment(example))
    return {
      fault: 'which does not begin with the year.',
      remedy: `Write the year, the month and the day, then the time and the offset from UTC, such as ${example} for New York.`,
    };
  const moment = momentWithoutOffset(text, pointer);
  if (moment === undefined || !isMoment(`${moment}Z`)) return undefined;
  const until = isLastDay(text, pointer)
    ? ' To show it on all of that day, end it when the next begins.'
    : '';
  return {
    fault: `which ${lackInWords(text)}.${until}`,
    remedy: remedyForOffset(moment),
    tells: 'no-offset',
  };
};
