import { describe, expect, it } from 'vitest';
import { refuseSwallowed } from './refuse-swallowed.ts';

const run = (environment: NodeJS.ProcessEnv) => ({ script: '/site/scripts/content.ts', environment });
const refuse = (environment: NodeJS.ProcessEnv) => () =>
  refuseSwallowed(['check', 'dry-run', 'redirect', 'force'], run(environment));

describe('an option that npm took for itself', () => {
  it('ends the command and tells how it is passed on', () => {
    const environment = {
      npm_lifecycle_event: 'content',
      npm_config_check: 'true',
      npm_config_dry_run: 'true',
    };
    expect(refuse(environment)).toThrow(
      /^npm took --check and --dry-run for itself.*: npm run content -- …$/,
    );
  });
  it('is no matter of a command that another one starts', () => {
    expect(refuse({ npm_lifecycle_event: 'test', npm_config_check: 'true' })).not.toThrow();
  });
  it('is not what somebody has set for npm as a whole', () => {
    expect(refuse({ npm_lifecycle_event: 'content', npm_config_force: 'true' })).not.toThrow();
    expect(refuse({ npm_lifecycle_event: 'content', npm_config_check: '' })).not.toThrow();
  });
});
