import { once } from 'node:events';
import { Agent, request as sendRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addRequestTimeouts } from './request-timeouts.ts';

const endlessBytes = function* (): Generator<Buffer> {
  for (;;) yield Buffer.alloc(65_536);
};

/** A server that answers after the connection has been silent for the granted time, on its own port. */
const openSlowServer = async (silenceMs?: number) => {
  const app = Fastify();
  addRequestTimeouts(app, silenceMs === undefined ? {} : { silenceMs, unreadMs: silenceMs });
  app.get('/film', (_request, reply) => reply.send(Readable.from(endlessBytes())));
  app.post('/slow', async (request) => {
    // Shortens the socket's timeout to simulate a long silence; the server sets its own after dispatching the request.
    await setImmediate();
    await once(request.raw.socket.setTimeout(1), 'timeout');
    return { answered: request.body };
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, port: Number(new URL(url).port) };
};

const readAll = async (socket: Socket): Promise<string> => {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, 'close');
  return text;
};

test('a client that has sent everything gets its response, however long the server works', async () => {
  const { app, url } = await openSlowServer();
  const headers = { 'content-type': 'application/json' };
  const withBody = await fetch(`${url}/slow`, { method: 'POST', headers, body: '{"a":1}' });
  const withoutBody = await fetch(`${url}/slow`, { method: 'POST' });

  expect(await withBody.json()).toEqual({ answered: { a: 1 } });
  expect(withoutBody.status).toBe(200);
  await app.close();
});

test('a client that stops in the middle of a body is disconnected', async () => {
  const { app, port } = await openSlowServer(30);
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /slow HTTP/1.1\r\nhost: school\r\ncontent-type: application/json\r\ncontent-length: 7\r\n\r\n{"a"',
  );

  expect(await readAll(socket)).not.toContain('200 OK');
  await app.close();
});

test('a client that does not read the file that it asked for is disconnected', async () => {
  const { app, port } = await openSlowServer(30);
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(port, '127.0.0.1').pause();
  socket.write('GET /film HTTP/1.1\r\nhost: school\r\n\r\n');
  const [connection] = await accepted;
  await once(connection, 'close');

  expect(connection.destroyed).toBe(true);
  socket.destroy();
  await app.close();
});

/** A server that refuses a form once its first part has begun, as a call does that knows the sender's work is over. */
const openRefusingServer = async () => {
  const app = Fastify();
  addRequestTimeouts(app);
  await app.register(multipart);
  app.post('/form', async (request, reply) => {
    await request.parts().next();
    return reply.code(409).send({ refused: true });
  });
  app.get('/next', () => ({ served: true }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (path: string, options: RequestOptions, body?: Buffer) => {
    const request = sendRequest(`${url}${path}`, { agent, ...options }).end(body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await response.toArray();
    return { status: response.statusCode, isSameConnection: request.reusedSocket };
  };
  return { send, close: () => (agent.destroy(), app.close()) };
};

test('a form that is refused before its file was read leaves its connection to the next request', async () => {
  const { send, close } = await openRefusingServer();
  const form = [
    '--part\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n',
    Buffer.alloc(2_000_000),
    '\r\n--part--\r\n',
  ];
  const headers = { 'content-type': 'multipart/form-data; boundary=part' };
  const body = Buffer.concat(form.map((part) => Buffer.from(part)));

  expect(await send('/form', { method: 'POST', headers }, body)).toMatchObject({ status: 409 });
  expect(await send('/next', { method: 'GET' })).toEqual({ status: 200, isSameConnection: true });
  await close();
});
