import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod';

/** A small server in place of the services of group robots. */
export interface RobotRecorder {
  /** For `openSchool`: every service leads here. */
  origins: Record<string, string>;
  posts: { url: string; body: Record<string, unknown> }[];
  /** What the next posts are answered; without one, that all is well. */
  answers: { status: number; body: object }[];
  /** Takes posts and answers none of them until the function that it returns is called. */
  hold(): () => void;
  reset(): void;
  close(): Promise<void>;
}

/** Starts a recorder of what is posted to groups. */
export const openRobotRecorder = async (): Promise<RobotRecorder> => {
  const posts: RobotRecorder['posts'] = [];
  const answers: RobotRecorder['answers'] = [];
  let gate = Promise.resolve();
  const record = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = z.record(z.string(), z.unknown()).parse(await json(request));
    posts.push({ url: request.url ?? '', body });
    await gate;
    const answer = answers.shift() ?? { status: 200, body: { errcode: 0, errmsg: 'ok', code: 0 } };
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  };
  const server = createServer((request, response) => void record(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origins: { 'qyapi.weixin.qq.com': origin, 'oapi.dingtalk.com': origin, 'open.feishu.cn': origin },
    posts,
    answers,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    reset() {
      posts.length = 0;
      answers.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
