import { describe, expect, it } from 'vitest';
import { lockFile } from '../../file-names.ts';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const lockAt = 'translations.lock.json#/es';

describe('i18n/unrecorded', () => {
  it('reports the first translation that the lock file does not know, and how many more there are', () => {
    const changes = {
      ...tinyLock(),
      [`${lockAt}/home.top.title`]: undefined,
      [`${lockAt}/home.top.alt`]: undefined,
      [`${lockAt}/about.again`]: undefined,
    };
    expect(placesAfter(changes)).toEqual(['i18n/unrecorded locales/es.json#/home/top/title']);
    expect(messagesAfter(changes)[0]).toContain('does not know "home.top.title" and 2 more in "es" yet');
  });

  it('finds nothing where all are known, and on a site without a lock file', () => {
    expect(placesAfter(tinyLock())).toEqual([]);
    expect(placesAfter({})).toEqual([]);
  });

  it('warns of a language all of whose records are gone, and does not say to accept what nobody has read', () => {
    const [problem, another] = problemsAfter({ ...tinyLock(), [lockAt]: {} });
    expect(another).toBeUndefined();
    expect(problem).toMatchObject({ severity: 'warning', file: lockFile, pointer: '/es' });
    expect(problem?.message).toContain(
      'Take the file back from git. Or, when you have read all translations,',
    );
  });

  it('does not ask for what has no translation yet', () => {
    const stub = { 'locales/es.json#/home/top/title': 'TODO: Drink' };
    expect(placesAfter({ ...tinyLock(stub), ...stub })).toEqual([
      'i18n/todo-value locales/es.json#/home/top/title',
    ]);
  });

  it('does not ask for what is still its source', () => {
    const copy = { 'locales/en.json#/home/top/title': 'Drink', 'locales/es.json#/home/top/title': 'Drink' };
    expect(placesAfter({ ...tinyLock(), ...copy, [`${lockAt}/home.top.title`]: undefined })).toEqual([
      'i18n/identical-to-source locales/es.json#/home/top/title',
    ]);
  });

  it('reports a name of the lock file that is misspelt, there', () => {
    const changes = (name: string) => {
      const { [lockFile]: lock } = tinyLock();
      const { es } = lock as { es: Record<string, string> };
      const { 'home.top.title': hash = '', ...others } = es;
      return { [lockFile]: { es: { ...others, [name]: hash } } };
    };
    expect(problemsAfter(changes('home.top.titel'))).toMatchObject([
      { file: lockFile, pointer: '/es/home.top.titel', fix: { rename: 'home.top.title' } },
    ]);
    const { es, ...others } = tinyLock()[lockFile] as { es: object };
    expect(placesAfter({ [lockFile]: { ...others, se: es } })).toEqual([`i18n/unrecorded ${lockFile}#/se`]);
  });
});
