import { describe, expect, it } from 'vitest';
import type { MigrationChange } from '../../../src/engine/core/checks/context/schemas/migrations.ts';
import { migrateSection } from './migrate-section.ts';

const page = `{
  "sections": [
    { "type": "banner", "id": "small", "props": { "text" :"t:a" } },
    {
      "type": "banner",
      "id": "large",
      "props": {
        "title": "t:b",
        "text": "t:c",
        "art": {
          "src": "/a.svg",
          "size": [1, 2]
        },
        "items": [{ "text": "t:d" }, { "label": "t:e" }]
      }
    }
  ]
}
`;

const migrated = (section: number, changes: MigrationChange[], text = page) =>
  migrateSection(text, `/sections/${section}`, [{ to: 2, changes }]);

/** The page with its second section at version 2 and some further replacements. */
const second = (...replacements: [from: string, to: string][]) =>
  [['"id": "large"', '"version": 2,\n      "id": "large"'] as const, ...replacements].reduce(
    (text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, () => to);
    },
    page,
  );

describe('a section that is migrated', () => {
  it('gets a renamed property where the old one stands, and nothing around it changes', () => {
    expect(migrated(1, [{ rename: ['text', 'a'] }])).toBe(second(['"text": "t:c"', '"a": "t:c"']));
    const small = '{ "type": "banner", "version": 2, "id": "small", "props": { "subtitle" :"t:a" } }';
    expect(migrated(0, [{ rename: ['text', 'subtitle'] }])).toBe(
      page.replace('{ "type": "banner", "id": "small", "props": { "text" :"t:a" } }', small),
    );
  });

  it('is changed in every item of a list that has what is meant', () => {
    expect(migrated(1, [{ rename: ['/items/*/text', 'label'] }])).toBe(
      second(['"text": "t:d"', '"label": "t:d"']),
    );
    expect(migrated(1, [{ set: ['/items/*/tone', 'warm'] }])).toBe(
      second(['"t:d" }', '"t:d", "tone": "warm" }'], ['"t:e" }', '"t:e", "tone": "warm" }']),
    );
    expect(migrated(1, [{ move: ['/items/*/text', '/items/*/words/text'] }])).toBe(
      second(['{ "text": "t:d" }', '{ "words": { "text": "t:d" } }']),
    );
  });

  it('has a moved value in its new group, with the lines and the indentation of that place', () => {
    expect(migrated(1, [{ move: ['/art', '/look/art'] }])).toBe(
      second(
        ['        "art": {\n          "src": "/a.svg",\n          "size": [1, 2]\n        },\n', ''],
        [
          '"label": "t:e" }]\n',
          '"label": "t:e" }],\n        "look": {\n          "art": {\n            "src": "/a.svg",\n            "size": [1, 2]\n          }\n        }\n',
        ],
      ),
    );
    expect(migrated(1, [{ move: ['/art/size', '/size'] }])).toBe(
      second(
        [',\n          "size": [1, 2]', ''],
        ['"label": "t:e" }]\n', '"label": "t:e" }],\n        "size": [1, 2]\n'],
      ),
    );
  });

  it('has values set, whatever stood there, and removed', () => {
    expect(migrated(1, [{ set: ['/art/size', { w: 1 }] }, { remove: '/title' }])).toBe(
      second(['[1, 2]', '{ "w": 1 }'], ['        "title": "t:b",\n', '']),
    );
  });

  it('keeps the line ends of a file from Windows', () => {
    const changes: MigrationChange[] = [{ rename: ['text', 'a'] }, { move: ['/art', '/look/art'] }];
    const windows = page.replaceAll('\n', '\r\n');
    expect(migrated(1, changes, windows)).toBe(migrated(1, changes).replaceAll('\n', '\r\n'));
  });

  it('takes one step after the other, and has the version of the last', () => {
    const path = [
      { to: 2, changes: [{ rename: ['text', 'a'] }] satisfies MigrationChange[] },
      { to: 3, changes: [{ rename: ['a', 'b'] }] satisfies MigrationChange[] },
    ];
    const whole = migrateSection(page, '/sections/1', path);
    expect(whole).toContain('"version": 3');
    expect(whole).toContain('"b": "t:c"');
    expect(
      migrateSection(migrateSection(page, '/sections/1', path.slice(0, 1)), '/sections/1', path.slice(1)),
    ).toBe(whole);
  });

  it.each<MigrationChange>([
    { rename: ['text', 'title'] },
    { move: ['/text', '/art/src'] },
    { move: ['/text', '/title/text'] },
  ])('is refused when a value would be lost: %j', (change) => {
    expect(() => migrated(1, [change])).toThrow(/there is a value at "(title|art\/src)" already/);
  });
});
