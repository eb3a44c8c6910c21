import type { ServerResponse } from 'node:http';

/** An answer without what was asked for. */
export type RefusedAnswer = { status: number; text?: string; headers?: Record<string, string> };

/** What is said of an address at which there is nothing, where no page can say it. */
export const notFound: RefusedAnswer = { status: 404, text: 'Not found\n' };

/** What an answer says that could not be made; the terminal says why. */
export const failed: RefusedAnswer = { status: 500, text: 'The server failed\n' };

/** Answers with a refusal, or breaks off an answer that has already begun. */
export const refuse = (
  response: ServerResponse,
  { status, text = '', headers = {} }: RefusedAnswer,
): void => {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(text);
};
