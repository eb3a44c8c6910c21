import type { TabStorage } from './tab-storage.ts';

/** What a visitor has written in a form and not yet sent. */
export type Draft = {
  /** The answers by the names of their fields: the same in every language. */
  values: Record<string, string>;
  /** The moment of the first touch, in milliseconds; 0 before it. */
  began: number;
  /** The keys under which answers were sent, by those answers as JSON. */
  keys: Record<string, string>;
};

/** The drafts of the tab, by the name of their form. */
export type Drafts = {
  read: (form: string) => Draft;
  /** Changes a part of a draft. */
  write: (form: string, change: Partial<Draft>) => void;
  forget: (form: string) => void;
};

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, text]) => typeof text === 'string'));

const parse = (text: string | undefined): Partial<Record<keyof Draft, unknown>> => {
  try {
    return JSON.parse(text ?? '{}') ?? {};
  } catch {
    return {};
  }
};

const nameOf = (form: string) => `draft:${form}`;

/** Keeps drafts in the tab's storage. What stands there may be of an older version of the site: only texts are taken. */
export const createDrafts = (storage: TabStorage): Drafts => {
  const read: Drafts['read'] = (form) => {
    const { values, began, keys } = parse(storage.read(nameOf(form)));
    return { values: textsOf(values), began: Number(began) || 0, keys: textsOf(keys) };
  };
  return {
    read,
    write: (form, change) => storage.write(nameOf(form), JSON.stringify({ ...read(form), ...change })),
    forget: (form) => storage.remove(nameOf(form)),
  };
};
