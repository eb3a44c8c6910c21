import { objectOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { repeats } from '../context/repeats.ts';
import { canMeet } from '../context/spans.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { duplicatePages } from './duplicate-pages.ts';
import { duplicateSections, hasTextsOf } from './duplicate-sections.ts';

/**
 * A page's forms and the layout's are on the screen together, so their ids must differ. The form whose rules have that
 * name is right.
 */
const duplicateForms = (context: CheckContext): Finding[] => {
  const { forms } = context;
  const ofLayout = forms.filter(({ place }) => place.page === undefined);
  const layout = new Set(ofLayout.map(({ form }) => form.id));
  const seen = new Map<string, Place[]>();
  return forms.flatMap(({ form: { id, schema }, place }) => {
    if (typeof id !== 'string') return [];
    const key = `${place.page === undefined ? '' : place.file}\n${id}`;
    const others = seen.get(key) ?? [];
    const taken =
      others.some((other) => canMeet(context, other, place)) || (place.page !== undefined && layout.has(id));
    seen.set(key, [...others, place]);
    if (!taken) return [];
    const copy =
      (schema === id && ofLayout.find(({ form }) => form.id === id && form.schema !== id)?.place) || place;
    const told = withRemedy(`Another form on this page has the id "${id}" too.`, 'Give this one another id.');
    return [{ ...copy, pointer: below(copy.pointer, 'id'), ...told }];
  });
};

/** A part of a section that has a name. */
type Keyed = { pointer: string[]; key: string; value: unknown };

/** The parts of a section that have a name: those of a list, or one by itself. */
const keyedIn = (props: object): Keyed[] =>
  Object.entries(props)
    .flatMap(([name, value]): [string[], unknown][] =>
      Array.isArray(value) ? value.map((item, index) => [[name, String(index)], item]) : [[[name], value]],
    )
    .flatMap(([pointer, value]) => {
      const { key } = objectOf(value);
      return typeof key === 'string' ? [{ pointer, key, value }] : [];
    });

/**
 * The parts of a section that have a name of their own, such as people: no two may have the same. The one whose texts
 * have that name is right, else the first.
 */
const duplicateKeys = ({ sections }: CheckContext): Finding[] =>
  sections.flatMap(({ section, place }) => {
    const sameKey = repeats(keyedIn(section.props), ({ key }) => key);
    return sameKey.map(([keyed, first]) => {
      const { key } = keyed;
      const isFirst = hasTextsOf(keyed.value, key) && !hasTextsOf(first.value, key);
      const pointer = below(place.pointer, 'props', ...(isFirst ? first : keyed).pointer, 'key');
      const told = withRemedy(`Another item has the key "${key}".`, 'Give this one another.');
      return { ...place, pointer, ...told };
    });
  });

/** The ids of elements that are around the sections of every page: "main" is where the skip link leads. */
const frameIds = new Set(['root', 'main']);

const idsOfFrame = ({ sections }: CheckContext): Finding[] =>
  sections
    .filter(({ section }) => frameIds.has(section.id))
    .map(({ section: { id }, place }) => {
      const message = `Every page has an element with the id "${id}" around its sections, so links to this one would lead there. Give this one another id.`;
      return { ...place, pointer: below(place.pointer, 'id'), message };
    });

/** Two pages of one id, or two sections of one id on a page (the layout's sections stand on every page). */
export const schemaDuplicateId: Check = {
  id: 'schema/duplicate-id',
  severity: 'error',
  description: 'Every page has an id of its own, and every section one of its own on its page.',
  advice:
    'Links and menus name pages and sections by their id, so with two of one name nobody knows which is meant. Give one of them another id. Example: two sections with "id": "cta" on the home page become "cta-top" and "cta-end".',
  comparesPages: true,
  run: (context) => [...duplicatePages(context), ...duplicateSections(context)],
  runOnPages: (context) => [...idsOfFrame(context), ...duplicateForms(context), ...duplicateKeys(context)],
  join: oncePerPlace,
};
