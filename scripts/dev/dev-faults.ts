import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { reasonOf } from '../../src/engine/core/reason-of.ts';
import { placedProblem } from '../build/code/code-fault.ts';
import { codePlace } from '../build/code/code-place.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';

/** What a browser tells of a fault: its message and stack. */
type BrowserFault = { message: string; stack: string };

const sectionFile = /^src\/site\/sections\/([^/]+)\//;

const placeParts = /^(.+):(\d+):(\d+)$/;

const atPlace = (place: string | undefined, messageIn: (file: string) => string): LocatedProblem => {
  const [, file = 'src', line = 1, column = 1] = placeParts.exec(place ?? '') ?? [];
  return placedProblem(file, messageIn(file), [Number(line), Number(column)]);
};

/** A fault that only a browser has met, at its place in the sources. `clientFolder` has what the browser was sent. */
export const browserProblem = ({ message, stack }: BrowserFault, clientFolder: string): LocatedProblem => {
  const sent = stack.replaceAll(/https?:\/\/[^/\s]+(?=\/assets\/)/g, pathToFileURL(clientFolder).href);
  return atPlace(codePlace(Object.assign(new Error(message), { stack: sent }), clientFolder), (file) => {
    const [, type] = sectionFile.exec(file) ?? [];
    const what = type === undefined ? 'The page' : `The section "${type}"`;
    return `${what} failed in the browser: ${message}`;
  });
};

/** Why a page could not be rendered, at the place in the sources where it failed. */
export const renderProblem = (error: unknown, serverBundle: string): LocatedProblem => {
  const { cause = error } = error as Error;
  return atPlace(codePlace(cause, path.dirname(serverBundle)), () => reasonOf(error));
};

/** What makes two faults the same: a section that fails on every page is told once. */
const nameOf = ({ file, line, message }: LocatedProblem) =>
  `${file}:${line} ${message.replace(/^.* could not be rendered: /, '')}`;

/** What failed while pages were drawn, of one version of the site: another one may be right. */
export const createFaults = () => {
  let known = new Map<string, LocatedProblem>();
  let of = '';
  return {
    /** Keeps a fault of a version; whether it is new. */
    add: (version: string, problem: LocatedProblem): boolean => {
      if (version !== of) known = new Map();
      of = version;
      const name = nameOf(problem);
      const isNew = !known.has(name);
      if (isNew) known.set(name, problem);
      return isNew;
    },
    at: (version: string): LocatedProblem[] => (version === of ? [...known.values()] : []),
  };
};
