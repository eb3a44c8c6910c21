import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nameOfDead } from '../../tests/name-of-dead.ts';
import { openOutputFolder } from './output-folder.ts';
import { withOutputLock } from './output-lock.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'locked-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('builds into one output folder', () => {
  it('work one after the other, and the one that waits says for whom', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const done: string[] = [];
    const build = (name: string) =>
      withOutputLock(at('dist'), async () => {
        done.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 20));
        done.push(`${name} ends`);
      });
    await Promise.all([build('first'), build('second')]);
    expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(told).toHaveBeenCalledWith(
      `Another build (pid ${process.pid}) is writing to ${at('dist')}. This one goes on after it.`,
    );
    told.mockRestore();
  });

  it('leave nothing when they fail, also not what a killed one left', async () => {
    const fails = async () => {
      (await openOutputFolder(at('dist'))).write('a.html', 'one');
      throw new Error('no bread');
    };
    await expect(withOutputLock(at('dist'), fails)).rejects.toThrow('no bread');
    expect(await readdir(folder)).toEqual([]);
    await mkdir(at('dist/.build.drafts'), { recursive: true });
    await writeFile(at('dist/.build.drafts/a.html'), 'half');
    await writeFile(at('dist/.build.lock'), '');
    for (const name of ['lock', 'twin']) await writeFile(nameOfDead(at(`dist/.build.${name}`)), 'half');
    await withOutputLock(at('dist'), async () => (await openOutputFolder(at('dist'))).finish({ pages: {} }));
    expect(await readdir(at('dist'))).toEqual(['.build.json']);
  });

  it('fail when the folder is removed or emptied while they fill it', async () => {
    const removed = (name: string) =>
      withOutputLock(at('dist'), async () => {
        const output = await openOutputFolder(at('dist'));
        await rm(at(name), { recursive: true });
        output.write('a.html', 'one');
        output.finish({ pages: {} });
      });
    const emptied = withOutputLock(at('dist'), () => rm(at('dist'), { recursive: true }));
    await expect(emptied).rejects.toThrow('was removed or emptied while it was filled. Build again.');
    await withOutputLock(at('dist'), async () => (await openOutputFolder(at('dist'))).finish({ pages: {} }));
    await expect(removed('dist')).rejects.toThrow('was removed or emptied while it was filled. Build again.');
    await expect(removed('dist/.build.lock')).rejects.toThrow('was removed or emptied');
  });

  it('give up what a former one has left to do where that cannot be done, and go on', async () => {
    const build = (text: string) =>
      withOutputLock(at('dist'), async () => {
        const output = await openOutputFolder(at('dist'));
        output.write('solutions/a.html', text);
        output.finish({ pages: {} });
      });
    await build('one');
    await mkdir(at('dist/.build.drafts'));
    await writeFile(at('dist/.build.drafts/solutions'), 'stray');
    const journal = { first: [], drafts: ['solutions'], last: [] };
    await writeFile(at('dist/.build.journal'), JSON.stringify(journal));
    await build('two');
    expect((await readdir(at('dist'), { recursive: true })).sort()).toEqual([
      '.build.json',
      'solutions',
      'solutions/a.html',
    ]);
    expect(await readFile(at('dist/solutions/a.html'), 'utf8')).toBe('two');
  });

  it('say which folder is on a disk without space', async () => {
    const filled = withOutputLock(at('dist'), async () => {
      const output = await openOutputFolder(at('dist'));
      await mkdir(at('dist/.build.drafts'));
      await symlink('/dev/full', at('dist/.build.drafts/a.html'));
      output.write('a.html', 'one');
    });
    await expect(filled).rejects.toThrow(`${at('dist')} cannot be filled. No space is left on its disk.`);
  });

  it('name the folder that stands in the place of their lock', async () => {
    await mkdir(at('dist/.build.lock'), { recursive: true });
    await expect(withOutputLock(at('dist'), async () => undefined)).rejects.toThrow(
      `${at('dist/.build.lock')} cannot be filled. A folder stands where a file is needed. Remove it`,
    );
  });

  it('say when their folder is a link that leads nowhere', async () => {
    await symlink(at('nowhere/deep'), at('dist'));
    await expect(withOutputLock(at('dist'), async () => undefined)).rejects.toThrow(
      `${at('dist')} cannot be filled. It is a link to a place that is not there. Remove it, or name`,
    );
  });

  it('say what to do where a file stands in their way', async () => {
    await writeFile(at('dist'), 'a file');
    await expect(withOutputLock(at('dist'), async () => undefined)).rejects.toThrow(
      `${at('dist')} cannot be filled. A file stands where a folder is needed. Remove it, or name another folder with --out.`,
    );
    await expect(withOutputLock(at('dist/deep'), async () => undefined)).rejects.toThrow('cannot be filled');
  });
});
