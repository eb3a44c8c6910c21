import { expect, it } from 'vitest';
import { documentOf } from './document-of.ts';

it('reads a text once, also when several are compared in turns', () => {
  const [before, now] = ['{ "title": "Home" }', '{ "title": "Start" }'];
  const first = documentOf('pages/home.json', before);
  expect(first).toEqual({ title: 'Home' });
  expect(documentOf('pages/home.json', now)).toEqual({ title: 'Start' });
  expect(documentOf('pages/home.json', before)).toBe(first);
});

it('gives what can be read of a broken text', () => {
  expect(documentOf('pages/home.json', '{ "title": "Home", ')).toEqual({ title: 'Home' });
});
