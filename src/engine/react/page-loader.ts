import type { Constants } from '../../generated/types.ts';
import { dataPath } from '../core/addresses/output-paths.ts';
import type { PageData } from '../core/types.ts';
import { withDeadline } from './with-deadline.ts';

/**
 * Fetches payloads, and tries again when the network fails, but not when it falls silent: who has waited as long gets
 * the document. `kept` fetches each once for a while. `fresh` fetches anew, unless the new payload is given, and forgets
 * all others, because the content changed.
 */
export type PageLoader = {
  kept: (address: URL) => Promise<PageData>;
  fresh: (address: URL, given?: PageData) => PageData | Promise<PageData>;
};

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The wait before retry number `attempt` (from 0): doubled each time, from one second up to the cap. */
const retryDelay = (attempt: number, cap: number): number => Math.min(1000 * 2 ** attempt, cap);

/** The server failed for a moment. */
class Unavailable extends Error {}

/** Whether another try may bring the page: the network or the server failed, and said so. */
const mayRecover = (error: unknown) => error instanceof TypeError || error instanceof Unavailable;

const fetchOnce = async (url: string): Promise<PageData> => {
  const response = await fetch(url, { headers: { accept: 'application/json' } });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.status >= 500) throw new Unavailable(`${url} answered ${response.status}`);
  if (!isJson) throw new Error(`${url} is not a page of this site`);
  return (await response.json()) as PageData;
};

const fetchWithRetries = async (
  url: string,
  constants: Required<Constants>,
  attempt = 0,
): Promise<PageData> => {
  try {
    return await withDeadline(fetchOnce(url));
  } catch (error) {
    if (attempt >= constants.fetchRetries || !mayRecover(error)) throw error;
    await wait(retryDelay(attempt, constants.retryDelayCap));
    return fetchWithRetries(url, constants, attempt + 1);
  }
};

/** The address of the payload behind an address of the site; `slug` is the only query that chooses a page. */
const payloadAddress = ({ pathname, searchParams }: URL): string => {
  const slug = searchParams.get('slug');
  return dataPath(pathname) + (slug === null ? '' : `?slug=${encodeURIComponent(slug)}`);
};

/** A loader with its own memory; failures are not kept. Numbers come from the site's constants. */
export const createPageLoader = (constants: Required<Constants>): PageLoader => {
  const cache = new Map<string, Promise<PageData>>();
  const load = (address: URL) => {
    const url = payloadAddress(address);
    const loading = fetchWithRetries(url, constants);
    cache.set(url, loading);
    loading.then(
      () => setTimeout(() => cache.delete(url), constants.cacheTime),
      () => cache.delete(url),
    );
    return loading;
  };
  let changes = 0;
  const fresh: PageLoader['fresh'] = (address, given) => {
    changes += 1;
    cache.clear();
    return given ?? load(address);
  };
  const kept: PageLoader['kept'] = async (address) => {
    const before = changes;
    const data = await (cache.get(payloadAddress(address)) ?? load(address));
    return changes === before ? data : kept(address);
  };
  return { fresh, kept };
};
