import { placeKey } from '../../problems/place-keys.ts';
import type { Marked } from './marked.ts';

/** The object or list that a mark stands in: the same for all that stands beside each other. */
export const holderOf = ({ place: { file }, within = '' }: Marked): string =>
  placeKey({ file, pointer: within });
