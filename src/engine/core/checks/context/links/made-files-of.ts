import { filesOfBuild } from '../../../addresses/files-of-build.ts';
import { perContext } from '../per-context.ts';

/** The files that the build of the site makes outside of its own folders, and what it makes them of. */
export const madeFilesOf = perContext(({ manifest }) => filesOfBuild(manifest));
