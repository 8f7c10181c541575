import { afterEach, expect, test } from 'vitest';
import { openThreadQueue, ThreadEndedError, type ThreadQueue } from './thread-queue.ts';

/** A thread that counts its tasks, and exits or stops responding on request. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads';
    let asked = 0;
    parentPort.on('message', (task) => {
      asked += 1;
      if (task === 'end') process.exit(1);
      if (task === 'throw') throw new Error('broken');
      if (task !== 'silence') parentPort.postMessage(task + ' ' + asked + ' of ' + workerData);
    });
  `)}`,
);

let queue: ThreadQueue<string, string>;
const open = () => (queue = openThreadQueue<string, string>({ program, start: 'the thread' }));
afterEach(() => queue.close());

test('one thread handles tasks one after the other, in order', async () => {
  const { run } = open();
  expect(await Promise.all([run('a'), run('b'), run('c')])).toEqual([
    'a 1 of the thread',
    'b 2 of the thread',
    'c 3 of the thread',
  ]);
});

test.each(['end', 'throw'])(
  'a thread that ends by "%s" fails its own task only, and the next task gets a new thread',
  async (end) => {
    const { run } = open();
    const [ended, next] = [run(end), run('next')];
    await expect(ended).rejects.toThrow(ThreadEndedError);
    expect(await next).toBe('next 1 of the thread');
  },
);

test('a task that times out ends with its thread, and the next one gets a new thread', async () => {
  const { run } = open();
  await expect(run('silence', { seconds: 0.01 })).rejects.toThrow(/took longer than 0.01 seconds/);
  expect(await run('next')).toBe('next 1 of the thread');
});
