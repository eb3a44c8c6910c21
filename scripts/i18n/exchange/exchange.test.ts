import { describe, expect, it } from 'vitest';
import { type Returned, type Sent, versionOf } from './exchange.ts';
import { readCsv } from './read-csv.ts';
import { readXliff } from './read-xliff.ts';
import { randomSent } from './testing/random-texts.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';
import { writeXliff } from './write-xliff.ts';

const languages = { source: 'en', targets: ['es', 'ar'] };
const seeds = Array.from({ length: 40 }, (_, index) => index * 7 + 1);

const textsOf = ({ texts }: Sent) =>
  texts.map(({ key, source, target, version, state }) => ({
    key,
    source,
    target,
    version,
    done: state === 'translated',
  }));

const returnedTexts = ({ texts }: Returned) =>
  texts.map(({ line: _, column: __, copied: ___, notes: ____, remarks: _____, ...text }) => text);

/** Node would write half of a sign as another one: what is written is what its bytes say. */
const asFile = (text: string) =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(Buffer.from(text));

describe('every text comes back byte for byte', () => {
  it.each(seeds)('from XLIFF, even signs that XML cannot hold (seed %i)', (seed) => {
    const sent = randomSent(seed, { whole: false });
    expect(returnedTexts(readXliff(asFile(writeXliff(sent))))).toEqual(textsOf(sent));
  });

  it.each(seeds)('from CSV, with whatever a spreadsheet could take for a formula (seed %i)', (seed) => {
    const sent = randomSent(seed, { whole: true });
    expect(returnedTexts(readCsv(asFile(writeSpreadsheet(sent)), languages))).toEqual(textsOf(sent));
  });
});

const one = (source: string, target = ''): Sent => ({
  source: 'en',
  target: 'es',
  rightToLeft: false,
  unwritten: 0,
  texts: [{ key: 'a.b', source, target, state: target ? 'stale' : 'missing', version: 'v1', notes: [] }],
});

