import type { ServerResponse } from 'node:http';

/** An answer from memory, whole. */
export type HttpReply = {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

/** What is said of an address at which there is nothing, where no page can say it. */
export const notFound: HttpReply = { status: 404, body: 'Not found\n' };

/** What an answer says that could not be made; the terminal says why. */
export const failed: HttpReply = { status: 500, body: 'The server failed\n' };

/** Answers from memory, or breaks off an answer that has already begun. */
export const reply = (
  response: ServerResponse,
  { status = 200, type = 'text/plain; charset=utf-8', headers = {}, body = '' }: HttpReply,
): void => {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-type': type, ...headers }).end(body);
};
