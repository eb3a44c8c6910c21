import type { IncomingMessage } from 'node:http';
import type { HttpReply } from './reply.ts';

/** The request's address as it was written: two slashes at its start are a path, not another host. */
const requestUrl = ({ url = '/' }: IncomingMessage): URL | undefined => {
  const address = `http://localhost${url}`;
  return url.startsWith('/') && URL.canParse(address) ? new URL(address) : undefined;
};

/** The address that a request asks a site for, or why it cannot be answered. */
export const readRequest = (request: IncomingMessage): URL | HttpReply => {
  const url = requestUrl(request);
  if (!url) return { status: 400, body: 'The address cannot be read\n' };
  if (request.method === 'GET' || request.method === 'HEAD') return url;
  return { status: 405, body: 'Only GET and HEAD\n', headers: { allow: 'GET, HEAD' } };
};
