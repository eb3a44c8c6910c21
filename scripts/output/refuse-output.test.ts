import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeRoot } from '../cli/code-root.ts';
import { refuseOutput } from './refuse-output.ts';

describe('an output folder', () => {
  it.each(['/site/public', '/site/public/built', '/site/pages/'])('is none of the content: %s', (out) => {
    expect(() => refuseOutput('/site', out)).toThrow('holds the content of the site.');
  });

  it.each(['/site/dist', '/site/public-2', '/site', '/public', '/site/..public'])('may be %s', (out) => {
    expect(() => refuseOutput('/site', out)).not.toThrow();
  });

  it.each(['schemas/built', 'src', 'node_modules/site', '.cache/built', 'supabase/functions/site'])(
    'is none of the code: %s',
    (out) => {
      const file = path.join(codeRoot, out);
      expect(() => refuseOutput('/site', file)).toThrow('holds files of the project.');
    },
  );
});
