import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { project, runCommand } from '../../command.ts';

/** A computer on which no folder can be watched any more, which is seen only once the server listens. */
const watchesNothing = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.watch = () => {
    throw Object.assign(new Error('ENOSPC: System limit for number of file watchers reached'), { code: 'ENOSPC' });
  };
  syncBuiltinESMExports();
`)}`;

describe('npm run dev that fails after it began to listen', () => {
  it('says why and what to do in one line, and ends with code 2', async () => {
    const root = path.join(project, 'tests/fixtures/mini-site');
    const { code, printed } = await runCommand('dev', ['--root', root, '--port', '0'], {
      NODE_OPTIONS: `--import=${watchesNothing}`,
    });
    expect(code).toBe(2);
    expect(printed).toMatch(
      /^error {2}This computer watches no more files .* raise the limit: sudo sysctl .*\n$/,
    );
  });
});
