/** A command was asked for what it cannot do. Told in one line, with what to do instead; its exit code is 2. */
export class UsageError extends Error {}
