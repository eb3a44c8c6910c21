import { describe, expect, it } from 'vitest';
import { textOf } from '../../../src/engine/core/render/pieces.ts';
import { headOfPage } from '../../../src/engine/core/render/render-head.ts';
import { resolvePage } from '../../../src/engine/core/resolve/resolve-page.ts';
import { prepareSite } from '../../../src/engine/core/site.ts';
import type { PageData } from '../../../src/engine/core/types.ts';
import { readSite } from '../../site/site-files.ts';
import { createPayloadText } from './payload-text.ts';

const { source } = await readSite(new URL('../../..', import.meta.url).pathname);
const site = prepareSite(source);
const payloads = [...site.manifest.byPath.values()].map((route): PageData => {
  const page = resolvePage(site, route);
  return { page, head: headOfPage(site, route, page), code: 'a "version"' };
});

describe('the text of a payload', () => {
  it('is that of JSON, of every page of the site', () => {
    const text = createPayloadText();
    expect(payloads.length).toBeGreaterThan(20);
    expect(payloads.map((data) => textOf(text(data)))).toEqual(payloads.map((data) => JSON.stringify(data)));
  });
  it('leaves out what is undefined, as JSON does', () => {
    const [data] = payloads as [PageData];
    const page = { ...data.page, parent: undefined, error: undefined } as unknown as PageData['page'];
    expect(textOf(createPayloadText()({ ...data, page }))).toBe(JSON.stringify({ ...data, page }));
  });
});
