import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOutputFolder } from './output-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'output-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  for (const file of [sealFile(), source()]) await rm(file, { force: true });
});

const sealFile = () => `${folder}-seal.json`;
const open = () => openOutputFolder(folder, sealFile());

/** A file that is copied into the folder. */
const source = () => `${folder}-source.svg`;

/** A build that writes files and nothing else. */
const build = async (texts: Record<string, string>) => {
  const output = await open();
  for (const [file, text] of Object.entries(texts)) output.write(file, text);
  output.finish({ pages: {} });
};

const files = async () => (await readdir(folder, { recursive: true })).sort();

describe('the output folder', () => {
  it('writes only what changed and removes what no longer belongs', async () => {
    const first = await open();
    await first.write('a.html', 'one');
    await first.write('b.html', 'two');
    await first.finish({ pages: { '/a': { key: 'key', css: ['a.css'] } } });
    const second = await open();
    await second.write('a.html', 'one');
    await second.finish({ pages: {} });
    expect(second.state.pages).toEqual({ '/a': { key: 'key', css: ['a.css'] } });
    expect(second.counts).toEqual({ written: 0, kept: 1, removed: 1 });
    expect(await files()).toEqual(['.build.json', 'a.html']);
  });
  it('keeps the compressed twin of a file that stays', async () => {
    await build({ 'a.html': 'one' });
    await writeFile(path.join(folder, 'a.html.br'), 'x');
    await writeFile(path.join(folder, 'gone.html.br'), 'x');
    const second = await open();
    second.keep('a.html');
    await second.finish({ pages: {} });
    expect(await files()).toEqual(['.build.json', 'a.html', 'a.html.br']);
  });
  it('copies a file once', async () => {
    await writeFile(source(), '<svg/>');
    const first = await open();
    await first.copy(source(), 'images/a.svg');
    await first.finish({ pages: {} });
    const second = await open();
    await second.copy(source(), 'images/a.svg');
    expect(second.counts).toMatchObject({ written: 0, kept: 1 });
    expect(await readFile(path.join(folder, 'images/a.svg'), 'utf8')).toBe('<svg/>');
  });
  it('copies a file again that was replaced by one of the same size and time', async () => {
    const copied = async (text: string) => {
      await writeFile(source(), text);
      await utimes(source(), 1, 1);
      const output = await open();
      output.copy(source(), 'a.svg');
      output.finish({ pages: {} });
      return readFile(path.join(folder, 'a.svg'), 'utf8');
    };
    expect(await copied('<svg id="1"/>')).toBe('<svg id="1"/>');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await copied('<svg id="2"/>')).toBe('<svg id="2"/>');
  });
  it('copies a file again that was edited between its copy and the end of the build, whatever time it shows', async () => {
    const edit = async (text: string) => {
      await writeFile(source(), text);
      await utimes(source(), 1, 1);
      await new Promise((resolve) => setTimeout(resolve, 80));
    };
    const copiedBeside = async (meanwhile: () => Promise<void>) => {
      const output = await open();
      output.copy(source(), 'a.svg');
      await meanwhile();
      output.finish({ pages: {} });
      return readFile(path.join(folder, 'a.svg'), 'utf8');
    };
    await edit('<svg id="1"/>');
    expect(await copiedBeside(() => edit('<svg id="2"/>'))).toBe('<svg id="1"/>');
    expect(await copiedBeside(async () => undefined)).toBe('<svg id="2"/>');
  });
  it.each([
    ['edited', (file: string) => writeFile(file, 'two')],
    ['touched', (file: string) => utimes(file, 1, 1)],
    ['removed', (file: string) => rm(file)],
    ['joined by another', (file: string) => writeFile(`${file}.html`, 'one')],
  ])('believes nothing of what was noted once a file was %s by hand', async (_, touch) => {
    const pages = { '/a': { key: 'key', css: ['a.css'] } };
    const first = await open();
    first.write('a.html', 'one');
    const seal = first.finish({ pages });
    expect(await open()).toMatchObject({ seal, state: { pages } });
    await touch(path.join(folder, 'a.html'));
    const second = await open();
    expect(second).toMatchObject({ seal: undefined, state: { pages: {} } });
    expect(second.has('a.html')).toBe(false);
    second.write('a.html', 'one');
    second.finish({ pages });
    expect(await readFile(path.join(folder, 'a.html'), 'utf8')).toBe('one');
    expect((await open()).state).toEqual({ pages });
    expect(await files()).toEqual(['.build.json', 'a.html']);
  });
  it('takes no file that stands where another one needs a folder, and stays as it was', async () => {
    await build({ 'a.html': 'one', 'images/b.svg': 'one' });
    await expect(build({ 'a.html': 'two', images: 'two', 'images/b.svg': 'one' })).rejects.toThrow(
      '"images" and "images/b.svg" cannot both be in the built site',
    );
    expect(await readFile(path.join(folder, 'a.html'), 'utf8')).toBe('one');
    expect(await files()).not.toContain('.build.journal');
  });
  it('believes nothing in the notes of another build', async () => {
    const notesOf = async (text: string) => {
      const output = await open();
      output.write('a.html', text);
      output.finish({ pages: { '/a': { key: text, css: ['a.css'] } } });
      return readFile(path.join(folder, '.build.json'));
    };
    const notes = await notesOf('one');
    await notesOf('two');
    await writeFile(path.join(folder, '.build.json'), notes);
    expect((await open()).state).toEqual({ pages: {} });
  });
  it('is filled again when its notes are gone', async () => {
    await build({ 'a.html': 'one' });
    await rm(path.join(folder, '.build.json'));
    await writeFile(path.join(folder, 'a.html'), 'torn');
    expect((await open()).state).toEqual({ pages: {} });
  });
  it('replaces links that somebody put there, and writes nothing through them', async () => {
    const elsewhere = await mkdtemp(path.join(tmpdir(), 'elsewhere-'));
    const texts = { 'a.html': 'one', 'assets/b.css': 'one' };
    await build(texts);
    await rm(path.join(folder, 'assets'), { recursive: true });
    await rename(path.join(folder, 'a.html'), path.join(elsewhere, 'a.html'));
    await symlink(path.join(elsewhere, 'a.html'), path.join(folder, 'a.html'));
    for (const name of ['assets', 'link']) await symlink(elsewhere, path.join(folder, name));
    await build(texts);
    expect(await files()).toEqual(['.build.json', 'a.html', 'assets', 'assets/b.css']);
    expect((await lstat(path.join(folder, 'a.html'))).isFile()).toBe(true);
    expect(await readdir(elsewhere)).toEqual(['a.html']);
    await rm(elsewhere, { recursive: true });
  });
  it('refuses a folder with files that no build made: they would be lost', async () => {
    await mkdir(path.join(folder, 'photos'));
    await writeFile(path.join(folder, 'photos/mine.jpg'), '');
    await expect(open()).rejects.toThrow('holds files, and no .build.json that says');
  });
  it('shows nothing of a build before all of it is there', async () => {
    await build({ 'a.html': 'one' });
    const second = await open();
    second.write('a.html', 'two');
    second.write('b.html', 'new');
    expect(await readFile(path.join(folder, 'a.html'), 'utf8')).toBe('one');
    expect(await readdir(folder)).not.toContain('b.html');
    second.finish({ pages: {} });
    expect(await readFile(path.join(folder, 'a.html'), 'utf8')).toBe('two');
    expect(await files()).toEqual(['.build.json', 'a.html', 'b.html']);
  });
  it('lets a folder stand where a file stood, and the other way round, and keeps no empty folder', async () => {
    const builtOf = async (...names: string[]) => {
      await build(Object.fromEntries(names.map((name) => [name, name])));
      return files();
    };
    await builtOf('one', 'two/a/b.svg', 'Three.svg');
    expect(await builtOf('one/a.svg', 'two', 'three.svg')).toEqual([
      '.build.json',
      'one',
      'one/a.svg',
      'three.svg',
      'two',
    ]);
    expect(await builtOf('two')).toEqual(['.build.json', 'two']);
  });
  it('removes the compressed twin of a file that is replaced by an older one', async () => {
    await build({ 'a.svg': '<svg/>' });
    await writeFile(path.join(folder, 'a.svg.br'), 'x');
    await writeFile(source(), '<svg id="a"/>');
    await utimes(source(), 1, 1);
    const second = await open();
    second.copy(source(), 'a.svg');
    second.finish({ pages: {} });
    expect(await files()).toEqual(['.build.json', 'a.svg']);
  });
  it('believes nothing in torn notes, and takes those of another program for no build', async () => {
    await writeFile(path.join(folder, 'a.html'), 'one');
    await writeFile(path.join(folder, '.build.json'), '{"pages":{"/a":{"k');
    expect((await open()).state).toEqual({ pages: {} });
    for (const foreign of ['null', '[]', '{"pages":3}', '{"pages":{"/a":null}}']) {
      await writeFile(path.join(folder, '.build.json'), foreign);
      await expect(open()).rejects.toThrow('holds files, and no .build.json that says');
    }
  });
});
