import { describe, expect, it } from 'vitest';
import { textFault } from './text-fault.ts';

describe('a translation is refused', () => {
  it.each([
    ['%{rooms} rooms', '12 habitaciones', 'es', 'lacks %{rooms}'],
    ['%{rooms} rooms', '%{cuartos} habitaciones', 'es', 'has %{cuartos} where the source has %{rooms}'],
    ['%{rooms} rooms', '%{rooms} de %{total}', 'es', 'has %{total} too much'],
    ['%{rooms} rooms', '%{rooms habitaciones', 'es', '%{rooms is not closed'],
    ['%{rooms} rooms', '%{ cuartos } habitaciones', 'es', 'has spaces inside. Write %{rooms}.'],
    [
      '%{rooms} rooms',
      '{cuartos} habitaciones',
      'es',
      'lacks its percent sign, so visitors see the braces. Write %{rooms}.',
    ],
    [
      '%{rooms} rooms',
      '%(rooms) habitaciones',
      'es',
      'has "%(rooms)" where the source has %{rooms}. Write %{rooms}.',
    ],
    ['%{rooms} rooms', '%ROOMS habitaciones', 'es', 'has "%ROOMS" where the source has %{rooms}.'],
    [
      '%{rooms} rooms in %{place}',
      '%{ROOMS} habitaciones en %{PLACE}',
      'es',
      'has %{ROOMS}, %{PLACE} where the source has %{rooms}, %{place}. Names are not translated',
    ],
    ['Sleep', 'Duerme <b>ya</b>', 'es', 'Remove <b> and </b>; the text in "en" has no tags.'],
    ['<b>Sleep</b>', '<b>Duerme', 'es', 'Write </b>; the text in "en" has <b> </b>.'],
    ['<b>Sleep</b>', '<i>Duerme</i>', 'es', 'Remove <i> and </i>, and write <b> and </b>; the'],
    ['Sleep', 'Una |||| Dos', 'es', '2 of the 1 forms'],
    ['Sleep', 'Duer\u0007me', 'es', 'the control character U+0007'],
    ['Awards', 'Premios #NAME?', 'es', '"#NAME?" is what a spreadsheet writes'],
    ['Cancún', '12-may', 'es', 'is a date that a spreadsheet has made'],
    ['Read more', '12-mai', 'fr', 'perhaps of 5–12 or 12/5.'],
    ['Read more', 'mai-12', 'fr', 'perhaps of 5–12 or 12/5.'],
    ['Read more', '12. Mai', 'de', 'perhaps of 5–12 or 12/5.'],
    ['Awards', 'Les #NOM?', 'fr', '"#NOM?" is what a spreadsheet writes'],
    ['Yes', 'VRAI', 'fr', 'is how a spreadsheet says yes or no'],
    ['Yes', 'VERDADERO', 'es', 'is how a spreadsheet says yes or no'],
    ['1450 points', '1.45E+03 puntos', 'es', 'how a spreadsheet shortens a number'],
    ['It goes on.', 'a'.repeat(255), 'es', 'ends after 255 signs, where programs cut texts off'],
    ['One |||| Two', 'Uno', 'es', '1 of the 2 forms'],
    ['One |||| Two', 'Один |||| Два', 'ru', '2 of the 3 forms'],
  ])('%s → %s (%s)', (...[source, target, locale, reason]) => {
    expect(textFault({ value: source, locale: 'en' }, { value: target, locale })).toContain(reason);
  });

  it.each([
    ['%{a} and %{b}', '%{b} y %{a}', 'es'],
    ['<b>Sleep</b> now', 'Ya <b>duerme</b>', 'es'],
    ['One |||| Two', 'Один |||| Два |||| Пять', 'ru'],
    ['What #NAME? means', 'Lo que es #NAME?', 'es'],
    ['May 12', '12. Mai', 'de'],
    ['One\u0001', 'Uno\u0001\n', 'es'],
  ])(
    'but not when only its order differs, or its number of forms is right: %s → %s',
    (source, target, locale) => {
      expect(textFault({ value: source, locale: 'en' }, { value: target, locale })).toBeUndefined();
    },
  );
});
