import { describe, expect, it } from 'vitest';
import { committedSite } from '../committed-site.ts';
import { onlyProblem, problemsSinceCommit } from './problems-since-commit.ts';

const { site } = committedSite();
const lock = 'translations.lock.json';
const key = 'about.values.innovation.text';

const editRecord = async (record: string | undefined) =>
  site().edit(lock, (file: Record<string, Record<string, unknown>>) => {
    if (file.es) file.es = { ...file.es, [key]: record };
  });

describe('a record of a translation that was changed by hand', () => {
  it('is told in its line', async () => {
    await editRecord('027xdhay4wf.1gaiiazire3');
    await onlyProblem(site(), `i18n/stale ${lock}`, `/es/${key}`);
  });

  it('is told in the line behind it, when it is gone', async () => {
    await editRecord(undefined);
    await onlyProblem(site(), `i18n/unrecorded ${lock}`, '/es/about.values.innovation.title');
  });

  it('is told as that beside another fault: nobody has changed its text', async () => {
    await editRecord('027xdhay4wf.1gaiiazire3');
    await site().replace('pages/contact.json', '"t:contact.hero.text"', '"t:contact.hero.txet"');
    expect((await problemsSinceCommit(site())).map(({ told }) => told)).toEqual([
      'i18n/missing-key pages/contact.json',
      `i18n/stale ${lock}`,
    ]);
  });

  it('hides nothing of other texts, when it is no record any more', async () => {
    await editRecord('no record');
    await site().replace('locales/en.json', '"Dining and coffee"', '"Dining and cooffee"');
    expect((await problemsSinceCommit(site())).map(({ told }) => told)).toEqual([
      'i18n/stale locales/en.json',
      `schema/translations-lock ${lock}`,
    ]);
  });

  it('is no matter where the text has changed, too', async () => {
    await editRecord('027xdhay4wf.1gaiiazire3');
    await site().edit('locales/es.json', (words: { about: { values: { innovation: { text: string } } } }) => {
      words.about.values.innovation.text = 'Primero la curiosidad, luego todo lo que sabemos.';
    });
    expect((await problemsSinceCommit(site())).map(({ told }) => told)).toEqual([
      'i18n/stale locales/es.json',
    ]);
  });
});
