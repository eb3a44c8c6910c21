import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadEnvFiles } from './load-env-files.ts';
import { UsageError } from './usage-error.ts';

let folder: string;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

describe('.env and .env.local', () => {
  const before = { ...process.env };
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'env-files-'));
  });
  afterEach(() => {
    process.env = { ...before };
    rmSync(folder, { recursive: true });
  });

  it('the environment wins over .env.local, and .env.local over .env', () => {
    process.env.T_REAL = 'environment';
    write('.env.local', 'T_REAL=local\nT_NEAR=local\n');
    write('.env', 'T_REAL=env\nT_NEAR=env\nT_FAR=env # with a comment\nT_QUOTED="Ana <a@b.example>"\n');
    loadEnvFiles(folder);
    const { T_REAL, T_NEAR, T_FAR, T_QUOTED } = process.env;
    expect([T_REAL, T_NEAR, T_FAR, T_QUOTED]).toEqual(['environment', 'local', 'env', 'Ana <a@b.example>']);
  });

  it('need not be there', () => {
    expect(() => loadEnvFiles(folder)).not.toThrow();
  });

  it('one that cannot be read is named with what to do', () => {
    mkdirSync(path.join(folder, '.env'));
    expect(() => loadEnvFiles(folder)).toThrow(UsageError);
    expect(() => loadEnvFiles(folder)).toThrow(path.join(folder, '.env'));
  });
});
