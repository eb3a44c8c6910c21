import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const installed = (): string | undefined => {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
};

const installFromDebian = () => {
  console.log('No Chromium found: installing the package chromium');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
};

/**
 * The path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's, else Debian's package, which it installs.
 * Throws when none can be had.
 */
export const chromiumPath = (): string => {
  const given = process.env.CHROMIUM_PATH ?? installed();
  if (given !== undefined) return given;
  installFromDebian();
  const path = installed();
  if (path === undefined) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH');
  return path;
};

/** Starts a headless Chromium that talks to nobody but the page under test; `more` are switches beyond the usual ones. */
export const launchChromium = (...more: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
