import { writeTypes } from './types/write-types.ts';

console.log((await writeTypes()) ? 'src/generated written' : 'src/generated is fresh');
