import { describe, expect, it } from 'vitest';
import { windowsText } from './windows-text.ts';

const bytesOf = (text: string): Buffer =>
  Buffer.from(text.replaceAll('€', '\u0080').replaceAll('…', '\u0085'), 'latin1');

describe('the text of a file that was saved as Windows-1252', () => {
  it('is had back, sign by sign', () => {
    const text = '{\r\n\t"a": "¿Qué año? «Sí» 5 € …",  "b": [ 1 ] }';
    expect(windowsText(bytesOf(text))).toBe(text);
  });

  it.each([
    ['is no JSON', bytesOf('{ "a": "Página" ')],
    ['has a byte that no letter has', Buffer.from('{ "a": "P\u0081gina" }', 'latin1')],
    ['is partly UTF-8', Buffer.concat([Buffer.from('["Página", "'), bytesOf('Página"]')])],
    ['is of a Mac', Buffer.from('["P\u0087gina"]', 'latin1')],
    ['is of DOS', Buffer.from('["P\u00a0gina", "caf\u0082s"]', 'latin1')],
    ['is UTF-16', Buffer.from('["Página"]', 'utf16le')],
  ])('is not guessed when it %s', (_, bytes) => {
    expect(windowsText(bytes)).toBeUndefined();
  });
});
