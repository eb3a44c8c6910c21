/** An argument as it is written in a shell: in quotation marks where a sign of it, such as a space, means something there. */
export const shellWord = (argument: string): string =>
  /^[\w./@%+=:,^~-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
