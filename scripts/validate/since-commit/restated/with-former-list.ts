import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt, withoutMending } from '../../../../src/engine/core/checks/problems/restated.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { withRemedy } from '../../../../src/engine/core/checks/problems/with-remedy.ts';
import { withSuggestion } from '../../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { configFile, isConfigFile } from '../../../../src/engine/core/file-names.ts';
import { listOf, objectOf } from '../../../../src/engine/core/json/json-value.ts';
import { placeIn } from '../../../site/place-in.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';

/** A listed name and a text that are a letter apart: the text is wrong if the name stood there at the commit. */
const withFormerText = (past: Past, problem: Problem): Problem => {
  const [place] = problem.mentions ?? [];
  const { before, now } = (place && versionsOf(past, place.file)) ?? {};
  const name = valueAt(past.files.source.config, problem.pointer);
  if (!place || typeof name !== 'string' || valueAt(before, place.pointer) !== name) return problem;
  const text = String(valueAt(now, place.pointer));
  const told = withSuggestion(`"${text}" is no name of this site.`, name);
  return restatedAt(problem, placeIn(place.file, objectOf(now), place.pointer), told);
};

/** Words that the list of names has lost are to be listed again, but not what the site was called. */
const withLostName = (past: Past, problem: Problem): Problem => {
  const versions = versionsOf(past, configFile);
  const text = valueAt(
    past.files.source.pages.find(({ file }) => file === problem.file)?.document,
    problem.pointer,
  );
  const [former, config] = [objectOf(versions?.before), objectOf(versions?.now)];
  if (former.name === text && typeof config.name === 'string' && config.name !== text) {
    const fault = `"${String(text)}" is what the site was called before.`;
    return { ...withoutMending(problem), ...withSuggestion(fault, config.name) };
  }
  const [before, now] = [former, config].map(({ names }) => listOf(names));
  if (!before?.includes(text) || now?.includes(text)) return problem;
  const fault = `The site shows "${String(text)}", the same in every language, as proper names are, and this list names it no more.`;
  const told = withRemedy(fault, 'Write it here again, unless it is no name.');
  return restatedAt(problem, { file: configFile, pointer: '/names' }, told);
};

/** A name of the site is held against what the list of names and the texts said at the commit. */
export const withFormerList = (past: Past, problem: Problem): Problem => {
  const { check, file } = problem;
  if (check !== 'i18n/inline-literal') return problem;
  return isConfigFile(file) ? withFormerText(past, problem) : withLostName(past, problem);
};
