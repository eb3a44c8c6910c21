import { ExchangeFault, lostTargets, type Returned, type ReturnedText } from './exchange.ts';
import { elementsIn, readXml, type XmlElement } from './read-xml.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';

const isOwn = (element: XmlElement, name: string): boolean =>
  element.namespace === namespace && element.name === name;

const ownIn = (element: XmlElement, ...names: string[]): XmlElement[] =>
  elementsIn(element).filter((child) => names.some((name) => isOwn(child, name)));

type Data = ReadonlyMap<string, string>;

const codePoint = (element: XmlElement): string => {
  const hex = element.attributes.get('hex') ?? '';
  const code = Number.parseInt(hex, 16);
  if (/^[\da-fA-F]+$/.test(hex) && code <= 0x10ffff) return String.fromCodePoint(code);
  throw new ExchangeFault('<cp> needs the number of a sign: hex="001F".', element);
};

const codeOf = (element: XmlElement, reference: string, data: Data): string => {
  const id = element.attributes.get(reference) ?? '';
  const code = data.get(id);
  if (code !== undefined) return code;
  throw new ExchangeFault(
    `<${element.name}> has no ${reference} to an entry of <originalData>, so its text is lost. Copy the whole placeholder from the source.`,
    element,
  );
};

const inlineText = (element: XmlElement, data: Data): string => {
  const { name } = element;
  const inside = () => textIn(element, data);
  if (element.namespace !== namespace) throw new ExchangeFault(`<${name}> may not stand in a text.`, element);
  if (name === 'sm' || name === 'em') return '';
  if (name === 'cp') return codePoint(element);
  if (name === 'mrk') return inside();
  if (name === 'ph' || name === 'sc' || name === 'ec') return codeOf(element, 'dataRef', data);
  if (name === 'pc')
    return codeOf(element, 'dataRefStart', data) + inside() + codeOf(element, 'dataRefEnd', data);
  throw new ExchangeFault(`<${name}> may not stand in a text.`, element);
};

const textIn = (element: XmlElement, data: Data): string =>
  element.children.map((child) => (typeof child === 'string' ? child : inlineText(child, data))).join('');

const dataIn = (unit: XmlElement): Data =>
  new Map(
    ownIn(unit, 'originalData')
      .flatMap((list) => ownIn(list, 'data'))
      .map((entry) => [entry.attributes.get('id') ?? '', textIn(entry, new Map())]),
  );

const orderOf = (part: XmlElement, position: number): number =>
  Number(ownIn(part, 'target')[0]?.attributes.get('order') ?? position + 1);

/** The target of a unit, whose parts a tool may have cut and put in another order. */
const targetIn = (parts: XmlElement[], data: Data): string => {
  const inOrder = parts
    .map((part, position) => ({ part, order: orderOf(part, position) }))
    .sort((one, other) => one.order - other.order);
  return inOrder
    .map(({ part }) => {
      const [target] = ownIn(part, 'target');
      const [source] = part.name === 'ignorable' ? ownIn(part, 'source') : [];
      const words = target ?? source;
      return words ? textIn(words, data) : '';
    })
    .join('');
};

const wordsIn = (segment: XmlElement, name: 'source' | 'target', data: Data): string =>
  ownIn(segment, name)
    .map((words) => textIn(words, data))
    .join('');

/** Whether a segment is at its beginning, and its target only repeats its source. */
const isCopied = (segment: XmlElement, data: Data): boolean =>
  (segment.attributes.get('state') ?? 'initial') === 'initial' &&
  wordsIn(segment, 'target', data) === wordsIn(segment, 'source', data);

/** Refuses a unit of which only some segments are translated: half a text is none. */
const demandWhole = (unit: XmlElement, segments: XmlElement[], data: Data): void => {
  const worded = segments.filter((segment) => wordsIn(segment, 'source', data).trim() !== '');
  const open = worded.filter(
    (segment) => wordsIn(segment, 'target', data).trim() === '' || isCopied(segment, data),
  );
  if (open.length === 0 || open.length === worded.length) return;
  const key = unit.attributes.get('name') ?? unit.attributes.get('id');
  throw new ExchangeFault(`"${key}" is translated in parts only. Translate every segment, or none.`, unit);
};

