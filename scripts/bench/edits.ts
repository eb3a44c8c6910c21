import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LocaleDocument, PageDocument } from '../../src/generated/types.ts';
import type { GeneratedSite } from './generate-site.ts';

/** An edit waits until file systems can tell it from what was before. */
export const pause = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Every edit is another one. */
let edits = 0;
const nextEdit = () => {
  edits += 1;
  return edits;
};

/** As this project writes documents: one in another form would be told, and cost as much again. */
const written = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;

const rewrite = (file: string, change: (text: string) => string) => {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  pause(100);
};

/** Another link in one section: the page changes, and nothing else. */
export const editPage = ({ root, editedPage }: GeneratedSite) =>
  rewrite(path.join(root, editedPage), (text) => {
    const page = JSON.parse(text) as PageDocument;
    const target = nextEdit() % 2 === 0 ? 'page:contact' : 'page:rewards';
    page.sections = JSON.parse(JSON.stringify(page.sections).replace(/"page:[\w-]+"/, `"${target}"`));
    return written(page);
  });

/** Another title of one page, in one language. */
export const editWord = ({ root }: GeneratedSite) =>
  rewrite(path.join(root, 'locales/en.json'), (text) => {
    const words = JSON.parse(text) as { generated: { [page: string]: LocaleDocument } };
    Object.assign(words.generated['page-00007'] ?? {}, { title: `A title of edit ${nextEdit()}` });
    return written(words);
  });

/** A link of one page to a page that does not exist. */
export const breakPage = ({ root, editedPage }: GeneratedSite) =>
  rewrite(path.join(root, editedPage), (text) => text.replace(/"page:[\w-]+"/, `"page:gone-${nextEdit()}"`));
