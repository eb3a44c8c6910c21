/** Whether a pointer or name is that of an item of a list: most objects are, and have no names of their own. */
export const isItem = (name: string): boolean => {
  const last = name.charCodeAt(name.length - 1);
  return last >= 48 && last <= 57;
};
