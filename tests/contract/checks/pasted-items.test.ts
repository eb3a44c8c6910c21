import { describe, expect, it } from 'vitest';
import { committedSite } from '../committed-site.ts';
import { onlyProblem, problemsSinceCommit } from './problems-since-commit.ts';

const { site, git } = committedSite();
const about = 'pages/about-us.json';
const pay = 'pages/solutions/pay.json';
const loyalty = 'pages/solutions/loyalty.json';
const rewards = 'pages/rewards.json';

type Section = { type: string; id: string; props: { members?: { key: string }[] } };
type Page = { sections: Section[] };

const take = async (file: string, type: string): Promise<Section | undefined> => {
  const { sections }: Page = JSON.parse(await site().read(file));
  return sections.find((section) => section.type === type);
};

/** Puts the section of a type, from another page, before the one that stands at a place. */
const paste = async (from: string, type: string, [to, at]: [to: string, at: number]) => {
  const section = await take(from, type);
  await site().edit<Page>(to, ({ sections }) => section && sections.splice(at, 0, section));
};

const cut = (file: string, type: string) =>
  site().edit<Page>(file, (page) => {
    page.sections = page.sections.filter((section) => section.type !== type);
  });

const another = (id: string) =>
  `This section is new here since the last commit, and another one has the id "${id}", too.`;

describe('a section that cannot stand beside one of the page', () => {
  it.each<[from: string, type: string, to: string, at: number, id: string]>([
    [pay, 'solution-hero', about, 0, 'hero'],
    [about, 'page-hero', 'pages/contact.json', 0, 'hero'],
    [pay, 'benefits', loyalty, 3, 'benefits'],
    [pay, 'benefits', loyalty, 4, 'benefits'],
  ])('is told where it is new: %s %s', async (...[from, type, to, at, id]) => {
    await paste(from, type, [to, at]);
    const where = `Section "${id}" of page "${to.replace(/^.*\/|\.json$/g, '')}": `;
    expect(await onlyProblem(site(), `schema/duplicate-id ${to}`, `/sections/${at}/id`)).toBe(
      `${where}${another(id)} Remove it, or give it another id and words of its own.`,
    );
    git('checkout', '--quiet', '.');
    expect(await problemsSinceCommit(site())).toEqual([]);
  });

  it('is told for the heading that it brings along, under another id', async () => {
    await paste(pay, 'solution-hero', [about, 0]);
    await site().edit<Page>(about, ({ sections: [first] }) => Object.assign(first ?? {}, { id: 'top' }));
    expect(await onlyProblem(site(), `a11y/main-heading ${about}`, '/sections/0/type')).toContain(
      'another one carries the main heading of the page already. Remove it, or give it another type.',
    );
  });

  it.each<[type: string, to: string, from: string, at: number, told: string]>([
    ['benefits', loyalty, pay, 3, 'schema/duplicate-id'],
    ['page-hero', rewards, about, 0, 'schema/duplicate-id'],
  ])('is moved back to the page that has lost it: %s', async (...[type, to, from, at, told]) => {
    await paste(from, type, [to, at]);
    await cut(from, type);
    expect(await onlyProblem(site(), `${told} ${to}`)).toContain(
      `It stood in ${from} at that time: move it back, or give it another`,
    );
  });
});

describe('an entry of a list with the name of another one', () => {
  it('is told where it is new', async () => {
    await site().edit<Page>(about, ({ sections }) => {
      const { members = [] } = sections.find(({ props }) => props.members)?.props ?? {};
      const [first] = members;
      if (first) members.splice(0, 0, { ...first, ...members[1], key: first.key });
    });
    const problems = await problemsSinceCommit(site());
    const told = problems.find(({ told: one }) => one === `schema/duplicate-id ${about}`);
    expect(told?.pointer).toMatch(/\/members\/0\/key$/);
    expect(told?.message).toContain('This entry is new here since the last commit');
  });
});
