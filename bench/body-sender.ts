import { request } from 'node:http';
import { workerData } from 'node:worker_threads';
import { connections } from './client.ts';

/** Sends anonymous bodies from its own thread, so that sending them does not delay the measured student. */
const { url, count } = workerData as { url: string; count: number };

const mostOfAnonymous = 16 * 1024;
const login = (bytes: number): string => {
  const rest = JSON.stringify({ username: '', password: 'wrong' }).length;
  return JSON.stringify({ username: 'a'.repeat(bytes - rest), password: 'wrong' });
};
/** As large as an anonymous body may be, larger, and as large as that of a signed-in student. */
const bodies = [
  { path: 'frontend/login', body: login(mostOfAnonymous) },
  { path: 'frontend/login', body: login(4 * 1024 * 1024) },
  { path: 'do/saveTopicAnswer', body: login(1024 * 1024) },
];

const agent = connections(count);

/** Sends one body, whatever the response. */
const send = ({ path, body }: { path: string; body: string }): Promise<void> =>
  new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const sending = request(`${url}/api/${path}`, { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.once('close', resolve);
    });
    sending.once('error', () => resolve());
    sending.end(body);
  });

const sendOn = async (first: number): Promise<never> => {
  for (let turn = first; ; turn += 1) await send(bodies[turn % bodies.length] ?? { path: '', body: '' });
};

for (let connection = 0; connection < count; connection += 1) void sendOn(connection);
