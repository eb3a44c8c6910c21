import { describe, expect, it } from 'vitest';
import type { Toast } from './toast.ts';
import { createToasts } from './toasts.ts';

const toast: Toast = {
  look: 'success',
  icon: 'check',
  title: 'Message Sent',
  text: 'Thank you',
  close: 'Close',
};

describe('messages to the visitor', () => {
  it('wait in their order until they are taken, each once', () => {
    const toasts = createToasts();
    toasts.show(toast);
    toasts.show({ ...toast, title: 'Second' });
    expect(toasts.take().map(({ title }) => title)).toEqual(['Message Sent', 'Second']);
    expect(toasts.take()).toEqual([]);
  });
});
