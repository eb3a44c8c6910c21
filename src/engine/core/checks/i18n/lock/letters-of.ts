/** Scripts that are written with the letters of several. */
const mixed: Record<string, string[]> = {
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

/** What finds a letter of the script that a language is mostly written in; undefined when that is not known. */
export const lettersOf = (locale: string): RegExp | undefined => {
  try {
    const { script } = new Intl.Locale(locale).maximize();
    if (script === undefined) return undefined;
    return new RegExp((mixed[script] ?? [script]).map((name) => `\\p{Script=${name}}`).join('|'), 'u');
  } catch {
    return undefined;
  }
};
