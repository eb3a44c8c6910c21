import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './build/build-site.ts';

const project = path.resolve(import.meta.dirname, '..');

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: project },
    out: { type: 'string', default: path.join(project, 'dist') },
  },
});

await buildSite({
  root: path.resolve(values.root),
  out: path.resolve(values.out),
  cache: path.join(project, '.cache'),
});
