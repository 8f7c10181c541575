import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ maxDelayMs: 200 });
});
afterAll(() => school.close());

const block = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

test('an overloaded process responds with 503 and Retry-After, and serves again afterwards', async () => {
  const ask = () => school.server.app.inject({ url: '/api/remind', headers: { 'accept-language': 'en' } });
  let shed: Awaited<ReturnType<typeof ask>> | undefined;
  await vi.waitFor(
    async () => {
      // The delay is the mean of the samples of one second, and an idle moment adds one sample every 10 ms: the block must outweigh them.
      block(3000);
      await new Promise((resolve) => setImmediate(resolve));
      shed = await ask();
      expect(shed.statusCode).toBe(503);
    },
    { timeout: 60_000, interval: 5 },
  );

  expect(shed?.headers['retry-after']).toBe('5');
  expect(shed?.json()).toMatchObject({ success: 0, code: 'request.busy', retryAfterSeconds: 5 });
  await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200), { timeout: 60_000, interval: 200 });
});
