import { hash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** What tells this start of the computer from every other, where its system is Linux. Throws elsewhere. */
export const bootOfComputer = (): string => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();

const nameOfSpace = (): string => {
  try {
    return `${bootOfComputer()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
};

/**
 * Where this process runs: numbers of processes mean something only to those that run in the same space. Two computers
 * are two, and so are two containers of one computer.
 */
export const processSpace: string = hash('sha256', nameOfSpace()).slice(0, 8);
