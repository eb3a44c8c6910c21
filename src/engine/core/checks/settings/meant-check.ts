import { closest, nearestName } from '../suggestions/closest.ts';

const nameIn = (check: string): string => check.slice(check.indexOf('/') + 1);

/** The check that was probably meant by a name, which may lack its group: "inline-literal" is "i18n/inline-literal". */
export const meantCheck = (name: string, known: Iterable<string>): string | undefined => {
  const checks = [...known];
  const [only, another] = checks.filter((check) => nameIn(check) === nameIn(name));
  return (another === undefined ? only : undefined) ?? closest(name, checks) ?? nearestName(name, checks);
};
