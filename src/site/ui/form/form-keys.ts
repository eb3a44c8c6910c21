import { uuidV7 } from '../../services/uuid-v7.ts';

/**
 * The keys under which a form is sent: the same answers always go under the same key, so that the server takes a
 * repeated try once; changed answers are a new message. Every key carries the moment the form was first touched.
 */
export const createFormKeys = (began: () => number): ((data: Record<string, string>) => string) => {
  const keys = new Map<string, string>();
  return (data) => {
    const body = JSON.stringify(data);
    const key = keys.get(body) ?? uuidV7(began());
    keys.set(body, key);
    return key;
  };
};
