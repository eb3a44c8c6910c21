import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const field = 'pages/about.json#/sections/1/props/form/fields/0';
const unused = { 'locales/en.json#/about/short': undefined, 'locales/es.json#/about/short': undefined };

describe('form/message-missing', () => {
  it('reports a field with rules and without a message', () => {
    const changes = { [`${field}/errors`]: undefined, ...unused };
    expect(placesAfter(changes)).toEqual([`form/message-missing ${field}`]);
    expect(messagesAfter(changes)[0]).toContain('"name" has rules (required, minLength)');
  });

  it('reports one rule without a message beside others that have theirs', () => {
    const changes = { [`${field}/errors`]: { required: 't:about.short' } };
    expect(placesAfter(changes)).toEqual([`form/message-missing ${field}/errors`]);
    expect(messagesAfter(changes)[0]).toContain(
      '"errors" of "name" has no message for "minLength". Write "minLength": "t:…" there.',
    );
  });

  it('takes "too short" as an answer to an empty field', () => {
    expect(placesAfter({ [`${field}/errors`]: { minLength: 't:about.short' } })).toEqual([]);
  });
});
