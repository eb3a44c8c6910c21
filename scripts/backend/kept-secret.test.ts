import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameOfDead } from '../../tests/name-of-dead.ts';
import { keptSecret } from './kept-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a secret that is kept', () => {
  it('is long, random, the same at the next start, and only its owner may read it', () => {
    const file = path.join(folder, 'data/secret');
    const secret = keptSecret(file);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(keptSecret(file)).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(keptSecret(path.join(folder, 'other'))).not.toBe(secret);
  });

  it('is made anew where a crash left an empty file', () => {
    const file = path.join(folder, 'secret');
    writeFileSync(file, '');
    expect(keptSecret(file)).toMatch(/^[\w-]{43}$/);
  });

  it('leaves nothing of a start that was killed while it kept one', () => {
    writeFileSync(nameOfDead(path.join(folder, 'secret')), 'another');
    keptSecret(path.join(folder, 'secret'));
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  it('is empty where no file can be', () => {
    writeFileSync(path.join(folder, 'file'), '');
    expect(keptSecret(path.join(folder, 'file/secret'))).toBe('');
  });
});
