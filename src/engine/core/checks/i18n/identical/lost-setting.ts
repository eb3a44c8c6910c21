import { configFile } from '../../../file-names.ts';
import { isObject } from '../../../json/json-value.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Place } from '../../problems/problem.ts';

/**
 * Where a setting should stand, with the name that is missing there; none is missing if the setting is there and empty.
 */
type LostSetting = { path: string[]; place: Place & { missing?: string } };

const lookFor = (config: unknown, path: string[]): LostSetting[] => {
  let value = config;
  for (const [index, step] of path.entries()) {
    // A value of the wrong kind is reported by itself.
    if (!isObject(value)) return [];
    if (value[step] === undefined)
      return [
        { path, place: { file: configFile, pointer: below('', ...path.slice(0, index)), missing: step } },
      ];
    value = value[step];
  }
  const isEmpty = (isObject(value) || Array.isArray(value)) && Object.keys(value).length === 0;
  return isEmpty ? [{ path, place: { file: configFile, pointer: below('', ...path) } }] : [];
};

/** The first of some settings that site.config.json does not have, or that has nothing in it. */
export const lostSetting = ({ given }: CheckContext, paths: string[][]): LostSetting | undefined =>
  paths.flatMap((path) => lookFor(given.config, path))[0];
