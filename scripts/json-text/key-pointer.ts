import { below } from '../../src/engine/core/checks/problems/problem.ts';

/** Where a key stands in every file of words. */
export const keyPointer = (key: string): string => below('', ...key.split('.'));
