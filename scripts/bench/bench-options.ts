/** How a bench is to be run: the numbers of documents, and how often each is measured. */
export type BenchOptions = { sizes: number[]; runs: number };

/** A bench by its name: what it is for, the sizes it takes when none are named, and what runs it. */
export type Bench = {
  about: string;
  sizes: number[];
  load: () => Promise<(options: BenchOptions) => unknown>;
};
