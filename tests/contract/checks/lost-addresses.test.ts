import { beforeEach, describe, expect, it } from 'vitest';
import { commitSite, copyBeforeEach, git, literalText, misspell, validate } from './validated-copy.ts';

copyBeforeEach();

const told = 'redirect/missing-after-rename';
const move = (from: string, to: string) =>
  misspell('pages/rooms.json', `"path": "${from}"`, `"path": "${to}"`);

describe('a page that was given another address by hand', () => {
  beforeEach(commitSite);

  it('is told as long as its old address leads nowhere', async () => {
    await move('/rooms', '/stay');
    const { status, stdout } = validate();
    expect(status).toBe(0);
    expect(stdout).toContain(
      `warning  ${told}  Page "rooms": "/rooms" and 2 more were addresses of this page`,
    );
    await misspell(
      'site.config.json',
      '"layout":',
      '"redirects": { "/rooms": "page:rooms", "/rooms-es": "page:rooms", "/rooms-ar": "page:rooms" },\n  "layout":',
    );
    expect(validate().stdout).not.toContain(told);
  });

  it('is told after a commit, too, when the site is held against the one before', async () => {
    await move('/rooms', '/stay');
    git('commit', '--quiet', '--all', '--message', 'Another address');
    expect(validate().stdout).not.toContain(told);
    expect(validate('--since', 'HEAD~1').stdout).toContain(told);
  });

  it('is told after what else is wrong, and not when the check is off', async () => {
    await move('/rooms', '/stay');
    await misspell(
      'site.config.json',
      '"layout":',
      `"checks": { "${told}": { "severity": "off" } },\n  "layout":`,
    );
    expect(validate().stdout).not.toContain(told);
    git('checkout', '--', 'site.config.json');
    await literalText();
    expect(validate().stdout).not.toContain(told);
  });
});

describe('a site without a commit to be held against', () => {
  it('is asked for no old addresses', async () => {
    await move('/rooms', '/stay');
    expect(validate()).toMatchObject({ status: 0, stdout: expect.not.stringContaining(told) });
    git('init', '--quiet');
    expect(validate()).toMatchObject({ status: 0, stdout: expect.not.stringContaining(told) });
  });
});
