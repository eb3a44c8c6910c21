import { localeFile } from '../../../src/engine/core/file-names.ts';
import { signNumber } from '../../../src/engine/core/words/sign-number.ts';
import type { Sent, SentText } from './exchange.ts';

/** What XML 1.0 cannot say, not even as a number: XLIFF has an element for it. */
const foreign = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Parts of a text that a translator must not change: %{names} and tags. */
const protectedCode = /%\{[A-Za-z_]\w*\}|<\/?[A-Za-z][\w-]*(?:\s[^<>\p{Cc}\p{Cs}\uFFFE\uFFFF]*)?>/gu;

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

const escapeText = (text: string): string =>
  text
    .replaceAll(/[&<>\r]/g, (sign) => named[sign] ?? sign)
    .replaceAll(foreign, (sign) => `<cp hex="${signNumber(sign)}"/>`);

/** An attribute cannot hold such an element, so the sign is left out there: the attribute is only for display. */
const escapeAttribute = (text: string): string =>
  text
    .replaceAll(foreign, '\uFFFD')
    .replaceAll(/[&<>\r]/g, (sign) => named[sign] ?? sign)
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;');

const codesIn = (text: string): string[] => text.match(protectedCode) ?? [];

/** The codes of a text as elements: each with the number of the same code in the source, or a number of its own. */
const numberCodes = (codes: string[], inSource: string[]): number[] => {
  const left = inSource.map((code, index) => ({ code, id: index + 1 }));
  let next = inSource.length;
  return codes.map((code) => {
    const index = left.findIndex((item) => item.code === code);
    if (index !== -1) return left.splice(index, 1)[0]?.id ?? 0;
    next += 1;
    return next;
  });
};

const withCodes = (text: string, ids: number[], data: string[]): string => {
  const codes = codesIn(text);
  const between = text.split(protectedCode);
  return between
    .map((part, index) => {
      const code = codes[index];
      if (code === undefined) return escapeText(part);
      const stays = code.startsWith('%') ? ' canDelete="no"' : '';
      const reference = `dataRef="d${data.indexOf(code) + 1}" disp="${escapeAttribute(code)}"`;
      return `${escapeText(part)}<ph id="${ids[index]}"${stays} ${reference}/>`;
    })
    .join('');
};

/** XLIFF knows whether a text is translated; a stale text or a copy gets the initial state, with the reason. */
const stateOf = ({ state }: SentText): string => {
  if (state === 'translated') return 'state="translated"';
  return state === 'missing' ? 'state="initial"' : `state="initial" subState="site:${state}"`;
};

const isToken = (key: string): boolean => /^[\w.:-]+$/.test(key);

/** The lines of a text for a translator, with its notes; what is no words in it stands apart, as data that may not change. */
const unit = (text: SentText, index: number): string[] => {
  const { key, source, target, notes, version } = text;
  const codes = codesIn(source);
  const data = [...new Set([...codes, ...codesIn(target)])];
  const all = [...notes, { category: 'version', text: version }];
  const id = isToken(key) ? `id="${key}"` : `id="unit:${index + 1}" name="${escapeAttribute(key)}"`;
  const written = (words: string) => withCodes(words, numberCodes(codesIn(words), codes), data);
  return [
    `    <unit ${id}>`,
    '      <notes>',
    ...all.map((note) => `        <note category="${note.category}">${escapeNote(note.text)}</note>`),
    '      </notes>',
    ...(data.length === 0 ? [] : ['      <originalData>']),
    ...data.map((code, at) => `        <data id="d${at + 1}">${escapeText(code)}</data>`),
    ...(data.length === 0 ? [] : ['      </originalData>']),
    `      <segment ${stateOf(text)}>`,
    `        <source>${written(source)}</source>`,
    ...(target === '' ? [] : [`        <target>${written(target)}</target>`]),
    '      </segment>',
    '    </unit>',
  ];
};

/** A note is text alone. */
const escapeNote = (text: string): string => escapeText(text.replaceAll(foreign, '\uFFFD'));

/** The texts as XLIFF 2.1, in which each %{name} and tag is a placeholder that a translator can move, not change. */
export const writeXliff = ({ source, target, rightToLeft, texts }: Sent): string =>
  `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${source}" trgLang="${target}">`,
    `  <file id="words" original="${localeFile(target)}" canResegment="no"${rightToLeft ? ' trgDir="rtl"' : ''} xml:space="preserve">`,
    ...texts.flatMap(unit),
    '  </file>',
    '</xliff>',
  ].join('\n')}\n`;
