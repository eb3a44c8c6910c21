import { readableLocale } from '../../context/words/translations/readable-locale.ts';

const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1)));

/** The names of days and months in a language, whole and shortened, as it writes them within a sentence. */
export const namesOfTimes = (locale: string): Set<string> => {
  const names = (['long', 'short'] as const).flatMap((length) => {
    const day = new Intl.DateTimeFormat(readableLocale(locale), { weekday: length, timeZone: 'UTC' });
    const month = new Intl.DateTimeFormat(readableLocale(locale), { month: length, timeZone: 'UTC' });
    return [...days.map((date) => day.format(date)), ...months.map((date) => month.format(date))];
  });
  return new Set(names.map((name) => name.replace(/\.$/, '')));
};
