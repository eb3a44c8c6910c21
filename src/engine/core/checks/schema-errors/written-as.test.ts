import { expect, it } from 'vitest';
import { writtenAs } from './written-as.ts';

const id = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$';
const origin = '^https://[^/]+$';

it.each([
  ['Our Impact', id, 'our-impact'],
  ['Presentación', id, 'presentacion'],
  ['our_team', id, 'our-team'],
  ['our-te\u200eam', id, 'our-team'],
  ['www.example.com', origin, 'https://www.example.com'],
  ['https://www.example.com/', origin, 'https://www.example.com'],
  ['http://www.example.com/home', origin, 'https://www.example.com'],
  ['newsletter.json', id, 'newsletter'],
  ['/not-found', '^page:[a-z-]+$', 'page:not-found'],
  ['http://www.example.com/in/us', '^https://\\S+$', 'https://www.example.com/in/us'],
  ['page:home#top', '^page:[^#]+$', 'page:home'],
  ['0B2A27', '^#[0-9A-F]{6}$', '#0B2A27'],
  ['fr', '^(-[a-z0-9-]+)?$', '-fr'],
])('%s becomes what its pattern asks for', (text, pattern, meant) => {
  expect(writtenAs(pattern, text)).toBe(meant);
});

it('leaves alone what no small change gives the form', () => {
  // Which collections there are is unknown here.
  expect(writtenAs('^(self|collection):[a-z]+$', 'travel')).toBeUndefined();
  expect(writtenAs('^#[0-9A-F]{6}$', 'teal')).toBeUndefined();
  expect(writtenAs('^page:\\S+$', 'htps://example.com')).toBeUndefined();
  expect(writtenAs('^\\d{4}-\\d\\d-\\d\\d$', '01/12/2026')).toBeUndefined();
});
