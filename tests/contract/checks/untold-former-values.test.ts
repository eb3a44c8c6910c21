import { describe, expect, it } from 'vitest';
import { committedSite } from '../committed-site.ts';
import { onlyProblem } from './problems-since-commit.ts';

const { site } = committedSite();
const only = (told: string) => onlyProblem(site(), told);

describe('what was there at the last commit is not told', () => {
  it('of one of two texts that are in each other’s place, since that alone mends nothing', async () => {
    const file = 'pages/solutions/pay.json';
    const [one, other] = [
      'hero.headline|Points that spend like money',
      'anyMixOneSlide.title|Any mix, one slide',
    ];
    await site().replace(file, one, 'hero.headline|Any mix, one slide');
    await site().replace(file, other, 'anyMixOneSlide.title|Points that spend like money');
    expect(await only(`i18n/stale ${file}`)).toContain('Exchange them again; if it is meant');
    expect(await only(`i18n/stale ${file}`)).not.toContain('At the last commit');
  });

  it('when the message asks for that value already', async () => {
    await site().replace('pages/about-us.json', '"columns": 3', '"columns": "3"');
    expect(await only('schema/section-props pages/about-us.json')).toMatch(
      /Write it without quotation marks: 3\.$/,
    );
  });

  it('twice of an address: to write it again and to redirect it are two things', async () => {
    await site().replace('pages/rewards.json', '"path": "/rewards"', '"path": "/gifts"');
    expect(await only('redirect/missing-after-rename pages/rewards.json')).toMatch(
      /If that was no mistake, add to site\.config\.json: "redirects": \{ .*"page:rewards" \},$/,
    );
  });

  it('of a value that two people have changed: one of the two is right', async () => {
    const both = '<<<<<<< HEAD\n  "path": "/gifts",\n=======\n  "path": "/presents",\n>>>>>>> theirs';
    await site().replace('pages/rewards.json', '  "path": "/rewards",', both);
    expect(await only('json/syntax pages/rewards.json')).toMatch(
      /keep only the right value\. Then remove the lines .* >>>>>>>\.$/,
    );
  });

  it('of an entry that was doubled: all after it have moved', async () => {
    const row =
      '{ "feature": "t:partner.comparison.modules.feature", "provider": true, "traditional": false },';
    await site().replace('pages/partner-with-us.json', row, `${row}\n          ${row}`);
    expect(await only('content/repeated-item pages/partner-with-us.json')).toMatch(
      /This is the same as what stands before it\. Remove it, or write what is meant\.$/,
    );
  });

  it('of an id that was exchanged with another: that one would be there twice', async () => {
    await site().replace('pages/rewards.json', '"id": "hero"', '"id": "kept"');
    await site().replace('pages/rewards.json', '"id": "recognition"', '"id": "hero"');
    await site().replace('pages/rewards.json', '"id": "kept"', '"id": "recognition"');
    expect(await only('ref/exchanged pages/rewards.json')).toMatch(/Exchange them\.$/);
  });

  it('of new words beside their key: their translations are told, as for words of a locale file', async () => {
    const [was, is] = ['|Points that spend like money"', '|Points that feel like a gift"'];
    await site().replace('pages/solutions/pay.json', was, is);
    expect(await only('i18n/stale locales/es.json')).not.toContain('did not mean to change');
  });
});
