import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Draft } from '../draft/draft.ts';
import { leftInCode, mentionsOfKey, mentionsOfName, mentionsOfPage } from './code-mentions.ts';

let root = '';
let draft: Draft;

const files = {
  'tests/words.ts': "import en from '../locales/en.json';\nexport const words = { en };\n",
  'tests/mail.test.ts':
    "import { words } from './words.ts';\nconst { contact } = words.en;\nwords.en.contact.form.failed;\nwords.en.contacts;\n",
  'src/form.ts':
    "const contact = 'contact';\nlimits.contact;\nlink('page:contact#form', 't:contact.form.sent');\n",
  'src/other.ts': "link('page:contact-us', 't:contacts.form');\n",
  'src/generated/types.ts': "type Form = 'contact';\n",
  'src/engine/core/links.test.ts': "link('page:contact', 't:contact.title');\n",
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mentions-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  draft = new Draft({ root, code: root });
});
afterAll(() => rm(root, { recursive: true }));

describe('code that says an old name', () => {
  it('reads words by their group, or names them in a text', () => {
    expect(mentionsOfKey(draft, 'contact')).toEqual([
      '  tests/mail.test.ts:2:9  contact',
      '  tests/mail.test.ts:3:10  contact',
      '  src/form.ts:3:28  t:contact.form.sent',
    ]);
  });

  it('reads a single text', () => {
    expect(mentionsOfKey(draft, 'contact.form.failed')).toEqual([
      '  tests/mail.test.ts:3:10  contact.form.failed',
    ]);
  });

  it('links to a page', () => {
    expect(mentionsOfPage(draft, 'contact')).toEqual(['  src/form.ts:3:7  page:contact']);
  });

  it('has a name as a text, and is not what is generated', () => {
    expect(leftInCode(mentionsOfName(draft, 'contact'))).toEqual([
      'Code that says the old name was left as it is. Look at each place, as visitors may meet it:',
      "  src/form.ts:1:17  'contact'",
    ]);
    expect(leftInCode(mentionsOfName(draft, 'newsletter'))).toEqual([]);
  });

  it('is apart from tests, which are one line, and names three files where it is much', () => {
    const places = Array.from({ length: 11 }, (_, line) => `  tests/mail.test.ts:${line}:9  contact`);
    expect(leftInCode(['  src/form.ts:3:7  page:contact', ...places])).toEqual([
      'Code that says the old name was left as it is. Look at each place, as visitors may meet it:',
      '  src/form.ts:3:7  page:contact',
      'For developers: tests say the old name at 11 places, tests/mail.test.ts:0:9 first. Write the new one where "npm test" fails.',
    ]);
    const files = Array.from({ length: 13 }, (_, file) => `  src/mail-${file}.ts:1:1  contact`);
    expect(leftInCode(files).slice(1)).toEqual([
      '  src/mail-0.ts  1 place',
      '  src/mail-1.ts  1 place',
      '  src/mail-2.ts  1 place',
      '  and 10 places in 10 more files',
    ]);
  });

  it('is one place of a test, which is named', () => {
    expect(leftInCode(['  src/site/ui/form.test.tsx:3:7  page:contact'])).toEqual([
      'For developers: tests say the old name at src/site/ui/form.test.tsx:3:7. Write the new one where "npm test" fails.',
    ]);
  });
});
