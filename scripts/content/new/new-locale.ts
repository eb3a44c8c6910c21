import type { CheckContext } from '../../../src/engine/core/checks/context/check-context.ts';
import { needOf } from '../../../src/engine/core/checks/context/words/keys/key-needs.ts';
import { pluralCount } from '../../../src/engine/core/checks/context/words/numbers/plural-count.ts';
import { directionOf } from '../../../src/engine/core/checks/context/words/translations/direction-of.ts';
import { languageNameIn } from '../../../src/engine/core/checks/context/words/translations/language-name-in.ts';
import { sourceTextOf } from '../../../src/engine/core/checks/context/words/translations/source-text.ts';
import { withSuggestion } from '../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { configFile, localeFile } from '../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import type { Json } from '../../../src/engine/core/types.ts';
import { pluralSeparator } from '../../../src/engine/core/words/plural-separator.ts';
import { appendItem } from '../../json-text/edit-text.ts';
import { type Plan, RefusedChange, type Workspace } from '../workspace.ts';
import { freeSuffix } from './free-suffix.ts';
import { documentText } from './new-page.ts';

/** A language in its own words: fr is Français. One that Intl has no words of is its own name. */
const ownName = (locale: string): string => {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};

/** The tags of two letters, aa to zz: those of the languages that most people speak. */
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const shortTags = letters.flatMap((first) => letters.map((second) => `${first}${second}`));

/** The tag of a language that somebody called by its name, in English or in its own words: Português is pt. */
const tagNamed = (name: string): string | undefined => {
  const isCalledSo = (words: string | undefined): boolean => words?.toLowerCase() === name.toLowerCase();
  return shortTags.find(
    (tag) => isCalledSo(languageNameIn('en', tag)) || isCalledSo(languageNameIn(tag, tag)),
  );
};

const demandLocale = (locale: string): void => {
  const [tag] = languageNameIn('en', locale) !== undefined ? Intl.getCanonicalLocales(locale) : [];
  if (tag !== undefined && tag !== locale)
    throw new RefusedChange(`The tag of this language is written "${tag}", not "${locale}".`);
  if (tag === undefined || ownName(locale).toLowerCase() === locale.toLowerCase())
    throw new RefusedChange(
      withSuggestion(
        `"${locale}" is no language tag.`,
        tagNamed(locale),
        'Write one such as fr, de or pt-BR.',
      ).message,
    );
};

/** The forms for one and for many: a language with more of them gets the last one as often as it needs. */
const withForms = (text: string, count: number): string => {
  const forms = text.split(pluralSeparator);
  if (forms.length < 2) return text;
  const last = forms.at(-1) ?? '';
  return Array.from({ length: count }, (_, index) => forms[index] ?? last).join(pluralSeparator);
};

/** Every key that pages show in all languages, with the words of the default language until they are translated. */
const untranslated = (context: CheckContext, forms: number): Map<string, string> =>
  new Map(
    [...context.uses.keys()].sort().flatMap((key): [string, string][] => {
      const others = context.locales.some((locale) => needOf(context, key, locale) !== undefined);
      const text = sourceTextOf(context, key);
      return others && text !== undefined ? [[key, withForms(text, forms)]] : [];
    }),
  );

/** { home: { title } } for home.title. The keys are sorted, and so are the names in each group. */
const inGroups = (words: Map<string, string>): Json => {
  const root: Json = {};
  for (const [key, value] of words) {
    const names = key.split('.');
    const group = names.slice(0, -1).reduce((outer, name) => {
      outer[name] = objectOf(outer[name]);
      return outer[name] as Json;
    }, root);
    group[names.at(-1) ?? ''] = value;
  }
  return root;
};

const suffixFor = ({ context }: Workspace, locale: string): string => {
  const taken = context.source.config.locales.map(({ suffix }) => suffix);
  const suffix = freeSuffix(locale, taken);
  if (suffix !== undefined) return suffix;
  const list = taken.filter(Boolean).join(', ');
  throw new RefusedChange(
    `No suffix that "${locale}" suggests for its addresses can be told from those of the other languages (${list}). Change these in site.config.json first: none may be part of another.`,
  );
};

/** `new locale`: a line in the configuration, and a file with every text, still in the default language. */
export const newLocale = (workspace: Workspace, locale: string): Plan => {
  const { draft, context } = workspace;
  if (context.locales.includes(locale)) return { done: `There is a language "${locale}" already.` };
  demandLocale(locale);
  const file = localeFile(locale);
  if (draft.has(file))
    throw new RefusedChange(
      `There is a file ${file} already, which no language of site.config.json names. Delete that file and run this command again, or list "${locale}" under "locales" of site.config.json to keep its texts.`,
    );
  const entry = {
    locale,
    name: ownName(locale),
    suffix: suffixFor(workspace, locale),
    dir: directionOf(locale) ?? 'ltr',
  };
  const config = draft.read(configFile);
  draft.write(configFile, appendItem(config, '/locales', entry));
  const words = untranslated(context, pluralCount(locale));
  draft.write(file, documentText({ $schema: '../schemas/locale.schema.json', ...inGroups(words) }));
  return {
    done: `The site speaks ${entry.name} (${locale}) now.`,
    notes: [
      `Its addresses end in "${entry.suffix}".`,
      `${file} has all ${words.size} texts, still in the default language: translate them; "npm run i18n -- status" counts them.`,
    ],
  };
};
