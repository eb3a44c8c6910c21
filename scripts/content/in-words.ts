/** MyType of my-type. */
export const pascalCase = (type: string): string =>
  type.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** A name as people read it: "team-photos" is "Team photos". */
export const inWords = (type: string): string =>
  type.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase());
