import type { ReactNode } from 'react';
import { Icon } from '../../../engine/react/Icon.tsx';
import type { Form } from '../../../generated/types.ts';
import { ActionButton } from '../Button.tsx';
import { DrawnIcon } from '../DrawnIcon.tsx';

/** The look of a form's button and fields before and around its code: stacked, or as a pill. */
export type FormLook = 'stacked' | 'pill';

type SubmitProps = { form: Form; look: FormLook; sending: boolean; disabled: boolean };

/** The button that sends a form; while it is on its way it says so. */
export const Submit = ({ form, look, sending, disabled }: SubmitProps) => {
  const label: ReactNode = sending ? (
    <>
      <DrawnIcon name="loader" spin />
      {form.sending}
    </>
  ) : (
    form.submit
  );
  if (look === 'pill') {
    return (
      <ActionButton type="submit" look="white" small disabled={disabled}>
        {label}
      </ActionButton>
    );
  }
  return (
    <div>
      <ActionButton type="submit" look="primary" disabled={disabled}>
        {label}
        {!sending && <Icon name="arrow-right" />}
      </ActionButton>
    </div>
  );
};
