import { describe, expect, it } from 'vitest';
import {
  formatRecord,
  recordOfTexts,
} from '../../../src/engine/core/checks/context/words/translations/translation-record.ts';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import { tinySource } from '../../../src/engine/core/testing/tiny-site.ts';
import { parseJson } from '../../site/file-reader.ts';
import { lostEnd } from './lost-end.ts';

const [en, es, page] = ['locales/en.json', 'locales/es.json', 'pages/home.json'];
const json = (words: string) => JSON.stringify({ id: 'home', top: { title: words } });

/** What is told after texts of files have become others; `write` makes a file of its new text. */
const told = (
  changes: Record<string, [before: string, now: string]>,
  { write = json, lock = {} }: { write?: typeof json; lock?: object } = {},
) => {
  const all = Object.entries(changes);
  const texts = new Map(all.map(([file, [, now]]) => [file, write(now)]));
  const former = new Map(all.map(([file, [before]]) => [file, json(before)]));
  const faults = [...texts].flatMap(([file, text]) => parseJson(file, text).fault ?? []);
  const files = { source: { ...tinySource(), lock }, texts, faults };
  return lostEnd.run({ files, since: 'HEAD', former } as never).map((finding) => problemOf(lostEnd, finding));
};

describe('a text that has lost its end since the last commit', () => {
  it('is told with its former words where it was cut', () => {
    const [problem, another] = told({ [en]: ['Implementation time', 'Implementatio'] });
    expect(problem).toMatchObject({
      check: 'content/lost-end',
      severity: 'warning',
      file: en,
      pointer: '/top/title',
      suggestion: 'Implementation time',
      message: expect.stringMatching(
        /^This was "Implementation time" at the last commit.* accept top\.title$/,
      ),
    });
    expect(another).toBeUndefined();
  });

  it('is told of words on a page, and of a translation as a remark when whole words are left', () => {
    const words = (text: string) => `t:top.title|${text}`;
    expect(told({ [page]: [words('Every counter'), words('Every cou')] })).toMatchObject([
      { file: page, severity: 'warning', suggestion: words('Every counter') },
    ]);
    expect(told({ [es]: ['Cuentas claras', 'Cuentas cla'] })).toMatchObject([{ severity: 'warning' }]);
    expect(told({ [es]: ['Con tu marca', 'Con tu'] })).toMatchObject([{ severity: 'info' }]);
  });

  it('is told in one line, with the page that shows it, also where the text has several', () => {
    const words = (text: string) => `t:top.title|${text}`;
    const [problem] = told({
      [page]: [words('Every counter\nin one place'), words('Every counter\nin one pla')],
    });
    expect(problem?.message).toMatch(
      /^Page "home": This was "Every counter\\nin one place" at the last commit/,
    );
  });

  it('is not told where a quotation mark ends it by mistake, which makes the file unreadable', () => {
    const unescaped = (words: string) => `{ "top": { "title": "${words}" } }`;
    expect(told({ [en]: ['Mexico City', 'Mexico "City"'] }, { write: unescaped })).toEqual([]);
  });

  it('is meant when it ends with a sentence, or when another language has changed as well', () => {
    expect(told({ [en]: ['It is here. Look at it.', 'It is here.'] })).toEqual([]);
    expect(told({ [en]: ['Every counter', 'Every'], [es]: ['Toda caja', 'Toda'] })).toEqual([]);
    expect(told({ [en]: ['Every counter', 'Each counter'] })).toEqual([]);
    expect(told({ [page]: ['Every counter', 'Every'] })).toEqual([]);
  });

  it('is meant when its translation was accepted beside the words as they are', () => {
    const accepted = (source: string, target: string) => ({
      lock: { es: { 'top.title': formatRecord(recordOfTexts(source, target)) } },
    });
    const cut: [string, string] = ['Audited access and hosting', 'Audited access'];
    expect(told({ [en]: cut }, accepted(cut[0], 'Acceso auditado'))).toHaveLength(1);
    expect(told({ [en]: cut }, accepted(cut[1], 'Acceso auditado'))).toEqual([]);
    expect(told({ [es]: ['Con tu marca', 'Con tu'] }, accepted('Your own', 'Con tu'))).toEqual([]);
  });
});
