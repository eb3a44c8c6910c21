/** Faults of the content that keep a command from its work: more than a sentence, so they say themselves how they are told. */
export abstract class ContentFailure extends Error {
  /** What a person at the terminal reads. */
  abstract inWords(colored: boolean): string;
}