describe('CSV', () => {
  const row = (sent: Sent) => writeSpreadsheet(sent).split('\r\n')[1];

  it.each(['=1+1', '+34 600', '-2 %', '@home', ' =1', '＝1', '\t=1'])('holds no formula for %j', (text) => {
    expect(row(one('x', text))).toMatch(/^a\.b,stale,,x,"?'/);
  });

  it('leaves alone what a translator begins with an apostrophe or a dash', () => {
    const [header] = writeSpreadsheet(one('x')).split('\r\n');
    const text = `${header?.replace('\uFEFF', '')}\na.b,done,,x,'Hola,v1\nc.d,done,,x,- Hola,v2\n`;
    expect(readCsv(text, languages).texts.map(({ target }) => target)).toEqual(["'Hola", '- Hola']);
  });

  it('may come back with semicolons, tabs and other line breaks, as spreadsheets save it', () => {
    const text =
      'key;state;notes;en;es;version\n"a.b";Translated;;"Say ""hi""; now";Hola;v1\n\nc;missing;;x;;\n';
    const { texts } = readCsv(text, languages);
    expect(texts).toEqual([
      {
        key: 'a.b',
        source: 'Say "hi"; now',
        target: 'Hola',
        done: true,
        version: 'v1',
        notes: [],
        remarks: [],
        line: 2,
        column: 37,
      },
      { key: 'c', source: 'x', target: '', done: false, notes: [], remarks: [], line: 4, column: 14 },
    ]);
    expect(readCsv(text.replaceAll(';', '\t'), languages).texts).toHaveLength(2);
    const hinted = readCsv(`sep=;\r\n${text}`, languages).texts;
    expect(hinted).toEqual(texts.map((item) => ({ ...item, line: item.line + 1 })));
  });

  it.each([',', ';', '\t'])('may end with rows of separators alone, which say nothing: %j', (sign) => {
    const rows = 'key,state,notes,en,es,version\n,,,,,\na.b,done,,x,Hola,v1\n,,,,,\n," ",,"",,\n,,,,,,,,\n,';
    const { texts } = readCsv(rows.replaceAll(',', sign), languages);
    expect(texts.map(({ key, line }) => [key, line])).toEqual([['a.b', 3]]);
  });

  it('has the line breaks of the site, however a program breaks lines', () => {
    const sent = { ...one('one\ntwo', 'uno\ndos'), version: versionOf('one\ntwo', 'uno\ndos') };
    for (const lines of ['\r\n', '\r'])
      expect(readCsv(writeSpreadsheet(sent).replaceAll(/\r?\n/g, lines), languages).texts).toMatchObject([
        { source: 'one\ntwo', target: 'uno\ndos' },
      ]);
  });

  it.each([
    [
      'key,state,notes,en,es,version\na,b,"c',
      { line: 2, column: 5, message: expect.stringContaining('not closed') as string },
    ],
    [
      'key,state,notes,en,es,version\na,b"x,c',
      { line: 2, column: 4, message: expect.stringContaining('doubled') as string },
    ],
    [
      'key,state,notes,en,es,version\na,"b"x,c',
      { line: 2, column: 6, message: expect.stringContaining('the next cell') as string },
    ],
    [
      'key,state,notes,en,es,version\na,b,,x,One, two,v1',
      { line: 2, column: 1, message: expect.stringContaining('7 cells') as string },
    ],
    [
      'key,state,notes,es,version\na,b,c',
      { line: 1, column: 1, message: expect.stringContaining('no column "en"') as string },
    ],
    [
      'key,state,notes,en,version\na,b,c',
      { line: 1, column: 1, message: expect.stringContaining('es or ar') as string },
    ],
  ])('%j is refused at its line and column', (text, fault) => {
    expect(() => readCsv(text, languages)).toThrow(expect.objectContaining(fault));
  });

  it('is not written with half of a sign, which it would lose', () => {
    expect(() => writeSpreadsheet(one('x', 'a\ud83d'))).toThrow('"a.b" holds half of a sign');
  });
});

describe('XLIFF', () => {
  it('protects %{names} and tags: the same one has the same number in both languages', () => {
    const text = writeXliff(one('%{a} <b>%{c}</b>', '<b>%{c}</b> %{a} %{a}'));
    expect(text).toContain('<data id="d2">&lt;b&gt;</data>');
    expect(text).toContain('<target><ph id="2" dataRef="d2" disp="&lt;b&gt;"/><ph id="3" canDelete="no"');
    expect(text).toContain(
      '<ph id="1" canDelete="no" dataRef="d1" disp="%{a}"/> <ph id="5" canDelete="no" dataRef="d1" disp="%{a}"/></target>',
    );
  });

  it('comes back from a tool that changed prefixes, cut segments and set marks', () => {
    const text = `<?xml version="1.0"?>
      <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="es">
      <x:file id="f"><x:group id="g"><x:unit id="a.b"><x:originalData><x:data id="d1">%{a}</x:data></x:originalData>
      <x:segment state="final"><x:source>One.</x:source><x:target order="3">Uno <x:mrk id="m" type="term">más</x:mrk>.</x:target></x:segment>
      <x:ignorable><x:source> </x:source></x:ignorable>
      <x:segment state="translated"><x:source>Two <x:ph id="1" dataRef="d1"/></x:source><x:target order="1"><![CDATA[Dos & ]]><x:ph id="1" dataRef="d1"/></x:target></x:segment>
      </x:unit></x:group></x:file></x:xliff>`;
    expect(returnedTexts(readXliff(text))).toEqual([
      { key: 'a.b', source: 'One. Two %{a}', target: 'Dos & %{a} Uno más.', done: true },
    ]);
  });

  it.each([
    ['<x/>', 'This is no XLIFF'],
    ['<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>', 'another version of XLIFF'],
    ['<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en"/>', 'both languages'],
  ])('%s is refused', (text, message) => {
    expect(() => readXliff(text)).toThrow(message);
  });

  it('refuses an element of another program in a text, whose words it would lose', () => {
    const text = writeXliff(one('x', 'Hola feliz'));
    const foreign = text.replace('Hola', 'Hola <f:x xmlns:f="urn:x">mundo</f:x>');
    expect(() => readXliff(foreign)).toThrow('<x> may not stand in a text.');
  });

  it('a placeholder that lost its text, and a unit that is half done, are told with their line', () => {
    const text = writeXliff(one('%{a}\n\n', '%{a}'));
    const lost = text.replace(/(<target><ph[^>]*) dataRef="d1"/, '$1');
    expect(() => readXliff(lost)).toThrow(expect.objectContaining({ line: 15, column: 17 }));
    const half = text.replace('</segment>', '</segment><segment><source>x</source></segment>');
    expect(() => readXliff(half)).toThrow('"a.b" is translated in parts only');
  });
});
