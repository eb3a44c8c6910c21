/** A command cannot do what it was told. Printed in one line, with what to do instead; the exit code is 2. */
export class UsageError extends Error {}
