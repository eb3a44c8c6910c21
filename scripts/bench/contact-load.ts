import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { uuidV7 } from '../../src/site/services/uuid-v7.ts';

/** A process of its own that sends messages of the contact form over kept connections, and prints how it went. */
export type Load = { url: string; headers: Record<string, string>; clients: number; seconds: number };

/** What came of a load. Milliseconds. */
export type LoadResult = { perSecond: number; p50: number; p99: number; failed: number };

const { url, headers, clients, seconds } = JSON.parse(process.argv[2] ?? '{}') as Load;
const agent = new Agent({ keepAlive: true, maxSockets: clients });

/** Sends the contact form once; resolves with whether it was taken. */
const send = (): Promise<boolean> =>
  new Promise((resolve) => {
    const body = JSON.stringify({
      name: 'Ana Bench',
      email: 'ana@bench.example',
      company: 'Bench & Sons',
      inquiry: 'demo',
      message: `We would like to see a demo, please. ${randomUUID()}`,
    });
    const call = request(url, {
      agent,
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': uuidV7(Date.now() - 60_000),
      },
    });
    call.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode === 200));
    });
    call.on('error', () => resolve(false));
    call.end(body);
  });

const times: number[] = [];
let failed = 0;

const client = async (end: number): Promise<void> => {
  while (performance.now() < end) {
    const began = performance.now();
    if (!(await send())) failed += 1;
    times.push(performance.now() - began);
  }
};

const run = async (duration: number): Promise<number> => {
  const began = performance.now();
  await Promise.all(Array.from({ length: clients }, () => client(began + duration * 1000)));
  return (performance.now() - began) / 1000;
};

// The first second warms up both sides and does not count.
await run(1);
times.length = 0;
failed = 0;
const took = await run(seconds);
times.sort((left, right) => left - right);
const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
const result: LoadResult = { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), failed };
console.log(JSON.stringify(result));
agent.destroy();
