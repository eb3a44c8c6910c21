import { closest } from '../../src/engine/core/checks/suggest.ts';

/** What `parseArgs` found wrong with a command line, without its advice or a full stop. */
export const optionFault = (error: unknown): string => {
  const [fault = ''] = (error as Error).message.split(/\. |\.?\n/);
  const [, name] = /'(?:-\w, )?(--[\w-]+)[^']*' argument (?:missing|is ambiguous)/.exec(fault) ?? [];
  return name === undefined ? fault : `${name} needs a value behind it, which does not begin with a hyphen`;
};

/** The same as a sentence, with a question behind it where one of the known options is like the unknown one. */
export const optionFaultAndGuess = (error: unknown, known: string[]): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  const name = /'--([^' ]+)/.exec(message)?.[1] ?? '';
  const meant = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? closest(name, known) : undefined;
  return `${optionFault(error)}.${meant === undefined ? '' : ` Did you mean --${meant}?`}`;
};
