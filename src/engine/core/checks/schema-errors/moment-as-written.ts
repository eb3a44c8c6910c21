/** A day, and what may follow it: a time, seconds and the distance from UTC, with the signs that people write. */
const parts =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{1,2}):(\d{2})(:\d{2}(?:\.\d+)?)?)?\s*(Z|[+-]\d{1,2}(?::?\d{2})?)?$/i;

const dayFirst = /^\d{1,2}[./-]\d{1,2}[./-](\d{4})\b/;

/** A time zone of which only the form is meant. */
const someZone = '+01:00';

/** A distance from UTC as +01:00 or Z. */
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

/** What to say of a day or a time that lacks what follows it, where a pattern asks for a whole moment. */
export const lackOfMoment = (pattern: string, text: string): string | undefined => {
  const isMoment = (one: string) => new RegExp(pattern, 'u').test(one);
  const [, year] = dayFirst.exec(text) ?? [];
  const example = `${year}-12-31T09:00:00${someZone}`;
  if (year !== undefined && isMoment(example))
    return `which does not begin with the year. Write the year, the month and the day, then the time and the time zone, such as ${example}.`;
  const whole = momentAsWritten(text + someZone);
  if (!isMoment(whole)) return undefined;
  const lacks = text.includes(':') ? 'the time zone' : 'the time and the time zone';
  return `which lacks ${lacks}. Write "${whole}", with the distance of your time zone from UTC instead of ${someZone}.`;
};
