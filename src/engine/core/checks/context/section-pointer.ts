/** The pointer of the section that a pointer leads into, on a page or in the layout; undefined outside of sections. */
export const sectionPointer = (pointer: string): string | undefined =>
  /^\/((sections|layout\/\w+)\/\d+|layout\/(error|untranslated)(?=\/))/.exec(pointer)?.[0];
