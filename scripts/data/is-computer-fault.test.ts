import { expect, it } from 'vitest';
import { isComputerFault, isDiskFull } from './is-computer-fault.ts';

const ofFileSystem = (errno: number) => Object.assign(new Error('FS error'), { name: 'ErrnoError', errno });
const ofNode = (code: string) => Object.assign(new Error('it failed'), { code });
const judged = (error: unknown) => [isComputerFault(error), isDiskFull(error)];

it('knows a full disk, another fault of the computer and one of the data, by code, text and number', () => {
  const full = [
    ofNode('ENOSPC'),
    ofNode('53100'),
    ofFileSystem(51),
    ofFileSystem(19),
    new Error('No space left'),
  ];
  expect(full.map(judged)).toEqual(full.map(() => [true, true]));
  const others = [ofNode('EACCES'), ofFileSystem(69), new Error('out of memory')];
  expect(others.map(judged)).toEqual(others.map(() => [true, false]));
  const ofData = [ofNode('XX001'), ofFileSystem(44), new Error('Aborted(). Build with -sASSERTIONS')];
  expect(ofData.map(judged)).toEqual(ofData.map(() => [false, false]));
});
