import { describe, expect, it } from 'vitest';
import { filePattern } from './file-pattern.ts';

describe('the pattern of an ignored file', () => {
  it.each([
    ['pages/home.json', 'pages/home.json', true],
    ['pages/home.json', 'pages/homeXjson', false],
    ['pages/*.json', 'pages/home.json', true],
    ['pages/*.json', 'pages/solutions/pay.json', false],
    ['pages/**', 'pages/solutions/pay.json', true],
    ['pages/**/*.json', 'pages/home.json', true],
    ['**/pay.json', 'pages/solutions/pay.json', true],
    ['locales/e?.json', 'locales/es.json', true],
    ['locales/e?.json', 'locales/eng.json', false],
    ['a(b|c).json', 'ab.json', false],
  ])('%s and %s: %s', (pattern, file, expected) => expect(filePattern(pattern)(file)).toBe(expected));
});
