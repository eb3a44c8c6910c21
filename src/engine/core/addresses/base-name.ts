/** The name of a file without its folder and its ending: `home` of `pages/home.json`. */
export const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
