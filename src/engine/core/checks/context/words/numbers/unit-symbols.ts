import { readableLocale } from '../translations/readable-locale.ts';

const unitsOf = (locale: string): string[] =>
  Intl.supportedValuesOf('unit').map((unit) =>
    new Intl.NumberFormat(readableLocale(locale), { style: 'unit', unit, unitDisplay: 'short' })
      .formatToParts(2)
      .flatMap(({ type, value }) => (type === 'unit' ? [value.trim()] : []))
      .join(''),
  );

/** The symbols of units that some languages write alike, such as kg and km. */
export const unitSymbols = (locales: string[]): Set<string> => {
  const [first = new Set<string>(), ...others] = locales.map((locale) => new Set(unitsOf(locale)));
  return new Set([...first].filter((symbol) => others.every((symbols) => symbols.has(symbol))));
};
