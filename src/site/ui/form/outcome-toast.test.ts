import { describe, expect, it } from 'vitest';
import type { Form } from '../../../generated/types.ts';
import { invalidToast, outcomeToast } from './outcome-toast.ts';

const toasts = {
  subscribed: { title: 'Success!', text: 'You have been successfully subscribed to our newsletter.' },
  already_subscribed: {
    title: 'Already Subscribed',
    text: 'This email is already subscribed to our newsletter.',
  },
  reactivated: { title: 'Welcome Back!', text: 'Your subscription has been reactivated successfully.' },
  other: 'Success!',
  failed: { title: 'Error', text: 'An error occurred. Please try again later.' },
  invalid: 'Error',
  close: 'Close',
};
const form = { toasts } as Form;

describe('what the visitor is told', () => {
  it.each(['subscribed', 'already_subscribed', 'reactivated'] as const)('%s: its own words', (status) => {
    expect(outcomeToast(form, { status })).toMatchObject({ ...toasts[status], close: 'Close' });
  });

  it('already subscribed is news, not a success', () => {
    expect(outcomeToast(form, { status: 'already_subscribed' })?.look).toBe('info');
  });

  it('another status with success: the message of the server', () => {
    const toast = outcomeToast(form, { status: 'other', message: 'One click left' });
    expect(toast).toMatchObject({ look: 'success', title: 'Success!', text: 'One click left' });
  });

  it('a failure is destructive', () => {
    expect(outcomeToast(form, { status: 'failed', reason: 'x' })).toMatchObject({
      look: 'danger',
      ...toasts.failed,
    });
  });

  it('NEWS-1: a broken rule is a toast titled Error', () => {
    expect(invalidToast(form, 'Email is required')).toMatchObject({
      look: 'danger',
      title: 'Error',
      text: 'Email is required',
    });
  });

  it('says nothing where the form has no words', () => {
    expect(outcomeToast(form, { status: 'sent' })).toBeUndefined();
  });
});
