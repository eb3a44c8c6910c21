import { isObject } from '../../json/json-value.ts';
import { textNamed } from '../../words/text-reference.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { Marked } from '../context/marks/marked.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import { keyOf, propertyOf, textObjects } from '../context/marks/text-objects.ts';
import { textsByFile } from '../context/marks/texts-of-file.ts';
import { camelCase, lastNameOf } from '../context/words/keys/key-parts.ts';
import { keysBeside } from '../context/words/keys/keys-beside.ts';
import type { TextUse } from '../context/words/keys/text-uses.ts';
import { isUnrecorded } from '../context/words/translations/translations.ts';
import { placeKey, placeKeysOf, pointersOf } from '../problems/place-keys.ts';
import { above } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { valueAt } from '../problems/value-at.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { exchangedAmong } from './exchanged/exchanged-among.ts';
import { mixedObjects } from './exchanged/exchanged-keys.ts';
import { exchangedLiterals } from './exchanged/exchanged-literals.ts';
import { exchangedTexts } from './exchanged/exchanged-texts.ts';
import { hasNameOf } from './exchanged/has-name-of.ts';
import { inItems } from './exchanged/in-items.ts';
import { labelsAsMessages } from './exchanged/labels-as-messages.ts';
import { lostNames } from './exchanged/lost-names.ts';
import { strayMessages } from './exchanged/stray-messages.ts';
import { shownBeside } from './leftover/shown-beside.ts';
import { ownTextFor } from './missing-key/own-text-for.ts';

const placeOf = ({ keyTable, words }: CheckContext, key: string): Finding['origin'] => {
  if (!keyTable.numbers.has(key)) return undefined;
  for (const { texts, file } of words.values()) {
    const text = texts.get(key);
    if (text) return { file, pointer: text.pointer };
  }
  return undefined;
};

/** The texts that a property with one from elsewhere may mean: one with its name, or else any of its neighbors'. */
const meantBy = ({ keyTable }: CheckContext, one: Marked, beside: Marked[]): string[] => {
  const [first] = beside;
  if (!first) return [];
  const group = first.text?.group;
  const called = [...new Set([propertyOf(one), one.text?.name])].map((name) => `${group}.${name}`);
  if (called.some((key) => keyTable.numbers.has(key)) || hasNameOf(one, one)) return called;
  return keysBeside(keyTable, keyOf(first));
};

/** The finding at a property that shows another text than its neighbors suggest, which is left over. */
const misplaced = (context: CheckContext, one: Marked, key: string): Finding[] => {
  const origin = placeOf(context, key);
  if (!origin) return [];
  const message = `No page shows "${key}", whose neighbors stand beside this. Here is "${keyOf(one)}".`;
  // Where the words of the default language stand on the pages themselves, they are gone with the name.
  const told =
    context.sourceWords?.texts.has(key) === false
      ? withRemedy(message, `Write "t:${key}|" and its words.`)
      : withSuggestion(message, textNamed(key));
  return [
    {
      ...one.place,
      origin,
      ...shownBeside(context, key),
      ...told,
      named: { keys: [key], shown: [keyOf(one)] },
    },
  ];
};

/**
 * Properties with a text from elsewhere, although the group of the texts beside them has an unused text of their name.
 */
const asOutsider = (context: CheckContext, marks: Marked[], one: Marked): Finding[] => {
  const beside = marks.filter((mark) => mark !== one);
  const taken = new Set(beside.map(({ text }) => text?.name));
  return meantBy(context, one, beside).flatMap((key): Finding[] => {
    if (taken.has(lastNameOf(key)) || context.uses.has(key) || isUnrecorded(context, key)) return [];
    return misplaced(context, one, key);
  });
};

