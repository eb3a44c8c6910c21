import { describe, expect, it } from 'vitest';
import { damagedCell, formulaErrorIn, spreadsheetDamageIn } from './spreadsheet-damage.ts';

describe('what a spreadsheet has made of a value', () => {
  it('is a shortened number', () => {
    expect(spreadsheetDamageIn('For 1.45E+03 pts')?.message).toContain(
      '"1.45E+03" is how a spreadsheet shortens a number',
    );
    for (const text of ['1,450 pts', 'E+05', 'Plan A1E+', 'Class 2E+3'])
      expect(spreadsheetDamageIn(text)).toBeUndefined();
  });

  it('is a formula, or what it writes where one failed, alone or within the words', () => {
    for (const text of ['=SUM(A1)', '= SUMA(B2:B9)', '=$C$4'])
      expect(formulaErrorIn(text)).toContain('is a formula of a spreadsheet');
    for (const text of ['#NAME?', ' #¡REF! ', '#NOM?', '#BEZUG!', '#NV', 'Err:508'])
      expect(formulaErrorIn(text)).toContain('formula failed');
    expect(spreadsheetDamageIn('Premios #NAME?')?.found).toBe('#NAME?');
    for (const text of ['= 50 pts', '=)', '#1 in Chile', 'A/#REF!', '#NAMES?', 'Err:404', 'Open from 9:50']) {
      expect(formulaErrorIn(text)).toBeUndefined();
      expect(spreadsheetDamageIn(text)).toBeUndefined();
    }
  });

  it('is a yes or no of its own', () => {
    expect(damagedCell('VERDADERO')).toContain('is how a spreadsheet says yes or no. Write the words');
    for (const text of ['VRAI', 'FAUX', 'WAHR', 'FAŁSZ']) expect(damagedCell(text)).toContain('yes or no');
    for (const text of ['True', 'TRUE STORIES']) expect(damagedCell(text)).toBeUndefined();
  });

  it('is a date of a range or of two numbers', () => {
    expect(damagedCell('8-Apr')).toContain('perhaps of 4–8 or 8/4.');
    expect(damagedCell('12-may')).toContain('perhaps of 5–12 or 12/5.');
    expect(damagedCell('24-Jul')).toContain('perhaps of 7–24 or 24/7.');
    expect(damagedCell('mai-12')).toContain('perhaps of 5–12 or 12/5.');
    for (const text of ['04-août', '8-févr.', '05-Mrz', '5-paź', '7-sept', 'Sep-30'])
      expect(damagedCell(text)).toContain('is a date that a spreadsheet has made');
    for (const text of ['24/7', '24 July', '12. Mai', 'MAY-12', 'may-2026', '24-Jul-2026', '4-Day', '4-día'])
      expect(damagedCell(text)).toBeUndefined();
  });
});
