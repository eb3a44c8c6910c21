import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../supabase/functions/_shared/read-config.ts';
import { localEnvironment } from './local-environment.ts';

const local = { address: 'http://127.0.0.1:4173', backendKey: 'key-of-the-site', secret: 's'.repeat(43) };
const example = readFileSync(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8');
const configOf = (env: Record<string, string>) => readConfig(localEnvironment(env, local));

describe('the settings of the functions on this computer', () => {
  it('are whole with nothing configured, and warn of nothing', () => {
    const { config, warnings } = configOf({});
    expect(warnings).toEqual([]);
    expect(config).toMatchObject({
      origins: ['http://127.0.0.1:4173', 'http://localhost:4173'],
      publicKeys: ['local-public-key', 'key-of-the-site'],
      siteUrl: 'http://127.0.0.1:4173/',
      functionsUrl: 'http://127.0.0.1:4173/functions/v1',
      mailer: 'local',
      unsubscribeSecret: local.secret,
    });
  });

  it('a copy of .env.example with nothing filled in is nothing configured', () => {
    expect(configOf(parseEnv(example) as Record<string, string>)).toEqual(configOf({}));
    expect(configOf({ SITE_ORIGINS: ' ', SUPABASE_ANON_KEY: '' })).toEqual(configOf({}));
  });

  it('.env.example says what each of them does', () => {
    const asked = new Set<string>();
    const get = (_: object, name: string) => void asked.add(name);
    readConfig(new Proxy({}, { get }));
    const unsaid = [...asked].filter((name) => !example.includes(name) && !name.startsWith('SUPABASE_'));
    expect(asked).toContain('RATE_PAGEVIEW_BURST');
    expect(unsaid).toEqual([]);
  });

  it('what is set wins, and the pages that this server serves may still call it', () => {
    const { config } = configOf({
      SITE_URL: 'https://www.example.com/',
      SITE_ORIGINS: 'https://other.example',
      SUPABASE_ANON_KEY: 'mine',
      UNSUBSCRIBE_SECRET: 'u'.repeat(20),
    });
    expect(config.publicKeys).toEqual(['mine', 'key-of-the-site']);
    expect(config.origins).toEqual([
      'https://other.example',
      'http://127.0.0.1:4173',
      'http://localhost:4173',
      'https://www.example.com',
    ]);
    expect(config.functionsUrl).toBe('https://www.example.com/functions/v1');
    expect(config.unsubscribeSecret).toBe('u'.repeat(20));
  });

  it('row 62: one bad value is blanked with a warning that names it and not its value, the others are kept', () => {
    const { config, warnings } = configOf({
      SITE_URL: 'www.example.com',
      MAIL_FROM: 'Ana\r\nBcc: x@y.example <a@b.example>',
      MAIL_CC: 'good@example.com, not an address',
      MAIL_TO_PRIMARY: 'owner@example.com',
    });
    expect(warnings).toEqual([
      'SITE_URL is not a whole http address and is ignored',
      'MAIL_FROM contains a line break or control character and is ignored',
      'MAIL_CC has an entry that is not an e-mail address; it is ignored',
    ]);
    expect(config.mail).toMatchObject({ from: '', cc: ['good@example.com'], to: ['owner@example.com'] });
  });
});
