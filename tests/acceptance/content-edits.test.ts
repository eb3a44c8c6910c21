import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../scripts/build/build-site.ts';
import { readSchemas } from '../../scripts/site/site-files.ts';
import { createValidators } from '../../src/engine/core/checks/schema-errors/validators.ts';
import { copySite, type SiteCopy } from '../copy-site.ts';
import { project } from './serve-site.ts';
import {
  propsOf,
  type Section,
  type SolutionDocument,
  sectionsOf,
  solutionDocument,
} from './solution-documents.ts';

type PageDocument = { sections: Section[] };
type Rows = { feature: string; provider: unknown; traditional: unknown }[];

let site: SiteCopy;
let out: string;

const plain = async (file: string) =>
  (await readFile(path.join(out, file), 'utf8'))
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

beforeAll(async () => {
  site = await copySite(project);
  out = await mkdtemp(path.join(tmpdir(), 'edited-site-'));
  const eighth: SolutionDocument = { ...solutionDocument('pay'), id: 'surveys' };
  eighth.card = { ...eighth.card, title: 'Surveys', description: 'Questions that people like to answer.' };
  await site.write('pages/solutions/surveys.json', JSON.stringify({ ...eighth, order: 65 }));
  await site.edit<PageDocument>('pages/solutions.json', (document) => {
    (propsOf(document.sections, 'comparison').rows as Rows).push({
      feature: 'Setup',
      provider: true,
      traditional: 'On request',
    });
  });
  await buildSite({ root: site.root, out, cache: path.join(project, '.cache') });
});
afterAll(async () => {
  await site.remove();
  await rm(out, { recursive: true });
});

describe('an eighth solution', () => {
  it.each([
    ['index.html', /\beight\b/i, 'href="/solutions/surveys"'],
    ['-es.html', /\bocho\b/i, 'href="/inspira-surveys-es"'],
    ['solutions.html', /\beight\b/i, 'href="/solutions/surveys"'],
    ['solutions-es.html', /\bocho\b/i, 'href="/inspira-surveys-es"'],
  ])('is counted and has its card on %s', async (file, count, link) => {
    const html = await readFile(path.join(out, file), 'utf8');
    expect(await plain(file)).toMatch(count);
    expect(html).toContain(link);
    expect(await plain(file)).not.toMatch(
      /\b(7|seven|siete) (engagement )?(solutions|soluciones|products|productos)/i,
    );
  });
  it('is counted in descriptions for search engines', async () => {
    const html = await readFile(path.join(out, 'solutions-es.html'), 'utf8');
    expect(html).toMatch(/name="description" content="[^"]*\bocho\b/i);
  });
});

describe('DATA-2', () => {
  it('a comparison value may be plain text', async () => {
    expect(await plain('solutions.html')).toMatch(/Setup .*Yes .*On request/);
    expect(await plain('solutions-es.html')).toMatch(/Setup .*Sí .*On request/);
  });
  it('a comparison value is a boolean, a translation key or plain text, nothing else', () => {
    const validators = createValidators(readSchemas());
    const props = propsOf(sectionsOf('solutions'), 'comparison');
    const faults = (value: unknown) =>
      validators.errors('sections/comparison.schema.json', {
        ...props,
        rows: [{ feature: 't:solutions.comparison.support.feature', provider: value, traditional: false }],
      });
    for (const value of [true, false, 't:solutions.comparison.yes', '4 weeks'])
      expect(faults(value)).toEqual([]);
    for (const value of [3, null, {}, ['4 weeks']]) expect(faults(value)).not.toEqual([]);
  });
  it('a process step has title, description, off icon and on icon', () => {
    const { steps } = propsOf(sectionsOf('solutions'), 'process') as {
      steps: object[];
    };
    for (const step of steps)
      expect(Object.keys(step).sort()).toEqual(['description', 'iconOff', 'iconOn', 'title']);
  });
});

describe('DATA-3', () => {
  it('a logo has a source, an alternative text and a size from a list, no free CSS', () => {
    const validators = createValidators(readSchemas());
    const faults = (logo: object) =>
      validators.errors('sections/logos.schema.json', { title: 'Clients', layout: 'clients', items: [logo] });
    const image = { src: '/images/logos/nortia.svg', alt: 'Nortia' };
    expect(faults({ image, size: 'large' })).toEqual([]);
    expect(faults({ image, size: 'h-12 w-40' })).not.toEqual([]);
    expect(faults({ image, className: 'h-12' })).not.toEqual([]);
  });
});
