import { describe, expect, it } from 'vitest';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { lookBack } from '../../../scripts/validate/since-commit/look-back.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { runCommand } from '../../command.ts';
import { committedSite } from '../committed-site.ts';

const validators = keepValidators();
const { site } = committedSite();

const told = async () => {
  const { problems } = await validateSite(site().root, { validators, past: lookBack(site().root, 'HEAD') });
  return problems;
};

const copy = 'pages/solutions/concierge.json';
const group = 'solutions.concierge';

type Texts = Record<string, Record<string, object>>;

/** Copies the solution "pay", with names of its own for the same words. */
const copyPay = async (change = (page: string) => page) => {
  const page = (await site().read('pages/solutions/pay.json'))
    .replaceAll('solutions.pay.', `${group}.`)
    .replace('"id": "pay"', '"id": "concierge"')
    .replace('"order": 50', '"order": 55');
  await site().write(copy, change(page));
  await site().edit<Texts>('locales/es.json', ({ solutions = {} }) => {
    solutions.concierge = structuredClone(solutions.pay ?? {});
  });
};

/** What "concierge" says to search engines. */
const withOwnMeta = (page: string) =>
  page
    .replace(/(meta\.title\|)[^"]*/, '$1A concierge for members who travel')
    .replace(
      /(meta\.description\|)[^"]*/,
      '$1Somebody who cares for members with many points, day and night.',
    );

const accept = () => runCommand('i18n', ['accept', '--root', site().root]);

describe('a solution that was copied by hand, with keys of its own', () => {
  const asCopy = { check: 'content/copied-page', file: copy, pointer: '/card/title' };

  it('is told as a copy, and nothing else of it', async () => {
    await copyPay();
    const [problem, ...more] = await told();
    expect(problem).toMatchObject(asCopy);
    expect(problem?.message).toContain('This page is a copy of "pay" (pages/solutions/pay.json)');
    expect(more).toEqual([]);
  });

  it('is told also when its translations were accepted', async () => {
    await copyPay();
    await accept();
    expect(await told()).toMatchObject([asCopy]);
    await copyPay(withOwnMeta);
    await site().edit<Texts>('locales/es.json', ({ solutions = {} }) => {
      const meta = {
        title: 'Un concierge',
        description: 'Alguien que cuida de los socios, de día y de noche.',
      };
      Object.assign(solutions.concierge ?? {}, { meta });
    });
    await accept();
    expect((await told()).filter(({ check }) => check === asCopy.check)).toMatchObject([asCopy]);
  });

  it('is told at the title that it shares when all else is its own', async () => {
    const ownWords = (page: string) => page.replace(/(t:(?!.*meta)[^"|]*\|)([^"]*)/g, '$1$2 Each time');
    await copyPay(ownWords);
    await accept();
    const duplicates = (await told()).filter(({ check }) => check.startsWith('seo/'));
    expect(duplicates.map(({ file, pointer }) => file + pointer)).toEqual([`${copy}/meta/title`]);
    expect(duplicates[0]?.message).toContain('The page "pay" (pages/solutions/pay.json) has the same title');
  });
});

describe('a page that was copied by hand', () => {
  it('is told as a copy when it only got an id and an address, and nothing else of it', async () => {
    const page = await site().read('pages/rewards.json');
    const other = page
      .replace('"id": "rewards"', '"id": "rewards-vip"')
      .replace('"/rewards"', '"/rewards-vip"');
    await site().write('pages/rewards-vip.json', other);
    const [problem, ...more] = await told();
    expect(problem).toMatchObject({ check: 'content/copied-page', file: 'pages/rewards-vip.json' });
    expect(problem?.message).toContain('Write "t:rewardsVip.hero.title" instead of "t:rewards.hero.title"');
    expect(more).toEqual([]);
  });
});
