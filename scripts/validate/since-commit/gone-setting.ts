import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import { shorten } from '../../../src/engine/core/checks/schema-errors/fault.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import { isObject, listOf, objectOf } from '../../../src/engine/core/json/json-value.ts';
import type { Json } from '../../../src/engine/core/types.ts';
import { commitInWords } from '../../git/commit-in-words.ts';
import { placeIn } from '../../site/place-in.ts';
import type { CheckSinceCommit } from './check-since-commit.ts';
import { takePartBack } from './take-part-back.ts';
import { versionsOf } from './versions-of.ts';

/** A group of settings as it was and as it is, with its place as it is. */
type Group = {
  pointer: string;
  before: unknown;
  now: unknown;
  /** Whether words, pictures and links stand there, too, which come and go. */
  isMixed?: boolean;
};

/** Whose entries come and go, and what other checks hold against the commit. */
const comesAndGoes = new Set([
  '$schema',
  'facts',
  'names',
  'redirects',
  'checks',
  'layout',
  'collections',
  'locales',
]);

/** The props of the sections of the layout, known again by their ids. */
const sectionsOf = (were: Json, are: Json): Group[] =>
  ['before', 'after'].flatMap((where) => {
    const [former, own] = [were, are].map(({ layout }) => listOf(objectOf(layout)[where]).map(objectOf));
    return (own ?? []).map(({ id, props }, index) => ({
      pointer: below('/layout', where, index, 'props'),
      before: former?.find((section) => section.id === id)?.props,
      now: props,
      isMixed: true,
    }));
  });

/** The groups whose own names may not go: a language and a collection may as a whole. */
const groupsOf = (before: unknown, now: unknown): Group[] => {
  const [were, are] = [objectOf(before), objectOf(now)];
  const languages = listOf(are.locales).map((locale, index) => ({
    pointer: below('/locales', index),
    before: listOf(were.locales).find((former) => objectOf(former).locale === objectOf(locale).locale),
    now: locale,
  }));
  const collections = Object.entries(objectOf(are.collections)).map(([name, collection]) => ({
    pointer: below('/collections', name),
    before: objectOf(were.collections)[name],
    now: collection,
  }));
  return [...languages, ...collections, ...sectionsOf(were, are)];
};

/** A setting that is gone, or an emptied list in its place. */
type Gone = { pointer: string; name: string; value: unknown; isEmptied: boolean };

/** A word for programs, a number or a switch. */
const isSetting = (value: unknown): boolean =>
  typeof value !== 'object' && /^[a-z\d][\w-]*$/.test(String(value));

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const goneSettingsIn = ({ pointer, before, now, isMixed = false }: Group): Gone[] =>
  Object.entries(objectOf(before)).flatMap(([name, value]): Gone[] => {
    const [own, inner] = [objectOf(now)[name], below(pointer, name)];
    if (pointer === '' && comesAndGoes.has(name)) return [];
    const isEmptied = isEmptyList(own) && !isEmptyList(value);
    if (own === undefined || isEmptied)
      return isMixed && !isSetting(value) ? [] : [{ pointer, name, value, isEmptied }];
    return isObject(own) ? goneSettingsIn({ pointer: inner, before: value, now: own, isMixed }) : [];
  });

/** Every optional setting that the commit had is there. */
export const goneSetting: CheckSinceCommit = {
  id: 'config/gone-setting',
  severity: 'warning',
  description: 'The settings of the last commit are still there, in any form.',
  advice:
    'Most settings may be left out, so one that was deleted by mistake breaks nothing: the name of the company is gone from every title, or the logo from what search engines read. Write it again. If it is meant, commit: it is told no more. Example: "titlePattern" that was deleted together with the line above it.',
  run: (past) => {
    const versions = versionsOf(past, configFile);
    if (!versions || !isObject(versions.now)) return [];
    const { before, now } = versions;
    const gone = [{ pointer: '', before, now }, ...groupsOf(before, now)].flatMap(goneSettingsIn);
    return gone.map(({ pointer, name, value, isEmptied }): Finding => {
      const inner = below(pointer, name);
      const former = { pointer: inner, was: value };
      const isGroup = typeof value === 'object' && value !== null;
      const was = isGroup ? 'here' : shorten(JSON.stringify(value));
      const remedy = isGroup ? takePartBack(past, configFile, former) : 'Write it again.';
      const message = `"${name}" was ${was} at ${commitInWords(past.since)} and is ${isEmptied ? 'empty' : 'gone'}: if that is meant, commit. ${remedy}`;
      return { ...placeIn(configFile, now, isEmptied ? inner : pointer), message };
    });
  },
};
