import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepValidators } from '../keep-validators.ts';
import { validateSite } from '../validate-site.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const validators = keepValidators();

// The sections of a page are looked at with whatever they have.
type Loose = ReturnType<typeof JSON.parse>;

const toldAfter = async (file: string, edit: (sections: Loose, page: Loose) => void): Promise<string[]> => {
  const page: Loose = JSON.parse(readFileSync(path.join(project, file), 'utf8'));
  edit(page.sections, page);
  const edited = new Map([[file, JSON.stringify(page, null, 2)]]);
  const { problems } = await validateSite(project, { validators, edited });
  return problems.map(({ pointer, message }) => `${pointer} ${message}`);
};

describe('an item that has moved to a list of another kind is one problem, told where it stands', () => {
  it('when its own list has too few then', async () => {
    const told = await toldAfter('pages/partner-with-us.json', ([, { props }]) => {
      props.cobrand.screen.blocks[3].items.unshift(props.cobrand.brands.pop());
    });
    expect(told).toEqual([
      expect.stringMatching(
        /^\/sections\/1\/props\/cobrand\/screen\/blocks\/3\/items\/0 .*It seems to come from "cobrand\.brands": move it there\.$/,
      ),
    ]);
  });

  it('when an option of a form stands among the sections', async () => {
    const told = await toldAfter('pages/contact.json', (sections) => {
      sections.unshift(sections[1].props.form.fields[3].options.splice(2, 1)[0]);
    });
    expect(told).toEqual([
      expect.stringMatching(/^\/sections\/0 .*"form\.fields #4\.options" of the section "write": move/),
    ]);
  });

  it('when a section stands in a list that is too long then', async () => {
    const told = await toldAfter('pages/solutions/marketplace.json', (sections) => {
      const [section] = sections.splice(2, 1);
      sections[2].props.items.unshift(section);
    });
    expect(told).toEqual([
      expect.stringMatching(/^\/sections\/2\/props\/items\/0 .*"sections": move it there/),
    ]);
  });
});

describe('an item that is strange in its list is sent back to the one whose items have its names', () => {
  const movesBack = (list: string) => [
    expect.stringContaining(`It seems to come from ${list}: move it there.`),
  ];

  it('also when that one may have one less: a button among figures or among blocks', async () => {
    const home = 'pages/home.json';
    const amongStats = await toldAfter(home, ([hero, , solutions]) => {
      solutions.props.stats.unshift(hero.props.buttons.pop());
    });
    expect(amongStats).toEqual(movesBack('"buttons" of the section "hero"'));
    const amongBlocks = await toldAfter(home, (sections) => {
      sections[0].props.cards[0].blocks.unshift(sections.at(-1).props.buttons.pop());
    });
    expect(amongBlocks).toEqual(movesBack('"buttons" of the section "talk"'));
  });

  it('also when it has names of its own: a field of a form among its options', async () => {
    const told = await toldAfter('pages/contact.json', ([, { props }]) => {
      const { fields } = props.form;
      fields[3].options.unshift(fields.pop());
    });
    expect(told).toEqual(movesBack('"form.fields"'));
  });

  it('but what only lacks a name is asked for it', async () => {
    const told = await toldAfter('pages/home.json', ([{ props }]) => {
      delete props.buttons[0].link;
    });
    expect(told).toEqual([expect.stringContaining('"link" is missing')]);
  });
});

describe('a feature of a solution that has moved into a section is one problem', () => {
  it('told where it stands', async () => {
    const told = await toldAfter('pages/solutions/travel.json', (sections, { features }) => {
      sections[3].props.items.unshift(features.shift());
    });
    expect(told).toEqual([
      expect.stringMatching(/^\/sections\/3\/props\/items\/0 .*"features": move it there/),
    ]);
  });
});

describe('two fields of a form that have each other’s kind are one problem', () => {
  it('though the one is told at its kind and the other as a whole', async () => {
    const told = await toldAfter('pages/contact.json', ([, { props }]) => {
      const [, , third, fourth] = props.form.fields;
      [third.kind, fourth.kind] = [fourth.kind, third.kind];
    });
    expect(told).toEqual([expect.stringContaining("each in the other's place. Exchange them.")]);
  });
});
