import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readAssets } from './read-assets.ts';

it('says how large pictures are, also those whose endings are in capitals', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  await mkdir(path.join(folder, 'images'));
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } });
  await photo.jpeg().toFile(path.join(folder, 'images/DSC_1.JPG'));
  await writeFile(
    path.join(folder, 'images/line.SVG'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 8"/>',
  );
  const sizeless = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  await writeFile(path.join(folder, 'images/none.svg'), sizeless);
  expect(await readAssets(folder)).toMatchObject({
    '/images/none.svg': { fault: { kind: 'sizeless', line: 2 } },
    '/images/DSC_1.JPG': { width: 40, height: 30, format: 'jpeg' },
    '/images/line.SVG': { width: 9, height: 8, format: 'svg' },
  });
  await rm(folder, { recursive: true });
});

it('tells a drawing with a letter of another encoding than it says, as browsers show nothing of it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 8">\n<title>Café</title></svg>';
  await writeFile(path.join(folder, 'right.svg'), svg);
  await writeFile(path.join(folder, 'old.svg'), svg, 'latin1');
  await writeFile(
    path.join(folder, 'said.svg'),
    `<?xml version="1.0" encoding="ISO-8859-1"?>${svg}`,
    'latin1',
  );
  const { '/right.svg': right, '/old.svg': old, '/said.svg': said } = await readAssets(folder);
  expect([right?.fault, old?.fault, said?.fault]).toEqual([
    undefined,
    { kind: 'misencoded', line: 2 },
    undefined,
  ]);
  await rm(folder, { recursive: true });
});

it('does not take a picture that this user may not read for a broken one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  const file = path.join(folder, 'line.svg');
  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 8"/>');
  await chmod(folder, 0o755);
  await chmod(file, 0o000);
  const script = `
    import { fileFacts } from '${import.meta.dirname}/file-facts.ts';
    await fileFacts('${file}').catch(({ code, path }) => console.log(code, path));
  `;
  // The system's own user may read everything.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const args = ['--input-type=module', '-e', script];
  expect(spawnSync(process.execPath, args, { ...user, encoding: 'utf8' }).stdout).toBe(`EACCES ${file}\n`);
  await rm(folder, { recursive: true });
});
