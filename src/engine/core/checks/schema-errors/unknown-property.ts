import type { ErrorObject } from 'ajv/dist/2020.js';
import { isObject, listOf, objectOf } from '../../json/json-value.ts';
import { namesText } from '../../words/text-reference.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { closest, nearestName } from '../suggestions/closest.ts';
import { onlySlip, onlySpelling } from '../suggestions/one-slip.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { pathName, pointerOf, type SchemaFault } from './fault.ts';
import { isRequired, namesFor } from './names-for.ts';

const knownNames = (error: ErrorObject): string[] =>
  isObject(error.parentSchema?.properties) ? Object.keys(error.parentSchema.properties) : [];

/** What a name that nothing knows may be meant for: those free that fit its value, and also those that it is a slip of. */
const meantBy = (
  error: ErrorObject,
  name: string,
  present: object,
): Record<'fitting' | 'likely', string[]> => {
  const value: unknown = objectOf(present)[name];
  const free = knownNames(error).filter(
    (known) => objectOf(present)[known] === undefined && (!known.startsWith('$') || known === `$${name}`),
  );
  const fitting = namesFor(error, value, free);
  // What must be there and could have this value was rather meant than what could not.
  // A switch is never meant for words or a moment.
  const matching = isRequired(error, fitting) || typeof value === 'boolean';
  const isLikely = (known: string) =>
    fitting.includes(known) || (!matching && closest(name, [known]) !== undefined);
  return { fitting, likely: free.filter(isLikely) };
};

/** Switches that other systems have where a page or a section is a draft here, in English or Spanish. */
const hiding = /^(?:is)?(?:hidden|hide|disabled|invisible|private|unpublished|borrador|oculto|oculta)$/i;

/** Those that show it. */
const showing =
  /^(?:is)?(?:published|publish|public|visible|shown|show|enabled|active|publicado|publicada)$/i;

/** What other systems note for search engines: nobody reads it any more, so nothing else was meant. */
const outdated = /^(?:keywords|author|generator)$/i;

/** What may be meant for the languages of a page. */
const ofLanguages =
  /^(?:untranslated|(?:only|hide|show|hidden|not)?(?:in)?(?:lang|language|locale)s?|idiomas?)$/i;

/** The group beside a name that has that name already, such as "meta" for "title". */
const groupWith = (name: string, present: object): string | undefined =>
  Object.entries(present).find(([, group]) => isObject(group) && Object.hasOwn(group, name))?.[0];

const remedyFor = (error: ErrorObject, name: string, fitting: string[]): string => {
  const { data, instancePath } = error;
  const isHiding = hiding.test(name);
  if ((isHiding || showing.test(name)) && fitting.includes('draft')) {
    const what = instancePath.includes('/') ? 'a section' : 'a page';
    return objectOf(data)[name] === isHiding ? `To hide ${what}, write "draft": true.` : 'Remove it.';
  }
  if (ofLanguages.test(name) && knownNames(error).includes('locales'))
    return 'To show a page in some languages only, list them: "locales": ["en"].';
  const group = groupWith(name, objectOf(data));
  if (group !== undefined) return `"${group}" has one: change that, and remove this.`;
  return fitting.length === 0 || outdated.test(name)
    ? 'Remove it.'
    : `Remove it, or choose one of: ${fitting.join(', ')}.`;
};

/** Whether a value is a group of texts for readers, as they stand in a locale file. */
const areWords = (value: unknown): boolean => {
  const texts = isObject(value) ? Object.values(value) : [];
  const isText = (text: unknown) => typeof text === 'string' && !namesText(text);
  const hasPhrase = texts.some((text) => typeof text === 'string' && /\p{L}\s+\p{L}/u.test(text));
  return texts.every((text) => isText(text) || areWords(text)) && (hasPhrase || texts.some(areWords));
};

/** Whether a text is the name of a property that is not there: it stands in the place of its own value. */
const isFreeName = (error: ErrorObject, text: string, present: object): boolean =>
  knownNames(error).includes(text) && !(text in present);

/** Whether an object has nothing of the several things that it must have: it is another thing, and no name in it a slip. */
const isForeign = ({ parentSchema }: ErrorObject, present: object): boolean => {
  const required = listOf(parentSchema?.required);
  return required.length > 2 && !required.some((name) => Object.hasOwn(present, String(name)));
};

const ofWords =
  'These are words, which stand in the locale files. Move them there, in every language, and name them here with "t:" where they are to be shown.';

/** Whether a value is a whole section. */
const isSection = (value: unknown): boolean =>
  isObject(value) && typeof value.type === 'string' && isObject(value.props);

/** The fault of a section that stands in another one, or beside the list of sections, under a name that nothing knows. */
const strayedSection = (error: ErrorObject): SchemaFault => {
  const message = 'This is a section, and stands outside of the list of sections. Move it there.';
  return { pointer: pointerOf(error), at: 'key', keyword: error.keyword, message };
};

/** The fault of a property with a name that nothing knows. */
export const unknownProperty = (error: ErrorObject): SchemaFault => {
  const name = String(error.params.additionalProperty);
  const present = objectOf(error.data);
  if (isSection(present[name])) return strayedSection(error);
  const where = pathName(error.instancePath);
  const message = `There is no property "${name}" ${where === '' ? 'here' : `in "${where}"`}.`;
  const fault = { pointer: pointerOf(error), at: 'key' as const, keyword: error.keyword };
  const meant = present[name];
  if (typeof meant === 'string' && isFreeName(error, meant, present))
    return {
      ...fault,
      message: `${message} It stands in the place of its own name. Write "${meant}": "${name}".`,
    };
  const isGroup = isObject(present[name]);
  const meantFor = meantBy(error, name, present);
  const { fitting } = meantFor;
  const likely = isForeign(error, present) ? [] : meantFor.likely;
  const sure = onlySlip(name, likely) ?? onlySpelling(name, likely);
  const fix = sure === undefined ? {} : { fix: { rename: sure } };
  const suggestion = nearestName(name, likely);
  if (suggestion !== undefined) return { ...fault, ...withSuggestion(message, suggestion), ...fix };
  const todo = areWords(meant) ? ofWords : remedyFor(error, name, fitting);
  return { ...fault, ...withRemedy(message, todo), todo, isGroup, fitting, ...fix };
};
