/** Disks store names of 255 letters, and those of files get endings: that of a language, .html, .br. */
const longest = 200;

/** Whether some step of an address is too long to be the name of a file. */
export const hasLongName = (path: string): boolean => path.split('/').some((step) => step.length > longest);
