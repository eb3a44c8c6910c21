import { connect } from 'node:net';
import { publicKey, site } from './stack.ts';

type Raw = {
  address: string;
  method?: string;
  headers: Record<string, string>;
  chunks: (string | Buffer)[];
  pauseMs?: number;
};

/** Sends a request byte by byte as it is given, right or wrong. Gives the status, or 0 when the connection was cut. */
export const rawCall = ({ address, method = 'POST', headers, chunks, pauseMs = 0 }: Raw): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port, pathname } = new URL(address);
    const socket = connect(Number(port), hostname);
    const head = { host: 'functions', origin: site, authorization: `Bearer ${publicKey}`, ...headers };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    let answer = '';
    const done = () => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0));
      socket.destroy();
    };
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('\r\n\r\n')) done();
    });
    socket.on('error', done);
    socket.on('close', done);
    socket.setTimeout(8000, done);
    const send = async () => {
      socket.write(`${method} ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`);
      for (const chunk of chunks) {
        if (socket.destroyed) return;
        socket.write(chunk);
        if (pauseMs > 0) await new Promise((next) => setTimeout(next, pauseMs));
      }
    };
    void send();
  });

/** Chunks as `transfer-encoding: chunked` writes them. */
export const chunked = (parts: string[]): string[] => [
  ...parts.map((part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`),
  '0\r\n\r\n',
];
