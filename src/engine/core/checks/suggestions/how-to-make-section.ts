const sectionName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What to do about a type of sections that does not exist, and that nothing resembles. */
export const howToMakeSection = (type: string): string => {
  const where = 'Those that there are have a file in schemas/sections.';
  return sectionName.test(type) ? `${where} To make it: npm run content -- new section ${type}` : where;
};
