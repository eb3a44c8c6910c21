import { beforeEach, describe, expect, it } from 'vitest';
import { keepChecks } from '../../../scripts/validate/keep-checks.ts';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { lookBack } from '../../../scripts/validate/since-commit/look-back.ts';
import type { ValidateOptions } from '../../../scripts/validate/validate-options.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import type { Json } from '../../../src/engine/core/types.ts';
import { committedSite } from '../committed-site.ts';

const validators = keepValidators();
const { site, git } = committedSite();

const page = 'pages/solutions/promotions.json';
const check = 'i18n/misplaced-key';
const reason = 'meant';

const ways: [string, () => ValidateOptions][] = [
  ['by validate', () => ({ past: lookBack(site().root, 'HEAD') })],
  ['outside of git', () => ({})],
  ['in parts', () => ({ inPartsFrom: 1, past: lookBack(site().root, 'HEAD') })],
  ['while it is watched', () => keepChecks(site().root)],
  ['for errors only', () => ({ errorsOnly: true })],
];

const told = async (options: ValidateOptions) =>
  (await validateSite(site().root, { validators, ...options })).problems.map(
    ({ severity, ...problem }) => `${severity} ${problem.check} ${problem.file}`,
  );

const set = (setting: Json, id = check) =>
  site().edit<{ checks: Json }>('site.config.json', ({ checks }) => {
    checks[id] = setting;
  });

/** Gives the promotions the features of "pay": nothing shows their own texts any more, which is told at the page. */
beforeEach(async () => {
  const { features } = JSON.parse(await site().read('pages/solutions/pay.json'));
  await site().edit<Json>(page, (document) => {
    document.features = features;
  });
  git('commit', '-qam', 'features');
});

describe.each(ways)('the settings of the check under which a problem is told, %s', (way, options) => {
  const isForErrors = way === 'for errors only';

  it('say whether and how badly it is told', async () => {
    expect(await told(options())).toEqual(isForErrors ? [] : [`warning ${check} ${page}`]);
    await set({ severity: 'error' });
    expect(await told(options())).toEqual([`error ${check} ${page}`]);
    await set({ severity: 'off' });
    expect(await told(options())).toEqual([]);
  });

  it('and the entries that are silent about its file hold, and are not called unused', async () => {
    await set({ ignore: [{ file: page, reason }] });
    expect(await told(options())).toEqual([]);
    await set({});
    await site().edit<Json>(page, (document) => {
      document.$lint = [{ disable: check, reason }];
    });
    expect(await told(options())).toEqual([]);
  });
});

it('an entry about another file is called unused beside it', async () => {
  await set({ ignore: [{ file: 'pages/home.json', reason }] });
  expect(await told({})).toEqual([
    `warning ${check} ${page}`,
    'warning config/unused-suppression site.config.json',
  ]);
});

it('hold for what is told beside the last commit, too', async () => {
  const past = lookBack(site().root, 'HEAD');
  git('reset', '--hard', '--quiet', 'start');
  const { features } = JSON.parse(await site().read('pages/solutions/share.json'));
  await site().edit<{ features: Json[] }>(page, (document) => document.features.splice(0, 1, features[0]));
  expect(await told({ past })).toEqual([`warning ${check} ${page}`]);
  await set({ ignore: [{ file: page, reason }] });
  expect(await told({ past: lookBack(site().root, 'HEAD') })).toEqual([]);
});
