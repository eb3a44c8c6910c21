import type { Drafts } from '../../services/drafts.ts';
import { uuidV7 } from '../../services/uuid-v7.ts';

type FormKeys = {
  form: string;
  drafts: Drafts;
  /** The moment of the first touch, which every key carries. */
  began: () => number;
};

/**
 * The keys under which a form is sent: the same answers always go under the same key, also after a reload, so that the
 * server takes a repeated try once; changed answers are a new message.
 */
export const createFormKeys = ({ form, drafts, began }: FormKeys) => {
  return (data: Record<string, string>): string => {
    const body = JSON.stringify(data);
    const { keys } = drafts.read(form);
    const key = keys[body] ?? uuidV7(began());
    drafts.write(form, { keys: { ...keys, [body]: key } });
    return key;
  };
};
