/** How a bench is to be run: numbers of documents or routes, and how often each is measured. */
export type BenchOptions = {
  sizes: number[];
  /** None where nobody named any: the bench knows which are worth it. */
  routes: string[];
  runs: number;
};

/** A bench by its name: what it is for, how often it measures when nobody says, and what runs it. */
export type Bench = {
  about: string;
  runs: number;
  /** The numbers of documents of the sites it generates; a bench without them looks at this site's routes. */
  sizes?: number[];
  load: () => Promise<(options: BenchOptions) => unknown>;
};
