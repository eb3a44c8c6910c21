import type { TabStorage } from './tab-storage.ts';

/** What a visitor has typed into a form and not yet sent. */
type Draft = {
  /** The answers by the names of their fields: the same in every language. */
  values: Record<string, string>;
  /** The moment of the first touch, in milliseconds; 0 before it. */
  began: number;
  /** Whether it was sent, and waits for the form's code. */
  waiting: boolean;
};

const nameOf = (form: string) => `draft:${form}`;

/** What was typed in this tab and not sent. The stored value may be of an older version of the site. */
export const readDraft = (storage: TabStorage, form: string): Draft => {
  try {
    const { values, began, waiting } = JSON.parse(storage.read(nameOf(form)) ?? '{}');
    return { values: { ...values }, began: Number(began) || 0, waiting: waiting === true };
  } catch {
    return { values: {}, began: 0, waiting: false };
  }
};

/** Keeps what is typed, as long as a field has a value. */
export const writeDraft = (storage: TabStorage, form: string, draft: Draft): void => {
  if (Object.values(draft.values).some(Boolean)) storage.write(nameOf(form), JSON.stringify(draft));
  else forgetDraft(storage, form);
};

/** Removes what was kept of a form. */
export const forgetDraft = (storage: TabStorage, form: string): void => storage.remove(nameOf(form));
