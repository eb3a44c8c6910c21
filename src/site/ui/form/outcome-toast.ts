import type { Form } from '../../../generated/types.ts';
import type { Outcome } from '../../services/outcome.ts';
import type { Toast } from '../toasts/toast.ts';

const failedLook = { look: 'danger', icon: 'alert' } as const satisfies Partial<Toast>;

const looks = {
  sent: { look: 'success', icon: 'check' },
  subscribed: { look: 'success', icon: 'check' },
  already_subscribed: { look: 'info', icon: 'mail' },
  reactivated: { look: 'success', icon: 'refresh' },
  failed: failedLook,
} as const satisfies Record<string, Pick<Toast, 'look' | 'icon'>>;

/** The message about an outcome; none if the form has no words for it. */
export const outcomeToast = ({ toasts }: Form, outcome: Outcome): Toast | undefined => {
  const { close } = toasts;
  if (outcome.status === 'other') {
    return { ...looks.sent, title: toasts.other ?? '', text: outcome.message, close };
  }
  const words = toasts[outcome.status];
  return words && { ...looks[outcome.status], ...words, close };
};

/** A broken rule as a message at the edge of the window. */
export const invalidToast = ({ toasts }: Form, text: string): Toast => ({
  ...failedLook,
  title: toasts.invalid ?? toasts.failed.title,
  text,
  close: toasts.close,
});
