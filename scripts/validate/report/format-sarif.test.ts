import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { checkCatalog } from '../check-catalog.ts';
import { sampleProblem, sampleReport } from '../testing/sample-report.ts';
import { formatSarif } from './format-sarif.ts';
import { emptyReport } from './make-report.ts';

/** The schema of OASIS as published on schemastore.org (and in the npm package @microsoft/jest-sarif 1.0.0-beta.0). */
const schemaFile = path.resolve(import.meta.dirname, '../../../tests/fixtures/sarif-2.1.0-rtm.5.schema.json');

const readSchema = () => {
  // The schema is of draft 4, whose $schema and id mean nothing to a validator of draft 2020-12; the rest is the same.
  const { $schema, id, ...schema } = JSON.parse(readFileSync(schemaFile, 'utf8')) as Record<string, unknown>;
  return schema;
};

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, unicodeRegExp: false });
const validate = ajv.compile(readSchema());
const faultsOf = (sarif: string) => {
  validate(JSON.parse(sarif));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const run = (sarif: string) => JSON.parse(sarif).runs[0];

describe('SARIF', () => {
  const many = [
    sampleProblem(),
    sampleProblem({ severity: 'warning', check: 'run/no-input', file: 'pages/ñ b.json' }),
    sampleProblem({ severity: 'info', endLine: 5, endColumn: 1 }),
  ];

  it.each([
    ['no problem', sampleReport([])],
    ['problems of every severity', sampleReport(many)],
    ['every check there is', sampleReport(many, { checks: checkCatalog })],
    ['a run that could not begin', emptyReport('There is no folder.')],
  ])('of %s is valid by the schema of version 2.1.0', (_, report) => {
    expect(faultsOf(formatSarif(report))).toEqual([]);
  });

  it('of a broken document would not be valid', () => {
    const broken = formatSarif(sampleReport(many)).replace('"startLine": 2', '"startLine": 0');
    expect(faultsOf(broken)).toEqual([expect.stringContaining('startLine')]);
  });

  it('names the rule, the level and the region', () => {
    expect(run(formatSarif(sampleReport(many))).results[0]).toMatchObject({
      ruleId: 'schema/section-props',
      ruleIndex: 1,
      level: 'error',
      locations: [
        { physicalLocation: { region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 10 } } },
      ],
    });
  });

  it('has a fix where what is to be written in the place of the region mends the problem', () => {
    const fixesOf = (changes: Parameters<typeof sampleProblem>[0]) =>
      run(formatSarif(sampleReport([sampleProblem(changes)]))).results[0].fixes;
    expect(fixesOf({ fix: { set: 'An "offer"' } })).toMatchObject([
      {
        artifactChanges: [
          {
            replacements: [
              {
                deletedRegion: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 10 },
                insertedContent: { text: '"An \\"offer\\""' },
              },
            ],
          },
        ],
      },
    ]);
    expect(
      fixesOf({ fix: { rename: 'title' }, at: 'key' })[0].artifactChanges[0].replacements[0],
    ).toMatchObject({
      insertedContent: { text: '"title"' },
    });
    for (const fix of [{ remove: true }, { add: '/404' }] as const) expect(fixesOf({ fix })).toBeUndefined();
    expect(fixesOf({ suggestion: '%{email}' })).toBeUndefined();
    const fixed = sampleReport([sampleProblem({ fix: { set: 'x' } })]);
    expect(faultsOf(formatSarif(fixed))).toEqual([]);
  });

  it('has fingerprints that stay when lines and sections move, and tell two problems apart', () => {
    const print = (...problems: Parameters<typeof sampleProblem>[0][]) =>
      run(formatSarif(sampleReport(problems.map((changes) => sampleProblem(changes))))).results.map(
        (result: { partialFingerprints: unknown }) => JSON.stringify(result.partialFingerprints),
      );
    const [before] = print({});
    const [moved] = print({ line: 40, endLine: 40, pointer: '/sections/3/props/titel' });
    expect(moved).toBe(before);
    expect(print({ pointer: '/sections/1/props/txet' })).not.toEqual([before]);
    expect(new Set(print({}, {})).size).toBe(2);
  });
});
