import { describe, expect, it } from 'vitest';
import { messagesAfter } from '../testing/tiny-site.ts';

describe('a link that is not written as it must be', () => {
  it.each([
    [' https://google.com', 'begins with a space. Remove it.'],
    ['https//google.com', 'Did you mean "https://google.com"?'],
    ['google.com/maps', 'Did you mean "https://google.com/maps"?'],
    ['C:\\files\\menu.pdf', 'Copy it into the public folder and write "/menu.pdf".'],
    ['file:///home/ann/menu.pdf', 'Copy it into the public folder and write "/menu.pdf".'],
    ['t:about.nothing', 'A link names no text: write where it leads'],
  ])('is told with what to do: %s', (link, told) => {
    const messages = messagesAfter({ 'pages/about.json#/sections/0/props/button/link': link });
    expect(messages).toEqual([expect.stringContaining(told)]);
  });
});
