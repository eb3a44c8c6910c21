import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepValidators } from '../keep-validators.ts';
import { validateSite } from '../validate-site.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const validators = keepValidators();

// Documents are looked at with whatever they have.
type Loose = ReturnType<typeof JSON.parse>;
type Edits = { [file: string]: (document: Loose) => void };

const problemsAfter = async (edits: Edits) => {
  const edited = new Map<string, string>();
  for (const [file, edit] of Object.entries(edits)) {
    const document: Loose = JSON.parse(readFileSync(path.join(project, file), 'utf8'));
    edit(document);
    edited.set(file, JSON.stringify(document, null, 2));
  }
  return (await validateSite(project, { validators, edited })).problems;
};

const about = 'pages/about-us.json';

describe('words that nothing shows any more are told where they were shown', () => {
  it.each<[what: string, edit: (document: Loose) => void, place: [file: string, pointer: string]]>([
    ['a section of a page', ({ sections }) => sections.splice(1, 1), [about, '/sections']],
    [
      'an item of a list',
      ({ sections }) => sections[2].props.features.splice(1, 1),
      [about, '/sections/2/props/features'],
    ],
    [
      'an item of a list beside which one stands that is alike',
      ({ sections }) => sections[4].props.members.splice(2, 1),
      [about, '/sections/4/props/members'],
    ],
    [
      'an item with words on the page itself',
      ({ features }) => features.pop(),
      ['pages/solutions/loyalty.json', '/features'],
    ],
    [
      'a section of a page that has the name of a group which other pages have a part of',
      ({ sections }) => sections.splice(3, 1),
      ['pages/solutions.json', '/sections'],
    ],
    [
      'a property',
      ({ sections }) => {
        delete sections[6].props.mail;
      },
      [about, '/sections/6/props'],
    ],
    [
      'a field of a form, with the message of its rule from another group',
      ({ sections }) => sections[1].props.form.fields.splice(2, 1),
      ['pages/contact.json', '/sections/1/props'],
    ],
    [
      'a property beside one whose text many places show',
      ({ sections }) => {
        delete sections[3].props.text;
      },
      [about, '/sections/3/props'],
    ],
    [
      'a property of the layout',
      ({ layout }) => {
        delete layout.after[0].props.contact.ways[2].note;
      },
      ['site.config.json', '/layout/after/0/props'],
    ],
  ])('of %s', async (_, edit, place) => {
    const told = await problemsAfter({ [place[0]]: edit });
    expect(told.map(({ file, pointer }) => [file, pointer])).toEqual([place]);
  });

  it('in words that say what is gone, and what to do', async () => {
    const [told] = await problemsAfter({
      [about]: ({ sections }) => sections[2].props.features.splice(1, 1),
    });
    expect(told?.message).toBe(
      'Section "values" of page "about-us": No page shows 2 texts of "about.values.integrity" any more: text, title. Texts beside them are shown here. Put back what showed them, or remove their words too, with "npm run content -- delete key about.values.integrity".',
    );
    expect(told?.fix).toBeUndefined();
  });
});

it.each([
  ['of a list', 'pages/partner-with-us.json', '/sections/3/props/rows/3/feature'],
  [
    'of a section that shows no others of its group',
    'pages/solutions/loyalty.json',
    '/sections/1/props/statement',
  ],
])(
  'words in whose place a text from elsewhere is named are asked for there: %s',
  async (_, file, pointer) => {
    const told = await problemsAfter({
      [file]: (page) => {
        const [, section, , ...path] = pointer.split('/').slice(1);
        let value = page.sections[Number(section)].props;
        for (const step of path.slice(0, -1)) value = value[step];
        value[path.at(-1) ?? ''] = 't:solutions.process.optimization.title';
      },
    });
    expect(told.map((problem) => [problem.file, problem.pointer])).toEqual([[file, pointer]]);
    expect(told[0]?.message).toContain('This shows "solutions.process.optimization.title"');
    expect(told[0]?.fix).toBeUndefined();
  },
);

it('words in whose place a text of another section stands are told there, though that is of the same page', async () => {
  const file = 'pages/solutions/travel.json';
  const told = await problemsAfter({
    [file]: ({ sections }) => {
      const [text] = /t:solutions\.travel\.benefits\.[^"]*/.exec(JSON.stringify(sections[3])) ?? [];
      sections[2].props.vignette.blocks.at(-1).text = text;
    },
  });
  expect(told).toMatchObject([{ file, pointer: '/sections/2/props/vignette/blocks/2/text' }]);
  expect(told[0]?.message).toMatch(
    /a text of another group\. .* Write "t:solutions\.travel\.keyFeatures\.screen\.private\|" and its words\.$/,
  );
});

it('words that were never shown are told where they stand', async () => {
  const told = await problemsAfter({
    'locales/en.json': ({ about: words }) => Object.assign(words.values, { more: 'More' }),
    'locales/es.json': ({ about: words }) => Object.assign(words.values, { more: 'Más' }),
  });
  expect(told.map(({ file, pointer }) => [file, pointer])).toEqual([
    ['locales/en.json', '/about/values/more'],
  ]);
});
