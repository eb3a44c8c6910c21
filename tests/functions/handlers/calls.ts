import { request as httpRequest } from 'node:http';
import { uuidV7 } from '../../../src/site/services/uuid-v7.ts';
import { publicKey, type Stack, site } from './stack.ts';

/** An answer of a function, read whole. */
export type Reply = { status: number; headers: Headers; body: Record<string, unknown>; text: string };

/** A whole message of the contact form. */
export const message = {
  name: 'Ana Pérez',
  email: 'ana@visitor.example',
  company: 'Visitor Ltd',
  inquiry: 'demo',
  message: 'Hello, please call me next week.',
};

/** A key as the browser makes it, of a form that was first touched a minute ago. */
export const formKey = (touched = Date.now() - 60_000): string => uuidV7(touched);

/** The headers of a call of the site's page. Undefined takes one out. */
export const pageHeaders = (changed: Record<string, string | undefined> = {}): Record<string, string> => {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${publicKey}`,
    origin: site,
    ...changed,
  };
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
};

const bodyOf = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** Calls a function over HTTP. */
export const call = async (stack: Stack, name: string, init: RequestInit): Promise<Reply> => {
  const response = await fetch(stack.address(name), { redirect: 'manual', ...init });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: bodyOf(text), text };
};

type Sent = { headers?: Record<string, string | undefined> };

const post =
  (name: string) =>
  (stack: Stack, body: unknown, { headers }: Sent = {}): Promise<Reply> =>
    call(stack, name, {
      method: 'POST',
      headers: pageHeaders(headers),
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

/** Sends the contact form; a text is sent as it is. */
export const sendContact = post('resend-email');

/** Sends the newsletter form. */
export const subscribe = post('newsletter-subscribe');

/** Sends what the page to unsubscribe sends. */
export const unsubscribe = post('newsletter-unsubscribe');

/** Calls a function from another address of this computer, as another client. */
export const callFrom = (localAddress: string, address: string, body: unknown) =>
  new Promise<Pick<Reply, 'status' | 'body'>>((resolve, reject) => {
    const request = httpRequest(address, { method: 'POST', headers: pageHeaders(), localAddress });
    request.on('response', async (response) => {
      const chunks = await response.toArray();
      resolve({ status: response.statusCode ?? 0, body: bodyOf(Buffer.concat(chunks).toString('utf8')) });
    });
    request.on('error', reject);
    request.end(JSON.stringify(body));
  });
