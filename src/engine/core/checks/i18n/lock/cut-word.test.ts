import { describe, expect, it } from 'vitest';
import { createContext } from '../../create-context.ts';
import { createValidators } from '../../schema-errors/validators.ts';
import { tinySite } from '../../testing/tiny-site.ts';
import { cutWord } from './cut-word.ts';

const texts = {
  'locales/en.json#/about/other': 'Our solutions',
  'locales/en.json#/home/top/title': 'A cashback for %{addressStreet}',
  'pages/products/cup.json#/meta/title': 't:cup.title|As good as cash',
  'locales/es.json#/about/other': 'Nuestras soluciones, %{callNumber}',
};

const cutIn = (locale: string, text: string) => {
  const site = tinySite(texts);
  return cutWord(createContext(site, new Set(), createValidators(site.schemas)), locale, text);
};

describe('a text that was cut within a word', () => {
  it('ends with what only a longer word of its language begins with', () => {
    expect(cutIn('es', 'Todas las soluc')).toEqual({ part: 'soluc', whole: 'soluciones' });
    expect(cutIn('es', 'Todas las Soluc')?.part).toBe('Soluc');
  });

  it('does not end with a word, a sign or a number', () => {
    expect(cutIn('es', 'Todas nuestras')).toBeUndefined();
    expect(cutIn('es', 'Soluc.')).toBeUndefined();
    expect(cutIn('es', 'Soluc 3')).toBeUndefined();
  });

  it('does not end with a word that stands on a page, nor with the beginning of the name of a fact', () => {
    expect(cutIn('en', 'Points like cash')).toBeUndefined();
    expect(cutIn('en', 'Look at this ad')).toBeUndefined();
    expect(cutIn('es', 'Todas las call')).toBeUndefined();
  });

  it('does not end with another form of a word, nor with what nothing begins with', () => {
    expect(cutIn('en', 'One solution')).toBeUndefined();
    expect(cutIn('es', 'Una novedad')).toBeUndefined();
    expect(cutIn('es', 'Todas las solut')).toBeUndefined();
  });
});
