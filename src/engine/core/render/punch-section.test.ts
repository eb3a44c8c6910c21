import { expect, it } from 'vitest';
import type { Shape } from '../schema/shape.ts';
import { fillForm, holeAt, isPunched, punchSection } from './punch-section.ts';

const text: Shape = { kind: 'text' };
const link: Shape = { kind: 'link' };
const shape: Shape = {
  kind: 'object',
  props: {
    title: text,
    none: text,
    icon: { kind: 'icon' },
    image: { kind: 'image' },
    items: { kind: 'array', items: { kind: 'object', props: { label: text, link } } },
  },
};

const section = {
  type: 'cards',
  id: 'the-cards',
  lang: 'en',
  props: {
    title: 'A "title"\n',
    none: '',
    icon: 'gift',
    tone: 'ink',
    image: { src: '/a.svg', alt: 'An alt' },
    items: [
      { label: '\nOne', link: '/one' },
      { label: 'Two', link: 'https://two.example' },
      { label: 'Three', link: '/' },
    ],
  },
};

it('words, addresses inside of the site and the id are taken out of a section; the rest is its form', () => {
  const { form, values, addresses } = punchSection(section, shape);
  expect(values.toSorted()).toEqual(['', 'A "title"\n', 'An alt', 'Three', 'Two', 'one', 'the-cards']);
  expect(addresses.map((number) => values[number])).toEqual(['one', '']);
  for (const kept of ['"cards"', '"gift"', '"ink"', '"/a.svg"', 'https://two.example', '"\\nOne"', '"en"'])
    expect(form).toContain(kept);
});

it('filled again it is the same section', () => {
  const { form, values } = punchSection(section, shape);
  expect(fillForm(form, values)).toEqual(section);
});

it('sections of the same form differ in nothing else', () => {
  const { form } = punchSection(section, shape);
  const others = [{ title: 'Other' }, { image: { src: '/a.svg', alt: 'Other' } }];
  const strangers = [{ tone: 'mist' }, { title: '' }, { icon: 'x' }, { items: [] }, { none: 'some' }];
  const formWith = (props: object) =>
    punchSection({ ...section, props: { ...section.props, ...props } }, shape).form;
  for (const props of others) expect(formWith(props)).toBe(form);
  for (const props of strangers) expect(formWith(props)).not.toBe(form);
});

it('a form that says by chance what looks like a hole is told', () => {
  const punched = (tone: string) => punchSection({ ...section, props: { tone } }, shape);
  expect(isPunched(punched('ink'))).toBe(true);
  expect(isPunched(punched(holeAt(0)))).toBe(false);
});
