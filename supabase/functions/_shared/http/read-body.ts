import { within } from '../within.ts';
import { Refusal } from './refusal.ts';
import { mediaType } from './request-headers.ts';

/** The largest body there is, in bytes. */
const bodyLimit = 32 * 1024;

/** No form nests; deeper nesting than this is an attack on the reader. */
const depthLimit = 16;

const tooLate = (): never => {
  throw new Refusal('request_timeout');
};

type Reader = ReadableStreamDefaultReader<Uint8Array>;

const readChunks = async (reader: Reader): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    // Counted while it streams: a length that is announced proves nothing.
    if (size > bodyLimit) throw new Refusal('payload_too_large');
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
};

/** The bytes of a body, at most 32 KiB and within the time there is. */
export const readBytes = async (request: Request, timeoutMs: number): Promise<Uint8Array> => {
  if (Number(request.headers.get('content-length')) > bodyLimit) throw new Refusal('payload_too_large');
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  try {
    return await within(readChunks(reader), timeoutMs, tooLate);
  } catch (error) {
    // The rest is not wanted; a body that broke off is no JSON.
    reader.cancel().catch(() => undefined);
    throw error instanceof Refusal ? error : new Refusal('invalid_json');
  }
};

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('invalid_utf8');
  }
};

/** Whether a JSON text nests deeper than the limit; brackets inside of strings do not count. One pass, no recursion. */
const isDeep = (text: string): boolean => {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (quoted && char === '\\') index += 1;
    else if (char === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth -= 1;
    if (depth > depthLimit) return true;
  }
  return false;
};

const parse = (text: string): unknown => {
  if (isDeep(text)) throw new Refusal('invalid_json');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid_json');
  }
};

const jsonTypes: readonly string[] = ['application/json'];

/**
 * The JSON object of a call, sent as one of these media types. Own properties only are to be read from it: `__proto__`
 * is a name like any other.
 */
export const readJson = async (
  request: Request,
  timeoutMs: number,
  types = jsonTypes,
): Promise<Record<string, unknown>> => {
  if (!types.includes(mediaType(request)) || request.headers.has('content-encoding')) {
    throw new Refusal('unsupported_media_type');
  }
  const value = parse(decode(await readBytes(request, timeoutMs)));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('invalid_json');
  return value as Record<string, unknown>;
};
