import { perContext } from '../../context/per-context.ts';
import { closestKey, forFirst } from '../../suggestions/closest.ts';

/** Finds the key that is most like a wrong one, for the first of these. */
export const knownKeyLike = perContext(() => forFirst(closestKey));
