import { describe, expect, it } from 'vitest';
import { pageFilesIn } from '../../../scripts/site/site-files.ts';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { project } from '../../command.ts';
import { type Random, randomOf } from '../../random-of.ts';
import { beginWithCleanSite } from '../begin-with-clean-site.ts';
import { projectText } from '../guards/project-text.ts';

beginWithCleanSite();

const validators = keepValidators();
const seed = 41;

/** How many edits of each kind are tried. */
const count = 8;

/** A text that has its words in the page, behind its name: "t:key|words". */
type Written = { file: string; key: string; words: string };

const inline = ({ key, words }: Written): string => `"t:${key}|${words}"`;

const written: Written[] = pageFilesIn(project).flatMap((file) =>
  [...projectText(file).matchAll(/"t:([\w.-]+)\|((?:[^"\\]|\\.)*)"/g)].map(([, key = '', words = '']) => ({
    file,
    key,
    words,
  })),
);

/** Texts that stand in one place only: of those that stand in more, one place is left as it was. */
const single = written.filter(({ key }) => written.filter((text) => text.key === key).length === 1);

const pairOf = (random: Random, isWithin: boolean): [Written, Written] => {
  const pick = (texts: Written[]) => texts[random(texts.length)] as Written;
  const one = pick(single);
  const isOther = ({ file, words }: Written) => (file === one.file) === isWithin && words !== one.words;
  return [one, pick(single.filter(isOther))];
};

type Change = [text: Written, to: Partial<Written>];

const textsAfter = (changes: Change[]): Map<string, string> => {
  const texts = new Map<string, string>();
  for (const [text, to] of changes) {
    const { file } = text;
    const before = texts.get(file) ?? projectText(file);
    texts.set(
      file,
      before.replace(inline(text), () => inline({ ...text, ...to })),
    );
  }
  return texts;
};

const kinds: Record<string, (one: Written, other: Written) => Change[]> = {
  'words exchanged': (one, other) => [
    [one, { words: other.words }],
    [other, { words: one.words }],
  ],
  'words pasted over others': (one, other) => [[one, { words: other.words }]],
  'the name of another text before the words': (one, other) => [[one, { key: other.key }]],
  'names exchanged': (one, other) => [
    [one, { key: other.key }],
    [other, { key: one.key }],
  ],
};

describe('a slip in words that stand in pages is one problem, told in a page that has it', () => {
  const cases = Object.keys(kinds).flatMap((kind) => [
    { kind, where: 'within a page', isWithin: true },
    { kind, where: 'across pages', isWithin: false },
  ]);

  it.each(cases)('$kind, $where', async ({ kind, isWithin }) => {
    const random = randomOf(seed);
    for (let edit = 0; edit < count; edit += 1) {
      const [one, other] = pairOf(random, isWithin);
      const edited = textsAfter(kinds[kind]?.(one, other) ?? []);
      const { problems } = await validateSite(project, { validators, edited });
      const told = problems.map(({ check, file, message }) => `${check} ${file} ${message}`);
      expect(told).toEqual([expect.any(String)]);
      expect([one.file, other.file]).toContain(problems[0]?.file);
    }
  });
});
