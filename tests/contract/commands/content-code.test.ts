import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listFiles } from '../../../scripts/cli/list-files.ts';
import { beginWithCleanSite } from '../begin-with-clean-site.ts';
import { copyProject, type ProjectCopy } from './copy-project.ts';

beginWithCleanSite();

// Each test starts many commands, and each of them its own process.
vi.setConfig({ testTimeout: 300_000 });

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const content = (words: string) => copy.run('scripts/content.ts', ...words.split(' '));

const read = (file: string) => readFileSync(path.join(copy.root, file), 'utf8');

const typeCheck = () =>
  promisify(execFile)(path.join(copy.root, 'node_modules/.bin/tsc'), ['-p', path.join(copy.root, 'src')]);

const snapshot = () =>
  ['src', 'schemas', 'pages', 'locales'].flatMap((folder) =>
    listFiles(path.join(copy.root, `${folder}/`)).map(
      (file) => `${folder}/${file}\n${read(`${folder}/${file}`)}`,
    ),
  );

const validated = async () => {
  const { stdout } = await copy.run('scripts/validate.ts', '--format', 'json');
  const { problems } = JSON.parse(stdout) as { problems: { check: string; severity: string }[] };
  return problems.map(({ severity, check }) => `${severity} ${check}`);
};

describe('a schema', () => {
  it('with a name twice in one group is told there', async () => {
    const story = read('schemas/sections/story.schema.json');
    const schema = path.join(copy.root, 'schemas/sections/story.schema.json');
    writeFileSync(
      schema,
      story.replace('"title": "Story props",', '"title": "Story", "title": "Story props",'),
    );
    expect(await validated()).toEqual(['error json/duplicate-key']);
    writeFileSync(schema, story);
  });
});

describe('the page that a mail leads to', () => {
  it('gets another address, and the mail follows in every language', async () => {
    const mails = 'supabase/functions/_shared/mail/mail-words.json';
    const before = read(mails);
    await content('rename page newsletter-confirm newsletter-confirm --path /newsletter/sure');
    expect(read(mails)).toBe(before.replace('"newsletter/confirm"', '"newsletter/sure"'));
    expect(await validated()).toEqual([]);
    await content('undo');
    expect(read(mails)).toBe(before);
  });
});

describe('a section type', () => {
  it('is scaffolded with schema, component, styles, test and a preview, compiles, and is deleted without a trace', async () => {
    const before = snapshot();
    const { stdout } = await content('new section team-photos');
    expect(stdout).toContain('The section type "team-photos" is there.');
    expect(stdout).toContain('src/generated follows the schemas.');
    expect(read('src/site/sections/static-components.ts')).toMatch(
      /as story .*\n.* as 'team-photos' .*\n.* as testimonials /,
    );
    expect(read('src/generated/types.ts')).toContain('"team-photos": TeamPhotosProps;');
    expect(JSON.parse(read('pages/preview-team-photos.json'))).toMatchObject({ draft: true });
    expect(existsSync(path.join(copy.root, 'src/site/sections/team-photos/Component.test.tsx'))).toBe(true);
    expect(new Set(await validated())).toEqual(new Set(['warning i18n/todo-value']));
    await typeCheck();
    const used = await content('delete section team-photos --check');
    expect(used.stderr).toContain('pages/preview-team-photos.json:20:15  the section "team-photos"');
    expect(used.code).toBe(1);
    await content('delete page preview-team-photos');
    await content('delete section team-photos');
    expect(snapshot()).toEqual(before);
  });

  it('that was made, renamed or deleted is as it was after undo, with the types made of it', async () => {
    const before = [snapshot()];
    for (const words of [
      'new section team-photos',
      'rename section logos word-marks',
      'delete section form',
    ]) {
      expect((await content(words)).stdout).toContain('Take it back with: npm run content -- undo\n');
      before.push(snapshot());
    }
    while (before.length > 1) {
      expect(snapshot()).toEqual(before.pop());
      expect((await content('undo')).stdout).toContain('src/generated follows the schemas.');
    }
    expect(snapshot()).toEqual(before[0]);
  });
});

describe('rename section', () => {
  it('renames schema, component, registry, types and every page that shows it, and leads back to the same bytes', async () => {
    const before = snapshot();
    const { stdout } = await content('rename section logos word-marks');
    expect(stdout).toContain(
      'renamed  schemas/sections/logos.schema.json → schemas/sections/word-marks.schema.json',
    );
    expect(read('pages/home.json')).toContain('"type": "word-marks"');
    expect(read('src/site/sections/word-marks/Component.tsx')).toContain("SectionProps<'word-marks'>");
    expect(read('src/site/sections/static-components.ts')).toContain(
      "export * as 'word-marks' from './word-marks/",
    );
    expect(await validated()).toEqual([]);
    await typeCheck();
    await content('rename section word-marks logos');
    expect(snapshot()).toEqual(before);
  });

  it.each([
    ['consent', 'cookie-banner'],
    ['contact', 'write-to-us'],
    ['overview', 'gist'],
  ])(
    '%s: nothing is told of it under another name, and it leads back to the same bytes',
    async (from, to) => {
      const before = snapshot();
      await content(`rename section ${from} ${to}`);
      expect(await validated()).toEqual([]);
      await typeCheck();
      await content(`rename section ${to} ${from}`);
      expect(snapshot()).toEqual(before);
    },
  );

  it('asks which type was meant', async () => {
    const { stderr, code } = await content('rename section heros top');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('There is no section type "heros". Did you mean "hero"?'),
    ]);
  });
});

