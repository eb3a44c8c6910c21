import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

describe('form/message-missing', () => {
  it('reports a field with rules and without a message', () => {
    const changes = {
      'pages/about.json#/sections/1/props/form/fields/0/errors': undefined,
      'locales/en.json#/about/short': undefined,
      'locales/es.json#/about/short': undefined,
    };
    expect(placesAfter(changes)).toEqual([
      'form/message-missing pages/about.json#/sections/1/props/form/fields/0',
    ]);
    expect(messagesAfter(changes)[0]).toContain('"name" has rules (required, minLength)');
  });
});