/** Whether another value of the property's object has the name of a text: { "value": "share", "label": … }. */
const isItemOf = ({ given }: CheckContext, { place, within = '' }: Marked, key: string): boolean => {
  const page = given.pages.find(({ file }) => file === place.file);
  const item = valueAt(page?.document ?? given.config, within);
  return (
    isObject(item) &&
    Object.values(item).some(
      (value) => typeof value === 'string' && value !== '' && camelCase(value) === lastNameOf(key),
    )
  );
};

/** Properties that name a text of elsewhere, or one a second time, among the neighbors of one that is left over. */
const asLost = (context: CheckContext, told: Finding[]): Finding[] => {
  const spots = new Set(told.map(placeKey));
  return [...textsByFile(context).values()].flatMap((marks) =>
    lostNames(context.keyTable, marks, (mark, key) => isItemOf(context, mark, key)).flatMap(
      ({ mark, key }) =>
        context.uses.has(key) || isUnrecorded(context, key) || spots.has(placeKey(mark.place))
          ? []
          : misplaced(context, mark, key),
    ),
  );
};

/** Messages of forms that are of another group of texts than all others of their form. */
const ofOtherGroup = (context: CheckContext): Finding[] =>
  strayMessages(context).map(({ place, key, group, meant }) => {
    const message = `All other messages of this form are texts of "${group}", and this is "${key}".`;
    const told = withSuggestion(message, meant && textNamed(meant), 'Name the message that is meant.');
    const origin = meant === undefined ? undefined : placeOf(context, meant);
    return { ...place, ...(origin ? { origin } : {}), ...told };
  });

/**
 * What an exchange is about: its places, and the two objects, whose other texts are exchanged only as seen from the
 * first.
 */
const spotsOf = (finding: Finding): string[] => {
  const objects = pointersOf(finding).map(above).sort().join('\n');
  return [...placeKeysOf(finding), placeKey({ file: finding.file, pointer: objects })];
};

/** Each exchange once: what tells most of it comes first. */
const oncePerExchange = (findings: Finding[]): Finding[] => {
  const told = new Set<string>();
  return findings.filter((finding) => {
    const spots = spotsOf(finding);
    const isNew = !spots.some((spot) => told.has(spot));
    for (const spot of spots) told.add(spot);
    return isNew;
  });
};

/** Whether a text has its words on several pages. */
const isInlineOnPages = ([first, ...others]: TextUse[]): boolean =>
  first?.inline !== undefined && others.some(({ place }) => place.file !== first.place.file);

/** Words of another page under its name, where a page has some of its own: they are there, so nothing else is missing. */
const ofOtherPage = (context: CheckContext): Finding[] => {
  const found: Finding[] = [];
  // Asked for every text, of which nearly each stands on one page alone: a loop makes no objects.
  for (const uses of context.uses.values()) {
    if (uses.length < 2 || !isInlineOnPages(uses)) continue;
    for (const use of uses) found.push(...[ownTextFor(context, use) ?? []].flat());
  }
  return found;
};

/** Properties that name the text of another. */
export const i18nMisplacedKey: Check = {
  id: 'i18n/misplaced-key',
  severity: 'warning',
  description: 'A property names its own text, and not that of its neighbor or of another place.',
  advice:
    'When lines are copied or moved, a name easily stays behind: the heading shows the text, or one card the words of another, and the words that belong there are shown nowhere. Name the text that is meant. Example: "title": "t:home.hero.text" beside "text": "t:home.hero.title".',
  run: ofOtherPage,
  runOnPages: (context) => {
    const mixed = mixedObjects(textObjects(marksOfKind(context, 'text')));
    const told = oncePerExchange([
      ...exchangedLiterals(context),
      ...exchangedTexts(context).map((finding) => inItems(context, finding)),
      ...ofOtherGroup(context),
      ...labelsAsMessages(context),
      // Whether a text is left over the whole site knows; an exchange is sure.
      ...mixed.flatMap(({ object, outsiders }) =>
        exchangedAmong(object).length > 0
          ? []
          : outsiders.flatMap((one) => asOutsider(context, object.marks, one)),
      ),
    ]);
    return [...told, ...asLost(context, told)];
  },
};
