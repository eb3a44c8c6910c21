import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageDocument } from '../../../src/generated/types.ts';
import words from '../../../supabase/functions/_shared/mail/mail-words.json' with { type: 'json' };
import { project } from '../../command.ts';

const documentOf = async (id: string): Promise<PageDocument> =>
  JSON.parse(await readFile(path.join(project, `pages/${id}.json`), 'utf8'));

describe('the links of the mails lead to the pages that wait for them', () => {
  it.each(['unsubscribe', 'confirm'] as const)('%s, in every language of the mails', async (action) => {
    const { path: address, paths, meta, sections } = await documentOf(`newsletter-${action}`);
    const mailed = Object.entries(words).map(([locale, { pages }]) => [locale, `/${pages[action]}`]);
    expect(Object.fromEntries(mailed)).toEqual({ en: address, ...paths });
    expect(meta.noindex).toBe(true);
    expect(sections.map(({ type, props }) => [type, props.action])).toEqual([['newsletter-link', action]]);
  });
});
