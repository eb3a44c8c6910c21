import { describe, expect, it } from 'vitest';
import { placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const en = 'locales/en.json#/about/description';
const es = 'locales/es.json#/about/send';
const told = (place: string, words: string) =>
  placesAfter({ [place]: words }).filter((found) => found.startsWith('content/repeated-word'));

describe('content/repeated-word', () => {
  it.each([
    [en, 'Our cups are the the best of all cups in town: %{email}'],
    [en, 'The the best of all cups, for everybody in town: %{email}'],
    [es, 'Enviar a todos de de una vez'],
    [en, 'Give people a a reason to come back, or write to %{email}'],
    [es, 'Enviar a a todos'],
  ])('reports a word written twice in %s: %s', (place, words) => {
    expect(told(place, words)).toEqual([`content/repeated-word ${place}`]);
  });

  it.each([
    'Enviar paso a paso a paso a todos',
    'Enviar ola tras ola tras ola tras mensaje',
    'Lo le la lo le la lo le la',
    'Enviar el plan A a todos',
    'Enviar a todos. |||| Enviar a todos. |||| Enviar a todos.',
  ])('lets stand what people say so: %s', (words) => expect(told(es, words)).toEqual([]));

  it.each([
    'Desde %{year} %{year} y más',
    'Desde %{year}%{year}',
    'Ya está enviando tu taza enviando tu taza hoy',
    'Enviar un mensaje. Enviar un mensaje.',
  ])('reports a fact or a whole text that stands twice: %s', (words) =>
    expect(placesAfter({ [es]: words })).toContain(`content/repeated-word ${es}`),
  );

  it('reports a short text that stands twice in one language only, and not its translation', () => {
    const place = 'locales/en.json#/about/send';
    expect(placesAfter({ [place]: 'No No' })).toEqual([`content/repeated-word ${place}`]);
  });

  it('reports a fact that a translation mentions more often than its source', () => {
    const footer = 'locales/es.json#/site/footer';
    const words = 'Désdé %{year} y désdé %{year}';
    expect(placesAfter({ [footer]: words })).toEqual([`content/repeated-word ${footer}`]);
    const english = 'Since %{year} and since %{year}';
    expect(placesAfter({ [footer]: words, 'locales/en.json#/site/footer': english })).toEqual([]);
    expect(placesAfter({ 'locales/en.json#/site/footer': english })).toEqual([]);
  });

  it.each(['Enviar Enviar', 'EnviarEnviar', 'Envía ya.Envía ya.'])(
    'reports a short text that stands twice: %s',
    (words) => expect(placesAfter({ [es]: words })).toEqual([`content/repeated-word ${es}`]),
  );

  it.each(['Enviar mensaje / Enviar mensaje', 'Cancún, 3 noches|Cancún, 3 noches', 'Enviar – Enviar'])(
    'reports a text that stands twice with a sign between: %s',
    (words) => expect(placesAfter({ [es]: words })).toEqual([`content/repeated-word ${es}`]),
  );

  it.each(['toma-toma', '2024/2024', 'Enviar / Enviado'])('lets stand: %s', (words) =>
    expect(told(es, words)).toEqual([]),
  );

  it('lets a name stand that is said twice in every language', () => {
    const names = { [es]: 'Bora Bora', 'locales/en.json#/about/send': 'Bora Bora' };
    expect(placesAfter(names).join()).not.toContain('content/repeated-word');
  });

  it.each([
    'Tu Tu mensaje',
    'Escribe ahora, ahora, y ya',
    'Enviar mensaje. mensaje.',
    'En la app, app, en segundos',
    'En tiempo real, tiempo real, ya',
  ])('reports a word with a capital or a sign that stands twice in one language only: %s', (words) => {
    expect(told(es, words)).toEqual([`content/repeated-word ${es}`]);
    const both = { [es]: words, 'locales/en.json#/about/send': words };
    expect(placesAfter(both).join()).not.toContain('content/repeated-word');
  });

  it('lets a name stand that is listed', () => {
    const names = { 'site.config.json#/names': ['Cups', 'Bora Bora'] };
    expect(placesAfter({ [es]: 'Hasta Bora Bora', ...names }).join()).not.toContain('content/repeated-word');
  });

  it.each(['couscous', 'BONBON', 'aaaaaaaaaaaaaa'])('lets a word stand that repeats itself: %s', (word) => {
    expect(told(es, word)).toEqual([]);
  });

  it('repeats no more of a long text than its beginning', () => {
    const words = 'We are glad to hear from each of you, whenever you write to %{email}.';
    const [problem] = problemsAfter({ [en]: `${words} ${words}` }).filter(
      ({ check }) => check === 'content/repeated-word',
    );
    expect(problem?.message).toBe(
      '"We are glad to hear from each of you, whenever you write to…" says the same twice. Once is enough.',
    );
  });

  it('names the word once and says what to do', () => {
    const [problem] = problemsAfter({ [es]: 'Enviar por por correo' }).filter(
      ({ check }) => check === 'content/repeated-word',
    );
    expect(problem).toMatchObject({
      severity: 'warning',
      message: '"por por" is one word twice. Remove one of them.',
    });
  });

  it.each([
    [en, 'Cups from that that friend of ours had had, no no, very very good'],
    [en, 'Point to point, day by day, the theatre: cups, cups and well-known known cups'],
    [es, 'Sí sí, muy muy rico: no no, muy, muy, rico'],
    [es, 'Hasta la casa, la casa nueva, y más'],
    ['locales/ar.json#/about/send', 'انا انا'],
  ])('lets stand in %s: %s', (place, words) => expect(told(place, words)).toEqual([]));
});
