import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../commands/copy-project.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

/** What a command says after an edit of a schema, which is undone. */
const saidAfter = async (command: string, name: string, edit: (text: string) => string) => {
  const file = path.join(copy.root, name);
  const before = readFileSync(file, 'utf8');
  const text = edit(before);
  writeFileSync(file, text);
  const { stdout, stderr, code } = await copy.run(`scripts/${command}.ts`);
  writeFileSync(file, before);
  const placeOf = (words: string) => {
    const above = text.slice(0, text.indexOf(words)).split('\n');
    return `${name}:${above.length}:${(above.at(-1)?.length ?? 0) + 1}`;
  };
  return { said: stdout + stderr, code, placeOf };
};

describe.each(['build', 'validate'])('%s', (command) => {
  it('tells a fault of a schema at its line and column', async () => {
    const name = 'schemas/sections/contact-hero.schema.json';
    const { said, code, placeOf } = await saidAfter(command, name, (text) =>
      text.replace(/"required": \[("titel", )?/, '"required": ["titel", '),
    );
    expect(code).toBe(1);
    expect(said).toContain(placeOf('"titel"'));
  });

  it('tells a rule of a schema that no value of the site keeps once, at the rule', async () => {
    const pattern = '"^[A-Z]+$"';
    const { said, code, placeOf } = await saidAfter(command, 'schemas/defs.schema.json', (text) =>
      text.replace(/(?<="icon": \{[^}]*"pattern": )"[^"]*"/, () => pattern),
    );
    expect(code).toBe(1);
    expect(said).toContain(placeOf(pattern));
    expect(said).toContain('If the change is not meant, take it back; if it is, run: npm run types');
    expect(said).toContain('1 error');
  });

  it('tells a form of words that a schema lost once, and not at each text', async () => {
    const { said, placeOf } = await saidAfter(command, 'schemas/locale.schema.json', (text) =>
      text.replace('{ "type": "string", "maxLength": 5000 },', ''),
    );
    expect(said).toContain(placeOf('[\n        \n'));
    expect(said).toContain('1 error');
  });

  it('tells two values of a schema that are in each other’s place once', async () => {
    const [type, link] = ['"array"', '"../defs.schema.json#/$defs/icon"'];
    const { said } = await saidAfter(command, 'schemas/sections/process.schema.json', (text) =>
      text
        .replace(link, () => '"array-"')
        .replace(type, () => link)
        .replace('"array-"', () => type),
    );
    expect(said).toMatch(/This value and "[\w.]+\.\$ref" are each in the other's place. Exchange them./);
    expect(said).toContain('1 error');
  });
});
