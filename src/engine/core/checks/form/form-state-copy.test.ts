import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const form = 'pages/about.json#/sections/1/props/form';

describe('form/state-copy', () => {
  it('reports an outcome without words', () => {
    expect(placesAfter({ [`${form}/toasts/sent`]: undefined })).toEqual([`form/state-copy ${form}/toasts`]);
  });

  it('asks for what the service of the form can answer', () => {
    expect(messagesAfter({ [`${form}/endpoint`]: 'newsletter' })[0]).toContain(
      'Write "subscribed", "already_subscribed", "reactivated", "other".',
    );
  });

  it('asks for a title of rules that are told as messages at the edge', () => {
    expect(placesAfter({ [`${form}/errorsAs`]: 'toasts' })).toEqual([`form/state-copy ${form}/toasts`]);
  });
});
