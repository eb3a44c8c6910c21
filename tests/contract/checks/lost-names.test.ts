import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../../src/generated/types.ts';
import { committedSite } from '../committed-site.ts';
import { onlyProblem, problemsSinceCommit } from './problems-since-commit.ts';

const { site, git } = committedSite();
const [config, travel] = ['site.config.json', 'pages/solutions/travel.json'];

describe('a listed name and a text that are a letter apart', () => {
  it('are told at the text, when that was changed since the commit', async () => {
    await site().replace(travel, '"Playa Serena"', '"Playa Serenaa"');
    const message = await onlyProblem(site(), `i18n/inline-literal ${travel}`);
    expect(message).toContain('"Playa Serenaa" is no name of this site. Did you mean "Playa Serena"?');
  });

  it('also beside another fault', async () => {
    await site().replace(travel, '"Playa Serena"', '"Playa Serenaa"');
    await site().replace('pages/contact.json', '"t:contact.hero.text"', '"t:contact.hero.txet"');
    expect((await problemsSinceCommit(site())).map(({ told }) => told)).toEqual([
      'i18n/missing-key pages/contact.json',
      `i18n/inline-literal ${travel}`,
    ]);
  });

  it('are told at the list, when that was changed', async () => {
    await site().replace(config, '"Playa Serena"', '"Playa Sernea"');
    expect(await onlyProblem(site(), `i18n/inline-literal ${config}`)).toContain(
      'At the last commit this was "Playa Serena"',
    );
  });

  it('are both shown, and none is called right, when nobody knows which has the slip', async () => {
    await site().replace(travel, '"Playa Serena"', '"Playa Serenaa"');
    git('commit', '--all', '--quiet', '--message', 'A slip');
    const message = await onlyProblem(site(), `i18n/inline-literal ${config}`);
    expect(message).toMatch(
      /mentions "Playa Serena", and pages\/solutions\/travel\.json:\d+ says "Playa Serenaa"\./,
    );
    expect(message).not.toContain('Did you mean');
  });
});

it('a name that the list has lost is to be listed again, rather than translated', async () => {
  await site().replace(config, '    "Casa Alborada",\n', '');
  const message = await onlyProblem(site(), `i18n/inline-literal ${config}`);
  expect(message).toContain('this list names it no more. Write it here again');
});

it('a name that the site had before is to be changed where a page writes it out, rather than listed again', async () => {
  await site().edit<SiteConfig>(config, (settings) => {
    settings.name = 'Lumenia';
    settings.titlePattern = '%{title} – Lumenia';
    settings.names = (settings.names ?? []).map((name) => (name === 'Inspira' ? 'Lumenia' : name));
  });
  const told = (await problemsSinceCommit(site())).map(({ message }) => message);
  expect(told).toContainEqual(
    expect.stringContaining('"Inspira" is what the site was called before. Did you mean "Lumenia"?'),
  );
});
