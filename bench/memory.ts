import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from './figures.ts';
import type { RunningServer } from './processes.ts';
import type { World } from './world.ts';

const listen = (url: string, token: string): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const request = http.get(
      `${url}/api/message/stream`,
      { headers: { authorization: `Bearer ${token}` } },
      (stream) => {
        stream.once('data', () => resolve(() => request.destroy()));
        stream.on('error', () => undefined);
      },
    );
    request.on('error', reject);
  });

/** Memory of a server process with a thousand open push streams. */
export const memory = async ({ product, world }: { product: RunningServer; world: World }): Promise<Figure[]> => {
  // Right after the first response, garbage of the start is still in memory.
  await pause(2000);
  const before = product.memory();
  const open: (() => void)[] = [];
  for (let from = 0; from < world.students.length; from += 50) {
    const some = world.students.slice(from, from + 50);
    open.push(...(await Promise.all(some.map(({ token }) => listen(product.url, token)))));
  }
  await pause(2000);
  const after = product.memory();
  for (const close of open) close();
  return [
    { what: 'Memory of the server process before', value: before / 1e6, unit: 'MB' },
    {
      what: `Memory with ${open.length} signed-in students and push open`,
      value: after / 1e6,
      unit: 'MB',
      atMost: 300,
    },
  ];
};
