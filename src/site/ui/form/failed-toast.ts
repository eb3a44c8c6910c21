import type { Form } from '../../../generated/types.ts';
import type { Toast } from '../toasts/toast.ts';

/** How messages of a failure look. */
export const failedLook = { look: 'danger', icon: 'alert' } as const satisfies Partial<Toast>;

/** What the visitor is told when a form could not be sent. */
export const failedToast = ({ toasts }: Form): Toast => ({
  ...failedLook,
  ...toasts.failed,
  close: toasts.close,
});
