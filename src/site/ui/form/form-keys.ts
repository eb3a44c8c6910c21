import type { TabStorage } from '../../services/tab-storage.ts';
import { uuidV7 } from '../../services/uuid-v7.ts';

/** The keys under which the answers of one form were sent, by those answers as JSON. */
type Keys = Record<string, string>;

/** The keys of one form. */
export type FormKeys = {
  /** The key that some answers are sent under. */
  keyOf: (data: Record<string, string>) => string;
  /** All keys in use since the form was last taken. */
  all: () => string[];
  forget: () => void;
};

type FormKeysOptions = {
  form: string;
  storage: TabStorage;
  /** The moment of the first touch, which every key carries. */
  began: () => number;
};

/**
 * The keys under which a form is sent: the same answers always go under the same key, also after a reload, so that the
 * server takes a repeated try once; changed answers are a new message.
 */
export const createFormKeys = ({ form, storage, began }: FormKeysOptions): FormKeys => {
  const name = `keys:${form}`;
  const read = (): Keys => {
    try {
      return { ...JSON.parse(storage.read(name) ?? '{}') };
    } catch {
      return {};
    }
  };
  return {
    keyOf: (data) => {
      const body = JSON.stringify(data);
      const keys = read();
      const key = keys[body] ?? uuidV7(began());
      storage.write(name, JSON.stringify({ ...keys, [body]: key }));
      return key;
    },
    all: () => Object.values(read()),
    forget: () => storage.remove(name),
  };
};
