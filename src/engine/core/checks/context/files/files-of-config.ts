import { configFile } from '../../../file-names.ts';
import { objectOf } from '../../../json/json-value.ts';
import type { Place } from '../../problems/problem.ts';
import type { CheckContext } from '../check-context.ts';

/** The files that the configuration names, each with its place. Empty names are the schema's. */
export const filesOfConfig = ({ given }: Pick<CheckContext, 'given'>): { value: string; place: Place }[] => {
  const { icon, logo, shareImage } = objectOf(given.config);
  const named: [pointer: string, value: unknown][] = [
    ['/icon', icon],
    ['/logo', logo],
    ['/shareImage/template', objectOf(shareImage).template],
  ];
  return named.flatMap(([pointer, value]) =>
    typeof value === 'string' && value !== '' ? [{ value, place: { file: configFile, pointer } }] : [],
  );
};
