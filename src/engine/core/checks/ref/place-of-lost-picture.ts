import { baseName } from '../../addresses/base-name.ts';
import { parseText } from '../../words/text-reference.ts';
import type { CheckContext } from '../context/check-context.ts';
import { folderOf } from '../context/files/nearest-file.ts';
import type { Marked } from '../context/marks/marked.ts';
import { fileNameOf } from '../context/own-names.ts';
import { camelCase } from '../context/words/keys/key-parts.ts';
import { placeKey } from '../problems/place-keys.ts';

type Marks = Pick<CheckContext, 'marks'>;

/** Pictures that are shown side by side: in the items of a list, or on the pages of a collection at the same place. */
const neighbors = ({ marks }: Marks): Marked[][] => {
  const shown = marks.filter(({ kind }) => kind === 'asset');
  const items = shown.filter(({ place }) => /\/\d+\//.test(place.pointer));
  const inList = ({ place }: Marked) =>
    placeKey({ file: place.file, pointer: place.pointer.replace(/\/\d+(?=\D*$)/, '/*') });
  const pages = shown.filter(({ place }) => /^pages\/.+\//.test(place.file));
  const inCollection = ({ place }: Marked) => placeKey({ ...place, file: folderOf(place.file) });
  return [...Map.groupBy(items, inList).values(), ...Map.groupBy(pages, inCollection).values()];
};

/** The item of a list that something stands in. */
const itemAround = (pointer: string): string => /^.*\/\d+(?=\/)/.exec(pointer)?.[0] ?? pointer;

/** Whether words or their key have a name in them: "Nortia" and t:rewards.nortia.title that of nortia.svg. */
const says = ({ value }: Marked, name: string): boolean => {
  const { key = '', inline = key } = parseText(value);
  return inline.toLowerCase() === name || key.split('.').includes(camelCase(name));
};

/** Whether a picture is named after the page that shows it, or after a text beside it. */
const isCalledAs = ({ marks }: Marks, { place }: Marked, file: string): boolean => {
  const name = baseName(file);
  if (fileNameOf(place) === name) return true;
  const item = `${itemAround(place.pointer)}/`;
  return marks.some(
    (mark) =>
      mark.kind === 'text' &&
      mark.place.file === place.file &&
      mark.place.pointer.startsWith(item) &&
      says(mark, name),
  );
};

/** The pictures that stand before, too. */
const repeated = (list: Marked[]): Marked[] =>
  list.filter(({ value }, index) => list.slice(0, index).some((before) => before.value === value));

/** The number of a picture of the same series: 5 of portrait-5.svg, beside portrait-6.svg. */
const numberIn = (value: string, file: string): number | undefined => {
  const [, series, ending] = /^(.*?)\d+(\.\w+)$/.exec(file) ?? [];
  const [, own, number, its] = /^(.*?)(\d+)(\.\w+)$/.exec(value) ?? [];
  return series !== undefined && own === series && its === ending ? Number(number) : undefined;
};

/** The pictures in whose places a file continues a series: the numbers before and after are those around its own. */
const inSeries = (list: Marked[], file: string): Marked[] => {
  const lost = numberIn(file, file) ?? Number.NaN;
  const numberAt = (index: number) => numberIn(list[index]?.value ?? '', file);
  return list.filter((_, index) => {
    const fitsBefore = index === 0 || numberAt(index - 1) === lost - 1;
    const fitsBehind = index === list.length - 1 || numberAt(index + 1) === lost + 1;
    return fitsBefore && fitsBehind;
  });
};

/**
 * The pictures side by side that are in another folder than a file, or should have its name, or stand where its series
 * continues with it, or else occur there a second time.
 */
const strangeIn = (context: Marks, list: Marked[], file: string): Marked[] => {
  const elsewhere = list.filter(({ value }) => folderOf(value) !== folderOf(file));
  if (list.length < 3 || elsewhere.length > 1) return [];
  if (elsewhere.length === 1) return elsewhere;
  const others = list.filter(
    (mark) => !isCalledAs(context, mark, mark.value) && isCalledAs(context, mark, file),
  );
  const likely = others.length > 0 ? others : inSeries(list, file);
  return likely.length > 0 ? likely : repeated(list);
};

/** Whether a picture is named after a page: "about-rings" is of the page about-us. */
const isOfPage = (name: string, page: string): boolean =>
  name === page || name.startsWith(`${page.split('-')[0]}-`);

/** The pictures that other places show, too, on the page that a file is named after. */
const borrowedOn = ({ marks }: Marks, file: string): Marked[] => {
  const shown = marks.filter(({ kind }) => kind === 'asset');
  const own = shown.filter(({ place }) => isOfPage(baseName(file), fileNameOf(place)));
  return own.filter(
    (mark) =>
      !isOfPage(baseName(mark.value), fileNameOf(mark.place)) &&
      shown.some((other) => other !== mark && other.value === mark.value),
  );
};

/**
 * The one place that seems to have shown a file which is no longer shown. Its neighbors show pictures of the same
 * folder, and it shows one of another folder, or one that is named after another place or belongs to a neighbor; or
 * else its page has the name of the file.
 */
export const placeOfLostPicture = (context: Marks, file: string): Marked | undefined => {
  const strange = new Set(neighbors(context).flatMap((list) => strangeIn(context, list, file)));
  const [place, another] = strange.size > 0 ? strange : borrowedOn(context, file);
  return another === undefined ? place : undefined;
};
