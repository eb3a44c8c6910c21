import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeEditorSchemas } from '../../../scripts/editor/write-editor-schemas.ts';
import { checkCatalog } from '../../../scripts/validate/check-catalog.ts';
import { readFiles } from '../../../scripts/validate/read-files.ts';
import { project } from '../../command.ts';
import { projectText } from '../guards/project-text.ts';
import { copyProject, type ProjectCopy } from './copy-project.ts';
import { openJsonEditor } from './open-json-editor.ts';

let copy: ProjectCopy;
let editor: Awaited<ReturnType<typeof openJsonEditor>>;

beforeAll(async () => {
  copy = await copyProject();
  await cp(path.join(project, '.vscode'), path.join(copy.root, '.vscode'), { recursive: true });
  const { source } = await readFiles(copy.root);
  await writeEditorSchemas(copy.root, { source, checks: checkCatalog });
  editor = await openJsonEditor(copy.root);
});
afterAll(() => copy.remove());

/** A file of the project in which one thing was replaced, with the cursor at `¦`. */
const edited = (file: string, from: string, to: string): [string, string] => {
  const text = projectText(file);
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return [file, text.replace(from, () => to)];
};
const contact = (from: string, to: string) => edited('pages/contact.json', from, to);
const labels = async (...at: [string, string]) => (await editor.offered(...at)).map(({ label }) => label);

const title = '"title": "t:contact.hero.title"';

describe('an editor of JSON', () => {
  it.each([
    ...['pages/home.json', 'pages/contact.json', 'pages/solutions/travel.json', 'site.config.json'],
    ...['locales/en.json', 'locales/es.json'],
  ])('finds nothing to underline in %s', async (file) => {
    expect(await editor.told(file, projectText(file))).toEqual([]);
  });

  it('underlines a property that there is not', async () => {
    expect(await editor.told(...contact(title, '"titel": "t:contact.hero.title"'))).toEqual(
      expect.arrayContaining([expect.stringContaining('titel')]),
    );
  });

  const values = [
    ['keys of the words', contact(title, '"title": "¦"'), '"t:contact.hero.title"'],
    ['section types', contact('"contact-hero"', '"¦"'), '"feature-tiles"'],
    [
      'pages and their sections',
      contact('"path": "/contact"', '"card": { "link": "¦" }'),
      '"page:about-us#team"',
    ],
    ['the properties of a section by its type', contact(`${title},`, '¦'), 'title'],
    ['whole sections', contact('"sections": [', '"sections": [ ¦,'), 'section feature-tiles'],
    [
      'whole parts, such as an entry of the menu',
      edited('site.config.json', '"items": [', '"items": [ ¦,'),
      'menu item',
    ],
    [
      'pages for old addresses',
      edited('site.config.json', '"collections": {', '"redirects": { "/old": "¦" }, "collections": {'),
      '"page:home"',
    ],
    ['checks', edited('site.config.json', '"checks": {', '"checks": { "¦",'), 'i18n/stale'],
  ] as const;
  it.each(values)('offers %s', async (_, at, value) => {
    expect(await labels(...at)).toContain(value);
  });

  it('offers no examples of another site before the own texts and pages', async () => {
    const link = edited('site.config.json', '"page:solutions"', '"¦"');
    const own = [...(await labels(...contact(title, '"title": "¦"'))), ...(await labels(...link))];
    expect(own.filter((label) => label.includes('|') || label.includes('example.com'))).toEqual([]);
  });

  it('offers the words that a language lacks, each with what the default language says', async () => {
    const [offered] = await editor.offered('locales/es.json', '{ "contact": { "hero": { "¦" } } }');
    expect(offered).toMatchObject({ label: 'emphasis', documentation: expect.any(String) });
  });

  it('shows what a property is for, and what the default language says of a text', async () => {
    expect(await editor.shown(...contact('"sections"', '"sec¦tions"'))).toContain('from top to bottom');
    const named = '{ "contact": { "hero": { "title": "¦Hola" } } }';
    const { contact: english } = JSON.parse(projectText('locales/en.json')) as {
      contact: { hero: { title: string } };
    };
    expect(await editor.shown('locales/es.json', named)).toContain(english.hero.title);
  });
});
