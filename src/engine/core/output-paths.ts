const withoutSlash = (path: string) => (path === '/' ? 'index' : path.slice(1));

/** The file a route's document is written to, below the output folder. */
export const htmlFile = (path: string): string => `${withoutSlash(path)}.html`;

/** The address of a route's payload. The file has the same name below the output folder. */
export const dataPath = (path: string): string => `/_data/${withoutSlash(path)}.json`;
