import { listOf } from '../../json/json-value.ts';
import { ownKeyword } from '../../schema/own-keyword.ts';
import { sectionSchemaFile } from '../../schema/section-schema-file.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { letters } from '../context/files/named-as.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import type { Place } from '../problems/problem.ts';
import { shorten } from '../schema-errors/fault.ts';
import { closest, nearestName } from '../suggestions/closest.ts';
import { editDistance } from '../suggestions/edit-distance.ts';
import { onlySlip } from '../suggestions/one-slip.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

type Named = { value: string; place: Place };

/** The icons that components draw themselves stand in their schemas. */
const drawnIcons = ({ sections, source }: CheckContext): Named[] =>
  [...new Set(sections.map(({ section }) => sectionSchemaFile(section.type)))].flatMap((file) => {
    const names = listOf(ownKeyword(source.schemas[file], 'x-icons'));
    return names.map((name, index) => ({
      value: String(name),
      place: { file: `schemas/${file}`, pointer: `/x-icons/${index}` },
    }));
  });

/** Libraries write their own name before those of the icons. */
const ofLibrary = /^(?:lucide|icon|fa|fas|mdi|bi)(?:-|:|\s+fa-)(?=.)/i;

const wordsOf = (name: string): string => name.split('-').sort().join('-');

/** The icon with these letters, whatever stands between its words, or whatever their order: chart_line and line-chart are chart-line. */
const writtenOtherwise = (value: string, icons: string[]): string | undefined => {
  const own = letters(icons.includes(value) ? value : value.replace(ofLibrary, ''));
  return (
    icons.find((icon) => letters(icon) === own) ??
    icons.find((icon) => wordsOf(icon) === wordsOf(value.trim()))
  );
};

/** Companies whose logos people look for, and which lucide does not draw. */
const company =
  /^(facebook|instagram|twitter|x|youtube|tiktok|whatsapp|pinterest|telegram|github|google|apple|linkedin)$/i;

/** "present" is no slip for "percent": one letter of five may be wrong. Names within each other are told otherwise. */
const isFar = (value: string, near: string): boolean =>
  closest(value, [near]) !== undefined &&
  editDistance(value.toLowerCase(), near) > Math.max(1, Math.floor(value.length / 5));

const guessOf = (value: string, icons: string[]): string | undefined => {
  const near = nearestName(value, icons);
  return near === undefined || isFar(value, near) ? undefined : near;
};

/** The message about an unknown icon. A value that cannot be a name is not compared with the existing ones. */
const described = (value: string, icons: string[]): { message: string; suggestion?: string } => {
  const message = value.trim() === '' ? 'This icon has no name.' : `There is no icon "${shorten(value)}".`;
  const choose = 'Choose a name from lucide.dev';
  // What programs write in the place of a name that they do not have is like no other.
  if (/^(undefined|null|nan|none|true|false)$/i.test(value)) return { message: `${message} ${choose}.` };
  if (!/^\s*[\w-]+\s*$/.test(value)) {
    const file = value.replace(/^.*\/|\.svg$/g, '').replace(ofLibrary, '');
    if (icons.includes(file)) return withSuggestion(message, file);
    const bare = value.replace(/[^\w-]/g, '');
    return withSuggestion(message, onlySlip(value, icons.includes(bare) ? [bare] : []), `${choose}.`);
  }
  const otherwise = writtenOtherwise(value, icons);
  const near = otherwise ?? guessOf(value, icons);
  if (otherwise === undefined && company.test(value.trim()))
    return {
      message: `${message} lucide.dev draws no logos of companies: put ${value.trim()}.svg into public/icons.`,
    };
  const put = `or put ${value.trim()}.svg into public/icons.`;
  // A name with another in it may as well be that of a file that is gone: "giftbox" and "gift".
  if (near !== undefined && otherwise === undefined && closest(value, [near]) === undefined)
    return { message: `${message} ${choose}, such as "${near}", ${put}`, suggestion: near };
  return withSuggestion(message, near, `${choose}, ${put}`);
};

/** Icon names that neither lucide nor public/icons knows. */
export const refMissingIcon: Check = {
  id: 'ref/missing-icon',
  severity: 'error',
  description: 'Every icon that is named exists on lucide.dev or in public/icons.',
  advice:
    'An icon that does not exist leaves an empty space beside its words. Choose a name from lucide.dev, or put an SVG file of that name into public/icons. Example: "gitf" should be "gift".',
  runOnPages: (context) => {
    const { icons } = context.source;
    const named = [...marksOfKind(context, 'icon'), ...drawnIcons(context)];
    return named
      .filter(({ value }) => !Object.hasOwn(icons, value))
      .map(({ value, place }) => ({
        ...place,
        ...described(value, Object.keys(icons)),
        named: { values: [value] },
      }));
  },
};
