import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What is in a file of any kind, as a SHA-256. Throws when it cannot be read. */
export const fileHash = (file: string): string => hash('sha256', readFileSync(file));