describe('code that names a page or its words', () => {
  const test = 'tests/mail.test.ts';

  beforeAll(() => {
    mkdirSync(path.join(copy.root, 'tests'));
    const code =
      "import en from '../locales/en.json';\nconst { form } = en.contact;\nopen('page:contact', 't:contact.form.sent.title');\n";
    writeFileSync(path.join(copy.root, test), code);
  });
  afterAll(() => rmSync(path.join(copy.root, 'tests'), { recursive: true }));

  it('is told by a rename in a line: how many places, and the first', async () => {
    const page = await content('rename page contact get-in-touch --path /talk --dry-run');
    expect(page.stdout).toContain(
      `For developers: tests say the old name at 3 places, ${test}:2:21 first. Write the new one where "npm test" fails.\n`,
    );
    const key = await content('rename key contact.form.sent.title contact.form.sent.thanks --dry-run');
    expect(key.stdout).toContain(`For developers: tests say the old name at ${test}:3:23.`);
  });

  it('is left alone in a test when a section type is renamed, whose own tests follow', async () => {
    const before = snapshot();
    await content('new section team-photos');
    const elsewhere = "expect(types).toContain('TeamPhotosProps', 'team-photos');\n";
    writeFileSync(path.join(copy.root, 'tests/types.test.ts'), elsewhere);
    const { stdout } = await content('rename section team-photos staff');
    expect(stdout).toContain('For developers: tests say the old name at tests/types.test.ts:1:44.');
    expect(read('tests/types.test.ts')).toBe(elsewhere);
    expect(read('src/site/sections/staff/Component.test.tsx')).toContain("describe('staff'");
    expect(read('src/site/sections/staff/Component.test.tsx')).not.toContain('team-photos');
    await typeCheck();
    await content('undo');
    await content('undo');
    expect(snapshot()).toEqual(before);
  });
});

describe('a form', () => {
  it('gets the rules of its answers, its words in every language and a page that shows it, and is deleted without a trace', async () => {
    const before = snapshot();
    const { stdout } = await content('new form book-demo');
    expect(stdout).toContain('Its section in pages/book-demo.json may move to any page');
    expect(JSON.parse(read('schemas/forms/book-demo.schema.json'))).toMatchObject({
      $id: 'forms/book-demo.schema.json',
      title: 'Book demo form data',
    });
    expect(read('locales/es.json')).toContain('"TODO: The label of the field email."');
    expect(new Set(await validated())).toEqual(new Set(['warning i18n/todo-value']));
    const page = read('pages/book-demo.json');
    writeFileSync(path.join(copy.root, 'pages/book-demo.json'), page.replace('  "draft": true,\n', ''));
    expect(await validated()).not.toContain('warning a11y/main-heading');
    writeFileSync(path.join(copy.root, 'pages/book-demo.json'), page);
    const used = await content('delete form book-demo --check');
    expect(used.stderr).toContain('pages/book-demo.json:26:21  the form "book-demo"');
    expect(used.code).toBe(1);
    await content('delete page book-demo');
    expect((await content('delete form book-demo')).stdout).toContain('The form "book-demo" is deleted.');
    expect(snapshot()).toEqual(before);
  });

  it('has a message for every rule, also for a field that must only be answered', async () => {
    const file = path.join(copy.root, 'schemas/forms/contact.schema.json');
    const rules = read('schemas/forms/contact.schema.json');
    const phone = '"phone": { "description": "Where to call.", "type": "string", "maxLength": 40 },';
    writeFileSync(
      file,
      rules.replace('"required": [', '"required": ["phone", ').replace('"properties": {', `$& ${phone}`),
    );
    await content('new form call-back');
    const [field] = JSON.parse(read('pages/call-back.json')).sections[1].props.form.fields;
    expect(Object.keys(field.errors)).toEqual(['required', 'maxLength']);
    writeFileSync(file, rules);
    await content('delete page call-back');
    await content('delete form call-back');
  });

  it('is not made where no section type shows one: that is told, and not what would follow', async () => {
    await content('delete section form');
    const { code, stderr } = await content('new form book-demo');
    expect([code, stderr.trim()]).toEqual([
      1,
      'error  There is no section type "form" any longer, and it is what shows a form on its page.',
    ]);
  });

  it('that a page shows and a service takes is not deleted: each place is told', async () => {
    const { stderr } = await content('delete form contact');
    expect(stderr).toMatch(/pages\/contact\.json:\d+:\d+ {2}the form "contact"/);
    expect(stderr).toContain(
      "supabase/functions/_shared/handlers/contact-handler.ts:1:15  from '../../../../schemas/forms/contact",
    );
    expect(stderr).toContain('error  The form "contact" cannot be deleted');
  });
});
