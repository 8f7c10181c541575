import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { connectionsFor, limitConnections, readHandleLimit } from './connections.ts';

const closes: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

/** Starts a server with a connection limit; returns its port. */
const serve = async (most: number): Promise<number> => {
  const app = Fastify();
  limitConnections(app, most);
  app.get('/', () => 'here');
  app.get('/healthz', () => 'well');
  await app.listen({ port: 0, host: '127.0.0.1' });
  closes.push(() => app.close());
  return (app.server.address() as { port: number }).port;
};

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  closes.unshift(() => socket.destroy());
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
};

/** The response head that a connection receives. */
const ask = async (socket: Socket, url = '/'): Promise<string> => {
  socket.write(`GET ${url} HTTP/1.1\r\nhost: here\r\n\r\n`);
  return new Promise((resolve) => socket.once('data', (piece: Buffer) => resolve(piece.toString())));
};

test('a connection above the limit gets a 503 with Retry-After, and the others keep working', async () => {
  const port = await serve(3);
  const sockets = [await open(port), await open(port), await open(port)];
  for (const socket of sockets) expect(await ask(socket)).toMatch(/^HTTP\/1.1 200/);
  const above = await open(port);

  expect(await ask(above, '/healthz')).toMatch(/^HTTP\/1.1 200/);
  const refused = await ask(above);
  expect(refused).toMatch(/^HTTP\/1.1 503/);
  expect(refused).toMatch(/retry-after: 5\r\n/i);
  expect(refused).toMatch(/connection: close\r\n/i);
  await new Promise((resolve) => above.once('close', resolve).resume());
  for (const socket of sockets) expect(await ask(socket)).toMatch(/^HTTP\/1.1 200/);
});

test.each([
  [1024, 472],
  [1_048_576, 524_248],
  [60, 8],
  [null, null],
])('a limit of %s open files allows %s connections', (handles, most) => {
  expect(connectionsFor(handles)).toBe(most);
});

test('the limit of open files is read where the system reports it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-limits-'));
  closes.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'limits');
  writeFileSync(
    file,
    'Max processes             7000                 7000                 processes\nMax open files            1024                 524288               files\n',
  );
  expect(readHandleLimit(file)).toBe(1024);
  writeFileSync(file, 'Max open files            unlimited            unlimited            files\n');
  expect(readHandleLimit(file)).toBeNull();
  expect(readHandleLimit(path.join(folder, 'none'))).toBeNull();
});
