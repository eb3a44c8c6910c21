import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { committedSite } from '../committed-site.ts';
import { onlyProblem, problemsSinceCommit } from './problems-since-commit.ts';

const { site, git } = committedSite();
const only = (told: string) => onlyProblem(site(), told);

describe('a picture that another was saved over', () => {
  const [lamp, sun] = ['public/images/objects/lamp.svg', 'public/images/objects/sun.svg'];

  it('is told at itself, as long as that is not committed', async () => {
    await copyFile(site().file(lamp), site().file(sun));
    expect(await only(`media/overwritten ${sun}`)).toBe(
      `This is the same picture as ${lamp} now, and was another at the last commit. If that is not meant, take it back: git checkout HEAD -- ${sun}`,
    );
    git('commit', '--all', '--quiet', '--message', 'One lamp more');
    expect(await problemsSinceCommit(site())).toEqual([]);
  });

  it('is not told beside what is wrong', async () => {
    await copyFile(site().file(lamp), site().file(sun));
    await rm(site().file('public/images/logos/veldora.svg'));
    await only('ref/missing-asset public/images/logos/veldora.svg');
  });
});

describe('a picture that no page shows yet', () => {
  it.each(['public/images/brand.svg', 'public/images/hero.svg', 'public/images/logos/veldora-dark.svg'])(
    'is told at itself, and accuses no place: %s',
    async (file) => {
      await copyFile(site().file('public/images/objects/lamp.svg'), site().file(file));
      expect(await only(`ref/orphan-asset ${file}`)).toContain('Use it, or remove the file.');
      git('add', '--all');
      await only(`ref/orphan-asset ${file}`);
    },
  );

  it('is told at the place that shows another now, when the last commit has it', async () => {
    const page = site().file('pages/solutions/travel.json');
    const text = await readFile(page, 'utf8');
    await writeFile(page, text.replace('heroes/travel.svg', 'heroes/pay.svg'));
    expect(await only('ref/orphan-asset pages/solutions/travel.json')).toContain('heroes/travel.svg');
  });
});

describe('a picture that is gone while pages show it', () => {
  const sun = 'public/images/objects/sun.svg';
  const move = (from: string, to: string) => rename(site().file(from), site().file(to));

  it('is told once at itself', async () => {
    await rm(site().file(sun));
    expect(await only(`ref/missing-asset ${sun}`)).toContain(`take it back: git checkout HEAD -- ${sun}`);
  });

  it('is told with the places that still show it', async () => {
    const logo = 'public/images/logos/veldora.svg';
    await rm(site().file(logo));
    expect(await only(`ref/missing-asset ${logo}`)).toMatch(
      /still shown: section "\w+" of page "home", .*of page "solutions"\. Show another there, or take it back: git/,
    );
  });

  it.each([
    ['public/images/objects/sol.svg', `Call it ${sun} again.`],
    ['public/images/sun.svg', `Move it back to ${sun}.`],
    ['public/images/objects/Sun.svg', `Call it ${sun} again.`],
  ])('is told where its content is now: %s', async (to, remedy) => {
    await move(sun, to);
    expect(await only(`ref/missing-asset ${to}`)).toContain(remedy);
  });

  it('is told with its whole folder', async () => {
    await move('public/images/objects', 'public/images/things');
    expect(await only('ref/missing-asset public/images/things')).toContain(
      'Call it public/images/objects again',
    );
    expect(await only('ref/missing-asset public/images/things')).toMatch(
      /write "\/images\/things\/…" in pages\/\S+\.json/,
    );
    git('reset', '--hard', '--quiet');
    await rm(site().file('public'), { recursive: true });
    expect(await only('ref/missing-asset public')).toContain('git checkout HEAD -- public');
  });

  it('is told at the one place that was forgotten when its folder got another name', async () => {
    const file = 'pages/rewards.json';
    await move('public/images/rewards', 'public/images/gifts');
    const address = '/images/rewards/financial.svg';
    const text = await site().read(file);
    const others = text.replaceAll('/images/rewards/', '/images/gifts/');
    await site().replace(file, text, others.replace('/images/gifts/financial.svg', address));
    expect(await only(`ref/missing-asset ${file}`)).toMatch(
      /no file "\/images\/rewards\/financial\.svg"\. Did you mean "\/images\/gifts\/financial\.svg"\?$/,
    );
  });

  it('is missed where it was shown when only the place is gone', async () => {
    await site().replace(
      'pages/about-us.json',
      '"t:about.hero.text",\n        "art": { "src": "/images/about-rings.svg" }',
      '"t:about.hero.text"',
    );
    expect(await only('ref/orphan-asset pages/about-us.json')).toContain(
      'What showed "/images/about-rings.svg" here',
    );
  });

  it('is to go with the others of one place, told once, when their words were deleted, too', async () => {
    type About = { sections: { id: string }[] };
    await site().edit<About>('pages/about-us.json', ({ sections }) =>
      sections.splice(
        sections.findIndex(({ id }) => id === 'awards'),
        1,
      ),
    );
    for (const locale of ['en', 'es'])
      await site().edit<{ about: Record<string, unknown> }>(`locales/${locale}.json`, ({ about }) =>
        Reflect.deleteProperty(about, 'awards'),
      );
    expect(await only('ref/orphan-asset public/images/awards/award.svg')).toBe(
      'What showed the 3 pictures is gone with its words. Delete them: "npm run content -- delete asset images/awards/award.svg", and so images/awards/star.svg, images/awards/trophy.svg.',
    );
  });

  it.each([
    'public/images/objects/sun (1).svg',
    'public/images/objects/sun.png',
    'public/images/objects/soleil d’été.svg',
  ])('offers no command to give it a name that the command refuses: %s', async (to) => {
    await move(sun, to);
    expect(await only(`ref/missing-asset ${to}`)).toMatch(
      /Call it public\/images\/objects\/sun\.svg again\.$/,
    );
  });

  it('is named in commands so that a shell reads it as one', async () => {
    const odd = 'public/images/about rings.svg';
    await move('public/images/about-rings.svg', odd);
    await site().replace('pages/about-us.json', '/images/about-rings.svg', '/images/about rings.svg');
    git('add', '.');
    git('commit', '--quiet', '--message', 'A name with a space');
    await rm(site().file(odd));
    expect(await only(`ref/missing-asset ${odd}`)).toContain(`take it back: git checkout HEAD -- '${odd}'`);
  });
});
