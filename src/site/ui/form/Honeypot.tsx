import type { Form } from '../../../generated/types.ts';
import { honeypot } from './form-controls.ts';

/**
 * A field that people and screen readers never meet, also without a stylesheet, and machines like to fill in. Its value
 * is sent along: the server marks such a message and keeps it, because a browser may have filled it in by itself.
 */
export const Honeypot = ({ form }: { form: Form }) =>
  form.fields.some(({ name }) => name === honeypot) ? null : (
    <div hidden>
      <input name={honeypot} autoComplete="off" />
    </div>
  );
