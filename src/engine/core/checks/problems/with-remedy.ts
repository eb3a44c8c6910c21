import { asOneLine } from './as-one-line.ts';
import type { Finding } from './problem.ts';
import { withMore } from './with-more.ts';

/** What to do with a file that has the content of another, or lost its own. */
export const putBack = 'Put it back as it was.';

/** What such a file looks like. */
export const overwritten = 'It seems to be overwritten.';

/** What is wrong, with what to do about it behind it; the latter alone, too, for rules that know better. */
export const withRemedy = (fault: string, remedy: string): { message: string; remedy: string } => ({
  message: asOneLine(withMore(fault, remedy)),
  remedy: asOneLine(remedy),
});

/** What is wrong, without what to do about it. */
export const faultIn = ({ message, remedy }: Pick<Finding, 'message' | 'remedy'>): string =>
  remedy !== undefined && message.endsWith(remedy) ? message.slice(0, -remedy.length).trimEnd() : message;
