import { expect, it } from 'vitest';
import { hasEvenBraces } from './has-even-braces.ts';

it.each([
  'color: red; &[data-open] { color: blue; } @media (width > 1px) { a { color: red; } }',
  'content: "}"; /* { */',
  "a { content: '{'; } // don't {\nb { background: url(https://a.example/b.svg); }",
])('braces that are closed are even: %s', (css) => {
  expect(hasEvenBraces(css)).toBe(true);
});

it.each(['overflow: hidden; } } x {{', 'a { color: red;', '} a {'])('others are not: %s', (css) => {
  expect(hasEvenBraces(css)).toBe(false);
});
