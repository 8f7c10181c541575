import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { toTrustProxyOption, type TrustedProxy } from './trust-proxy.ts';

/** The caller's address as the server determines it from the remote address and the X-Forwarded-For header. */
const callerBehind = async (trusted: TrustedProxy, remoteAddress: string, forwarded: string): Promise<string> => {
  const app = Fastify({ trustProxy: toTrustProxyOption(trusted) });
  app.get('/', (request) => ({ ip: request.ip }));
  const answered = await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  return answered.json<{ ip: string }>().ip;
};

const proxy = '10.0.0.2';
const student = '203.0.113.7';
const invented = '198.51.100.9';

test.each<[TrustedProxy, string, string, string]>([
  [false, student, invented, student],
  [1, proxy, student, student],
  [1, proxy, `${invented}, ${student}`, student],
  [2, proxy, `${invented}, ${student}, 10.0.0.3`, student],
  [['10.0.0.0/8'], proxy, `${invented}, ${student}`, student],
  [['10.0.0.0/8'], proxy, `${invented}, ${student}, 10.0.0.3`, student],
  [['10.0.0.0/8'], student, invented, student],
])(
  'with trust %s, a request from %s that was forwarded for %s has the address %s',
  async (trusted, from, forwarded, ip) => {
    expect(await callerBehind(trusted, from, forwarded)).toBe(ip);
  },
);
