import { describe, expect, it } from 'vitest';
import { reencoded } from './reencoded.ts';

/** What a text becomes when its UTF-8 is read byte by byte, as Latin-1 or as Windows does. */
const garbled = (text: string, encoding: string): string =>
  encoding === 'latin1'
    ? Buffer.from(text).toString('latin1')
    : new TextDecoder('windows-1252').decode(Buffer.from(text));

const texts = ['Abre el menú', '¿Qué ÁÍ ñ?', '“4–8” → 1.100 € …', 'Plain'];

describe('a text whose UTF-8 was read as another encoding', () => {
  it.each(texts)('is had back: %s', (text) => {
    for (const encoding of ['latin1', 'windows']) expect(reencoded(garbled(text, encoding))).toBe(text);
  });

  it('stays when it is right, as what was typed after the damage is', () => {
    for (const text of texts) expect(reencoded(text)).toBe(text);
  });

  it.each([
    ['SoluciÃ³n mañana, «SÍ» â€” ahora', 'Solución mañana, «SÍ» — ahora'],
    ['La SoluciÃ³n â‚¬ 5 — más', 'La Solución € 5 — más'],
  ])('is had back beside words that were typed since: %s', (text, before) => {
    expect(reencoded(text)).toBe(before);
  });

  it('is not guessed when something of it is lost', () => {
    expect(reencoded('SoluciÃ³n, Ã')).toBeUndefined();
    expect(reencoded('SoluciÃ³n â€')).toBeUndefined();
    expect(reencoded('Soluci\ufffdn')).toBeUndefined();
  });
});
