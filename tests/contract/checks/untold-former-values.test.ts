import { describe, expect, it } from 'vitest';
import { committedSite } from '../committed-site.ts';
import { onlyProblem, problemsSinceCommit } from './problems-since-commit.ts';

const { git, site } = committedSite();
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

  const about = 'pages/about-us.json';
  const contact = 'pages/contact.json';
  const loyalty = 'pages/solutions/loyalty.json';
  const picture = '"imageBg": { "src": "/images/solutions/loyalty.svg" }';
  const name = '"t:solutions.loyalty.card.title|Loyalty"';
  it.each([
    ['schema/section-props', about, '"columns": 3', '"columns": "3"'],
    ['schema/section-props', contact, '"full": true', '"full": 1'],
    ['schema/section-props', 'pages/solutions/pay.json', '"percent": 59', '"percent": "59%"'],
    ['schema/site', 'site.config.json', '"founded": "2012"', '"founded": ["2012"]'],
    ['schema/page', loyalty, picture, '"imageBg": "/images/solutions/loyalty.svg"'],
    ['schema/page', loyalty, picture, '"imageBg": [{ "src": "/images/solutions/loyalty.svg" }]'],
    ['i18n/inline-literal', loyalty, name, '"Loyalty"'],
  ])('when the message asks for that value already: %s %s %s', async (...[check, file, was, is]) => {
    await site().replace(file, was, is);
    const message = await only(`${check} ${file}`);
    expect(message).toContain(' Write ');
    expect(message).not.toContain('At the last commit');
  });

  it('when the message asks for a list of that one value already', async () => {
    await site().edit<{ names: unknown }>('site.config.json', (config) => {
      config.names = ['Faro'];
    });
    git('commit', '--quiet', '-am', 'One name');
    await site().edit<{ names: unknown }>('site.config.json', (config) => {
      config.names = 'Faro';
    });
    const told = (await problemsSinceCommit(site())).find((one) => one.told.startsWith('schema/site'));
    expect(told?.message).toMatch(/Write it in \[ \]\.$/);
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
