import { remembered } from '../../../src/engine/core/remembered.ts';
import type { PageData, ResolvedPage } from '../../../src/engine/core/types.ts';

type Write = (value: unknown) => string;

/**
 * Writes payloads just as JSON.stringify does. What many pages have in common (the foot of the frame, the drawings of
 * icons, the settings) is most of a payload, and is written once.
 */
export const createPayloadText = (): ((data: PageData) => string) => {
  const write = remembered<object, string>((value) => JSON.stringify(value));
  const once: Write = (value) => write(value as object);
  const eachOnce: Write = (sections) => `[${(sections as object[]).map(write).join()}]`;
  const shared: { [name in keyof ResolvedPage]?: Write } = {
    after: eachOnce,
    error: once,
    icons: once,
    settings: once,
  };
  const property = ([name, value]: [string, unknown]): string =>
    `"${name}":${(shared[name as keyof ResolvedPage] ?? JSON.stringify)(value)}`;
  return ({ page, code }) => {
    const present = Object.entries(page).filter(([, value]) => value !== undefined);
    return `{"page":{${present.map(property).join()}},"code":${JSON.stringify(code)}}`;
  };
};
