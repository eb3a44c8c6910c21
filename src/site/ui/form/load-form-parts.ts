import { loadFormSchema } from './load-form-schema.ts';

/** Loads what a form needs once it is touched: its live form, the thanks, and its rules. */
export const loadFormParts = async (schema: string) => {
  const [parts, rules] = await Promise.all([import('./LiveForm.tsx'), loadFormSchema(schema)]);
  return { ...parts, schema: rules };
};

/** What a form needs once it is touched. */
export type FormParts = Awaited<ReturnType<typeof loadFormParts>>;
