import type { FormSchema } from '../../../../supabase/functions/_shared/form-rules.ts';

const loaders = import.meta.glob<FormSchema>('../../../../schemas/forms/*.schema.json', {
  import: 'default',
});

/** The rules of a form, from the file the server checks with. Throws when there is none of that name. */
const loadSchema = async (name: string): Promise<FormSchema> => {
  const load = loaders[`../../../../schemas/forms/${name}.schema.json`];
  if (!load) throw new Error(`schemas/forms/${name}.schema.json is missing`);
  return load();
};

/** Loads what a form needs once it is touched: its live form, the thanks, and its rules. */
export const loadFormParts = async (name: string) => {
  const [parts, schema] = await Promise.all([import('./LiveForm.tsx'), loadSchema(name)]);
  return { ...parts, schema };
};

/** What a form needs once it is touched. */
export type FormParts = Awaited<ReturnType<typeof loadFormParts>>;
