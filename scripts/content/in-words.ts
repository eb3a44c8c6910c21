/** A name as people read it: "team-photos" is "Team photos". */
export const inWords = (type: string): string =>
  type.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase());
