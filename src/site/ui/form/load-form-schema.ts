import type { FormSchema } from '../../../../supabase/functions/_shared/form-rules.ts';

const loaders = import.meta.glob<FormSchema>('../../../../schemas/forms/*.schema.json', {
  import: 'default',
});

/** The rules of a form, from the file the server checks with. Throws when there is none of that name. */
export const loadFormSchema = async (name: string): Promise<FormSchema> => {
  const load = loaders[`../../../../schemas/forms/${name}.schema.json`];
  if (!load) throw new Error(`schemas/forms/${name}.schema.json is missing`);
  return load();
};
