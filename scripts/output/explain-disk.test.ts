import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainDisk, whereWritable } from './explain-disk.ts';

const refused = (code: string, path?: string) => Object.assign(new Error(`${code}: refused`), { code, path });

describe('what a disk refuses', () => {
  it('is told in words, with the folder and what to do', () => {
    const error = refused('ENOSPC', '/site/.cache/share/a.png');
    expect(explainDisk(error, '/site/.cache')).toMatchObject({
      message: '/site/.cache cannot be filled. No space is left on its disk. Make some, and try again.',
    });
    expect(explainDisk(refused('EACCES', '/site/dist/a.html'), '/site/dist', ', or wait')).toMatchObject({
      message: '/site/dist cannot be filled. Its permissions do not allow that. Change them, or wait.',
    });
  });

  it('is told where a name is too long for the disk', () => {
    const folder = `/site/${'a'.repeat(300)}`;
    expect(explainDisk(refused('ENAMETOOLONG', folder), folder)).toMatchObject({
      message: `${folder} cannot be filled. Its name is too long. Shorten it.`,
    });
  });

  it('names what stands in the way of a file', () => {
    const error = Object.assign(refused('EISDIR', '/site/dist/a'), { dest: '/site/dist/about.html' });
    expect(explainDisk(error, '/site/dist')).toMatchObject({
      message: '/site/dist/about.html cannot be filled. A folder stands where a file is needed. Remove it.',
    });
  });

  it('names the file that stands for a folder somewhere above', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'explain-'));
    const cache = path.join(folder, '.cache');
    await writeFile(cache, '');
    expect(explainDisk(refused('ENOTDIR', path.join(cache, 'code/a.tmp')), cache)).toMatchObject({
      message: `${cache} cannot be filled. A file stands where a folder is needed. Remove it.`,
    });
    await rm(folder, { recursive: true });
  });

  it('is told of the folder that something is copied to', () => {
    const error = Object.assign(refused('ENOSPC', '/site/.cache/a.png'), { dest: '/site/dist/a.png' });
    expect(explainDisk(error, '/site/.cache')).toBe(error);
    expect(explainDisk(error, '/site/dist')).toMatchObject({
      message: expect.stringContaining('/site/dist cannot be filled.') as string,
    });
  });

  it('is told in words when the disk does not say which file it was', () => {
    const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(explainDisk(error, '/site/.cache')).toMatchObject({
      message: '/site/.cache cannot be filled. No space is left on its disk. Make some, and try again.',
    });
  });

  it('is told in words when it is the bundler that met it', () => {
    const error = new Error(
      'Failed to write file in /site/.cache/code/a.js\nNo space left on device (os error 28)',
    );
    expect(explainDisk(error, '/site/.cache')).toMatchObject({
      message: expect.stringContaining('No space is left on its disk.') as string,
    });
  });

  it.each([refused('ENOSPC', '/elsewhere/a'), refused('EIO', '/site/.cache/a'), new Error('no bread')])(
    'is left as it is where it is something else: %s',
    (error) => {
      expect(explainDisk(error, '/site/.cache')).toBe(error);
    },
  );

  it('does not keep a build from ending well that only saves time for the next', () => {
    const fail = (code: string) => () => {
      throw refused(code);
    };
    expect(() => whereWritable(fail('EACCES'))).not.toThrow();
    expect(() => whereWritable(fail('EISDIR'))).toThrow('EISDIR');
  });
});
