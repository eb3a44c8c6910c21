/** The command that a message ends with, for whoever copies it. */
const lastCommand = /: ((?:npm|git) [^"]+)$/;

/** A message and one more sentence. A command at its end is put in quotation marks: it ends where one copies it. */
export const withMore = (message: string, sentence: string): string =>
  `${message.replace(lastCommand, ': "$1".')} ${sentence}`;
