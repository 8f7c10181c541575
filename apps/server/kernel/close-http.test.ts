import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { prepareClosing } from './close-http.ts';

// Longer than any test: the server has to close by itself.
const patienceMs = 600_000;

test('idle connections, used or unused, do not delay a process that closes', async () => {
  const app = Fastify();
  const close = prepareClosing(app, patienceMs);
  app.get('/', () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const [ahead, response] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all([once(ahead, 'connect'), once(response, 'connect')]);
  response.write('GET / HTTP/1.1\r\nHost: school\r\n\r\n');
  const [answered] = (await once(response, 'data')) as [Buffer];
  const ended = Promise.all([once(ahead, 'close'), once(response, 'close')]);

  await close();

  expect(answered.toString()).toContain('200 OK');
  expect(await ended).toHaveLength(2);
});
