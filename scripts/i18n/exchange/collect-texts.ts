import { formsOf, pluralCount } from '../../../src/engine/core/checks/context/words/numbers/plural-count.ts';
import type { Translation } from '../../../src/engine/core/checks/context/words/translations/translations.ts';
import { isStub } from '../../../src/engine/core/checks/context/words/writing/message-syntax.ts';
import { localeConfigOf } from '../../../src/engine/core/words/locale-config-of.ts';
import { parseText } from '../../../src/engine/core/words/text-reference.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { judgeTranslations, type State } from '../judge-translations.ts';
import type { TranslatedSite } from '../read-translated-site.ts';
import { type Sent, versionOf } from './exchange.ts';

type Shown = { pages: Set<string>; limit: number };

/** Where each key is shown in a language, and how long its text may be there. */
const shownKeys = ({ context }: TranslatedSite, locale: string): Map<string, Shown> => {
  const shown = new Map<string, Shown>();
  for (const { kind, value, place, locales, maxLength } of context.marks) {
    if ((kind !== 'text' && kind !== 'link') || !locales.includes(locale)) continue;
    const { key } = parseText(value);
    if (key === undefined) continue;
    const known = shown.get(key) ?? { pages: new Set(), limit: Number.POSITIVE_INFINITY };
    known.pages.add(place.page ?? 'every page');
    known.limit = Math.min(known.limit, maxLength ?? Number.POSITIVE_INFINITY);
    shown.set(key, known);
  }
  return shown;
};

const notesOf = ({ source, locale }: Translation, shown: Shown | undefined) => {
  const { pages = new Set<string>(), limit = Number.POSITIVE_INFINITY } = shown ?? {};
  const forms = pluralCount(locale);
  return [
    ...(pages.size > 0 ? [{ category: 'pages', text: [...pages].join(', ') }] : []),
    ...(Number.isFinite(limit) ? [{ category: 'length', text: `at most ${limit} characters` }] : []),
    ...(formsOf(source.value) > 1
      ? [{ category: 'plural', text: `${forms} forms in this language, separated by ||||` }]
      : []),
  ];
};

/** The states that can be selected. */
const states: readonly State[] = ['missing', 'stale', 'identical', 'translated'];

const wantedStates = (list: string | undefined): readonly string[] => {
  if (list === undefined) return states;
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !states.some((state) => state === name));
  if (unknown === undefined) return names;
  throw new UsageError(`--state lists ${states.join(', ')}, not "${unknown}".`);
};

/** The texts of the one language that is to be sent, all or only those in some states. */
export const collectTexts = (site: TranslatedSite, list: string | undefined): Sent => {
  const [target = '', ...more] = site.locales;
  if (more.length > 0)
    throw new UsageError(
      `A file is for one language. Name it: --locale ${site.locales.join(' or --locale ')}.`,
    );
  const wanted = wantedStates(list);
  const shown = shownKeys(site, target);
  const judge = judgeTranslations(site);
  const { dir } = localeConfigOf(site.context.source.config, target) ?? {};
  const wantedTexts = site.translations
    .filter(
      ({ locale, source, needed, target: words }) =>
        locale === target && source.value.trim() !== '' && (needed || words),
    )
    .map((translation) => ({ translation, state: judge(translation).state }))
    .filter((item) => wanted.includes(item.state));
  const written = wantedTexts.filter(({ translation }) => !isStub(translation.source.value));
  const texts = written.map(({ translation, state: own }) => ({
    key: translation.key,
    source: translation.source.value,
    target: translation.target?.value ?? '',
    state: own,
    version: versionOf(translation.source.value, translation.target?.value ?? ''),
    notes: notesOf(translation, shown.get(translation.key)),
  }));
  const unwritten = wantedTexts.length - written.length;
  return { source: site.source, target, rightToLeft: dir === 'rtl', texts, unwritten };
};
