import { closest } from '../../src/engine/core/checks/suggestions/closest.ts';

const inPlainWords = (message: string): string => {
  const [fault = ''] = message.split(/\. |\.?\n/);
  const [, name] = /'(?:-\w, )?(--[\w-]+)[^']*' argument (?:missing|is ambiguous)/.exec(fault) ?? [];
  return name === undefined ? fault : `${name} needs a value behind it, which does not begin with a hyphen`;
};

/**
 * What `parseArgs` found wrong with a command line, with a question where one of the known options is like the unknown
 * one.
 */
export const optionFault = (error: unknown, known: string[]): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  const name = /'--([^' ]+)/.exec(message)?.[1] ?? '';
  const meant = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? closest(name, known) : undefined;
  return `${inPlainWords(message)}.${meant === undefined ? '' : ` Did you mean --${meant}?`}`;
};
