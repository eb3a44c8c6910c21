import { describe, expect, inject, it } from 'vitest';
import { routes } from './browser-page.ts';

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };
const meta = async (path: string) => {
  const html = await (await fetch(inject('site') + path)).text();
  const read = (pattern: RegExp) =>
    (pattern.exec(html)?.[1] ?? '').replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity);
  return { title: read(/<title>(.*?)<\/title>/), description: read(/name="description" content="(.*?)"/) };
};

describe.each([
  ['English', routes.map(([english]) => english)],
  ['Spanish', routes.map(([, spanish]) => spanish)],
])('ROUTE-8: page title and meta description in %s', (_, paths) => {
  it.each(paths)('%s has a title of at most 60 characters and a description of 50 to 155', async (path) => {
    const { title, description } = await meta(path);
    expect(title).toMatch(/.{4,} – Inspira$/);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(155);
  });
  it('are different on every page', async () => {
    const all = await Promise.all(paths.map(meta));
    expect(new Set(all.map(({ title }) => title)).size).toBe(paths.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(paths.length);
  });
});
