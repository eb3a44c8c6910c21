import { createRecent } from '../../src/engine/core/memory/recent.ts';
import { parseJson } from '../site/file-reader.ts';

const known = createRecent<{ value: unknown }>(4);

/**
 * What the text of a file says, as far as it can be read. The last few are remembered: each of many problems in a large
 * file is compared with what that said before.
 */
export const documentOf = (file: string, text: string): unknown => {
  const kept = known.get(text) ?? parseJson(file, text);
  known.set(text, kept);
  return kept.value;
};
