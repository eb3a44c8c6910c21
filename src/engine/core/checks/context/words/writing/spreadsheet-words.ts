/** What spreadsheets write in their own language: for a yes or a no, and where a formula failed. */
const words: Record<string, { truth: string; errors: string }> = {
  en: { truth: 'TRUE FALSE', errors: 'NAME? REF! VALUE! N/A DIV/0! NUM! NULL! SPILL! CALC! ERROR!' },
  es: { truth: 'VERDADERO FALSO', errors: '¿NOMBRE? ¡REF! ¡VALOR! ¡DIV/0! ¡NUM! ¡NULO! N/D' },
  fr: { truth: 'VRAI FAUX', errors: 'NOM? VALEUR! NOMBRE! NUL! CHAMP!' },
  de: { truth: 'WAHR FALSCH', errors: 'BEZUG! WERT! NV ZAHL! ÜBERLAUF!' },
  pt: { truth: 'VERDADEIRO FALSO', errors: 'NOME? VALOR! NÚM! NULO!' },
  it: { truth: 'VERO FALSO', errors: 'NOME? RIF! VALORE! NULLO!' },
  nl: { truth: 'WAAR ONWAAR', errors: 'NAAM? VERW! WAARDE! N/B DEEL/0! GETAL! LEEG!' },
  pl: { truth: 'PRAWDA FAŁSZ', errors: 'NAZWA? ADR! ARG! N/D! DZIEL/0! LICZBA! ZERO!' },
  sv: { truth: 'SANT FALSKT', errors: 'NAMN? REFERENS! VÄRDEFEL! SAKNAS! DIVISION/0! OGILTIGT!' },
};

const listOf = (kind: 'truth' | 'errors'): string[] => [
  ...new Set(Object.values(words).flatMap((own) => own[kind].split(' '))),
];

/** The languages of spreadsheets that are known here: each may be anybody's who translates. */
export const spreadsheetLanguages: readonly string[] = Object.keys(words);

/** How spreadsheets say yes or no. */
export const truthCells: ReadonlySet<string> = new Set(listOf('truth'));

/** What spreadsheets write behind a # where a formula failed. */
export const formulaErrors: readonly string[] = listOf('errors');
