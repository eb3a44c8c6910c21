import { isOf } from '../problems/is-of.ts';
import type { Echo } from './echo.ts';

const isDrift = isOf('schema/types-drift');

const isShape = isOf('schema/section-props', 'schema/page', 'schema/site');

/**
 * Types are made once everything is right. A schema that has just been changed does not fit the content: which of the
 * two is wrong is told at the schema.
 */
export const echoesDrift: Echo = (problems) => {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const isChanged = errors.some(isDrift) && errors.every((other) => isDrift(other) || isShape(other));
  return (problem) =>
    isChanged ? isShape(problem) : isDrift(problem) && errors.some((other) => other !== problem);
};