/** Whether an export has written a note; programs let translators add others. */
const isSentNote = ({ attributes }: XmlElement): boolean =>
  ['pages', 'length', 'plural', 'version'].includes(attributes.get('category') ?? '');

/** A text as a translator sent it back, of one unit; what was added in notes is kept apart from what was sent in them. */
const readUnit = (unit: XmlElement): ReturnedText => {
  const key = unit.attributes.get('name') ?? unit.attributes.get('id');
  if (key === undefined) throw new ExchangeFault('<unit> has no id.', unit);
  const data = dataIn(unit);
  const parts = ownIn(unit, 'segment', 'ignorable');
  const segments = parts.filter(({ name }) => name === 'segment');
  demandWhole(unit, segments, data);
  const targets = segments.flatMap((segment) => ownIn(segment, 'target'));
  const { line, column } = targets[0] ?? unit;
  const notes = ownIn(unit, 'notes').flatMap((list) => ownIn(list, 'note'));
  const [sent, added] = [notes.filter(isSentNote), notes.filter((note) => !isSentNote(note))];
  const version = notes.find(({ attributes }) => attributes.get('category') === 'version');
  return {
    key,
    source: parts.flatMap((part) => ownIn(part, 'source').map((words) => textIn(words, data))).join(''),
    target: targets.length === 0 ? '' : targetIn(parts, data),
    done: segments.every(({ attributes }) => (attributes.get('state') ?? 'initial') !== 'initial'),
    ...(segments.every((segment) => isCopied(segment, data)) ? { copied: true } : {}),
    ...(version ? { version: textIn(version, data).trim() } : {}),
    notes: sent.filter((note) => note !== version).flatMap((note) => textIn(note, data).trim().split(', ')),
    remarks: added.map((note) => textIn(note, data).trim()),
    line,
    column,
  };
};

const unitsIn = (element: XmlElement): XmlElement[] =>
  elementsIn(element).flatMap((child) => {
    if (isOwn(child, 'unit')) return [child];
    return isOwn(child, 'file') || isOwn(child, 'group') ? unitsIn(child) : [];
  });

/** What stands in the segments of a file beside their sources: somebody may have translated its names, too. */
const namesInstead = (units: XmlElement[]): string => {
  const names = units
    .flatMap((unit) => ownIn(unit, 'segment').flatMap(elementsIn))
    .filter((element) => !isOwn(element, 'source') && !isOwn(element, 'target'))
    .map(({ name }) => `<${name}>`);
  const those = [...new Set(names)].join(' and ');
  return those === ''
    ? 'Ask for the file again.'
    : `There are ${those} instead. The names of a file are not to be translated: ask for it again, or write <target> there.`;
};

const demandTargets = (units: XmlElement[], texts: ReturnedText[]): void => {
  const lost = lostTargets(texts);
  const [first] = texts;
  if (lost === 0 || !first) return;
  const fault = `There is no <target> with words in this file, and ${lost} of its ${texts.length} texts had a translation when this was exported.`;
  throw new ExchangeFault(`${fault} ${namesInstead(units)}`, first);
};

/** Reads XLIFF 2.0 or 2.1. Throws an `ExchangeFault` for anything else. */
export const readXliff = (text: string): Returned => {
  const root = readXml(text);
  if (!isOwn(root, 'xliff'))
    throw new ExchangeFault(
      root.name === 'xliff'
        ? 'This is another version of XLIFF. Save it as XLIFF 2.1 or 2.0.'
        : 'This is no XLIFF: it does not begin with <xliff>.',
      root,
    );
  const source = root.attributes.get('srcLang');
  const target = root.attributes.get('trgLang');
  if (source === undefined || target === undefined)
    throw new ExchangeFault('<xliff> must name both languages: srcLang and trgLang.', root);
  const units = unitsIn(root);
  const texts = units.map(readUnit);
  demandTargets(units, texts);
  return { source, target, texts, line: root.line, column: root.column };
};
