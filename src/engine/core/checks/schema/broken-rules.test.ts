import { describe, expect, it } from 'vitest';
import { brokenRules, type Measured } from './broken-rules.ts';

const schemas = (icon: object) => ({
  'defs.schema.json': { $defs: { icon: { type: 'string', ...icon } } },
  'list.schema.json': {
    type: 'object',
    properties: { icons: { type: 'array', items: { $ref: 'defs.schema.json#/$defs/icon' } } },
  },
});

const measured = (file: string, icons: string[]): Measured => ({
  ...{ file, pointer: '/props', schema: 'list.schema.json', value: { icons } },
});

const found = (icon: object, ...lists: string[][]) =>
  brokenRules(
    schemas(icon),
    lists.map((icons, index) => measured(`pages/${index}.json`, icons)),
  );

describe('a rule of a schema that hardly a value keeps', () => {
  it('is found where it stands, with how many values it measured and which broke it', () => {
    expect(found({ pattern: '^[A-Z]+$' }, ['gift', 'arrow'], ['gift'])).toEqual([
      {
        ...{ schema: 'defs.schema.json', pointer: '/$defs/icon', keyword: 'pattern', measured: 3 },
        broken: [
          { file: 'pages/0.json', pointer: '/props/icons/0' },
          { file: 'pages/0.json', pointer: '/props/icons/1' },
          { file: 'pages/1.json', pointer: '/props/icons/0' },
        ],
      },
    ]);
  });

  it('may be kept by a few', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(found({ minLength: 4 }, many, ['i', 'gift'])).toMatchObject([
      { keyword: 'minLength', measured: 10 },
    ]);
  });

  it('is not suspected when others keep it, when few break it, or all of these stand in one file', () => {
    expect(found({ pattern: '^[A-Z]+$' }, ['GIFT', 'arrow'], ['gift', 'bell'])).toEqual([]);
    expect(found({ pattern: '^[A-Z]+$' }, ['arrow'], ['gift'])).toEqual([]);
    expect(found({ pattern: '^[A-Z]+$' }, ['arrow', 'gift', 'bell'], [])).toEqual([]);
  });
});
