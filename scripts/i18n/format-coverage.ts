import { alignColumns } from '../cli/align-columns.ts';
import type { Counts, Coverage } from './coverage-of.ts';

const columns = ['texts', 'translated', 'missing', 'stale', 'identical'] as const;

/** Ninety-nine of a hundred is not all: an incomplete language is never rounded up to 100 %. */
const percent = ({ texts, translated }: Counts): string =>
  texts === 0 ? '–' : `${Math.floor((100 * translated) / texts)} %`;

const cells = (name: string, counts: Counts): string[] => [
  name,
  ...columns.map((column) => String(counts[column])),
  percent(counts),
];

const hints = ({ locale, keys: { missing, stale, identical } }: Coverage): string[] => [
  ...(missing.length > 0
    ? [
        `Missing texts: write them in the place of their TODO; "npm run i18n -- extract" makes one for each that every language must have. "npm run i18n -- export --locale ${locale} --state missing" sends them to a translator.`,
      ]
    : []),
  ...(stale.length > 0
    ? ['Stale texts: their source has changed since. "npm run validate" shows the lines.']
    : []),
  ...(identical.length > 0
    ? [
        `Identical texts are still those of the default language, and nobody has said that they are right so: "npm run i18n -- export --locale ${locale} --state identical" sends them to a translator, "npm run i18n -- accept KEY" notes one that is right.`,
      ]
    : []),
];

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** The tables of coverage for a person, one for each language. */
export const formatCoverage = (coverage: Coverage[]): string =>
  coverage
    .map((own) => {
      const pages = [...own.pages].filter(([, { texts }]) => texts > 0);
      const rows = [
        ['page', ...columns, 'done'],
        ...pages.map(([page, counts]) => cells(page === '' ? '(every page)' : page, counts)),
        cells('all', own.all),
      ];
      return [
        `${names.of(own.locale) ?? own.locale} (${own.locale})`,
        '',
        ...alignColumns(rows),
        '',
        ...hints(own),
      ]
        .join('\n')
        .trimEnd();
    })
    .join('\n\n');

/** The same for programs. What every page shows has no page. */
export const coverageJson = (coverage: Coverage[]): string =>
  JSON.stringify(
    coverage.map(({ locale, all, pages, keys }) => ({
      locale,
      ...all,
      pages: [...pages].map(([page, counts]) => ({ page: page === '' ? null : page, ...counts })),
      keys,
    })),
    null,
    2,
  );
