/** Why something failed, in the words of the error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
