import type { FunctionsConfig } from './read-config.ts';

/** The database: one call of an SQL function at a time, parameters as `$1`, JSON passed as `$1::text::jsonb`. */
export type Db = { query: <Row>(text: string, params?: readonly unknown[]) => Promise<Row[]> };

/** One line of the log: what happened, never an address, a text of a visitor or of the database. */
export type LogLine = {
  level: 'info' | 'warn' | 'error';
  event: string;
  requestId?: string;
  [detail: string]: string | number | boolean | undefined;
};

/** What a server of the functions has of the world around it, the same for every call. */
export type ServerDeps = {
  db: Db;
  config: FunctionsConfig;
  now: () => Date;
  fetch: typeof fetch;
  log: (line: LogLine) => void;
};

/** Everything the handlers need of the world around them. */
export type Deps = ServerDeps & {
  /** Sends due mails after the answer is given. */
  drainLater: () => void;
  /** Where a request comes from, as far as it can be trusted. */
  clientAddress: (request: Request) => string;
};

/** A function of the site: it runs unchanged on Deno and on Node. */
export type Handler = (deps: Deps, request: Request) => Promise<Response>;
