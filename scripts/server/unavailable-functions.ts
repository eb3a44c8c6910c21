import type { IncomingMessage, ServerResponse } from 'node:http';

const prefix = '/functions/v1/';

/** Answers the forms' functions with a plain failure: there is no backend here. Returns whether it answered. */
export const unavailableFunctions = (request: IncomingMessage, response: ServerResponse): boolean => {
  if (!request.url?.startsWith(prefix)) return false;
  request.resume();
  response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(
    JSON.stringify({
      success: false,
      error: 'temporarily_unavailable',
      message: 'No backend is configured.',
    }),
  );
  return true;
};
