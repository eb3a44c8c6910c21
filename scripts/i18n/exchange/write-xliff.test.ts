import { describe, expect, it } from 'vitest';
import { elementsIn, readXml, type XmlElement } from './read-xml.ts';
import { randomSent } from './testing/random-texts.ts';
import { writeXliff } from './write-xliff.ts';

type Rule = {
  /** The elements within, in their order, as a regular expression over their names. */
  children: RegExp;
  attributes: string[];
  required: string[];
  text?: true;
};

const inline = /^((cp|ph) )*$/;

/** The part of the core of XLIFF 2.1 (OASIS, xliff_core_2.0.xsd) that is written, with what it allows there. */
const core: Record<string, Rule> = {
  xliff: {
    children: /^(file )+$/,
    attributes: ['version', 'srcLang', 'trgLang', 'xmlns'],
    required: ['version', 'srcLang'],
  },
  file: {
    children: /^(skeleton )?(notes )?((unit|group) )+$/,
    attributes: ['id', 'canResegment', 'original', 'translate', 'srcDir', 'trgDir', 'xml:space'],
    required: ['id'],
  },
  unit: {
    children: /^(notes )?(originalData )?((segment|ignorable) )+$/,
    attributes: ['id', 'name', 'canResegment', 'translate', 'srcDir', 'trgDir', 'xml:space', 'type'],
    required: ['id'],
  },
  notes: { children: /^(note )+$/, attributes: [], required: [] },
  note: { children: /^$/, attributes: ['id', 'appliesTo', 'category', 'priority'], required: [], text: true },
  originalData: { children: /^(data )+$/, attributes: [], required: [] },
  data: { children: /^(cp )*$/, attributes: ['id', 'dir', 'xml:space'], required: ['id'], text: true },
  segment: {
    children: /^source (target )?$/,
    attributes: ['id', 'canResegment', 'state', 'subState'],
    required: [],
  },
  source: { children: inline, attributes: ['xml:lang', 'xml:space'], required: [], text: true },
  target: { children: inline, attributes: ['xml:lang', 'xml:space', 'order'], required: [], text: true },
  cp: { children: /^$/, attributes: ['hex'], required: ['hex'] },
  ph: {
    children: /^$/,
    attributes: [
      'canCopy',
      'canDelete',
      'canReorder',
      'copyOf',
      'disp',
      'equiv',
      'id',
      'dataRef',
      'subType',
      'type',
    ],
    required: ['id'],
  },
};

const kinds: Record<string, RegExp> = {
  id: /^[\w.:-]+$/,
  dataRef: /^[\w.:-]+$/,
  hex: /^([\dA-F]{2})+$/,
  state: /^(initial|translated|reviewed|final)$/,
  subState: /^[^\s:]+:[^\s:]+$/,
  canDelete: /^(yes|no)$/,
  canResegment: /^(yes|no)$/,
  trgDir: /^(ltr|rtl|auto)$/,
};

const faultsIn = (element: XmlElement): string[] => {
  const rule = core[element.name];
  if (!rule || element.namespace !== 'urn:oasis:names:tc:xliff:document:2.0') return [`<${element.name}>`];
  const children = elementsIn(element);
  const names = children.map(({ name }) => `${name} `).join('');
  const text = element.children.filter((child) => typeof child === 'string').join('');
  const attributes = [...element.attributes];
  return [
    ...(rule.children.test(names) ? [] : [`<${element.name}> holds ${names}`]),
    ...(rule.text || text.trim() === '' ? [] : [`<${element.name}> holds text`]),
    ...rule.required
      .filter((name) => !element.attributes.has(name))
      .map((name) => `${element.name} lacks ${name}`),
    ...attributes
      .filter(([name, value]) => !rule.attributes.includes(name) || kinds[name]?.test(value) === false)
      .map(([name, value]) => `${element.name} ${name}="${value}"`),
    ...children.flatMap(faultsIn),
  ];
};

const everyIn = (element: XmlElement, name: string): XmlElement[] =>
  elementsIn(element).flatMap((child) => (child.name === name ? [child] : everyIn(child, name)));

const idsIn = (elements: XmlElement[]) => elements.map(({ attributes }) => attributes.get('id'));

describe('what is exported is XLIFF 2.1', () => {
  const sent = randomSent(5, { whole: false });
  const odd = {
    ...sent.texts[0],
    key: 'a key / with signs',
    source: 'x',
    target: '',
    state: 'missing' as const,
    version: 'v',
    notes: [],
  };
  const root = readXml(writeXliff({ ...sent, rightToLeft: true, texts: [...sent.texts, odd] }));

  it('with the elements and attributes of its core, in their order', () => {
    expect(faultsIn(root)).toEqual([]);
    expect(Object.fromEntries(root.attributes)).toMatchObject({
      version: '2.1',
      srcLang: 'en',
      trgLang: 'es',
    });
    expect(everyIn(root, 'unit')).toHaveLength(61);
  });

  it('with a unit for each text, and each id once where it must be', () => {
    const units = everyIn(root, 'unit');
    expect(new Set(idsIn(units)).size).toBe(units.length);
    for (const unit of units)
      for (const words of [...everyIn(unit, 'source'), ...everyIn(unit, 'target')]) {
        const ids = idsIn(everyIn(words, 'ph'));
        expect(new Set(ids).size).toBe(ids.length);
      }
  });

  it('with an entry of original data for each placeholder, and no other', () => {
    for (const unit of everyIn(root, 'unit')) {
      const references = everyIn(unit, 'ph').map(({ attributes }) => attributes.get('dataRef'));
      expect(new Set(idsIn(everyIn(unit, 'data')))).toEqual(new Set(references));
    }
  });

  it('without a target and at its beginning where nothing is translated', () => {
    const missing = everyIn(root, 'segment').filter((segment) => everyIn(segment, 'target').length === 0);
    expect(missing.length).toBeGreaterThan(1);
    expect(new Set(missing.map(({ attributes }) => attributes.get('state')))).toEqual(new Set(['initial']));
  });
});
