import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { cutText } from '@inkstone/base';
import { laterBy, toMarkdownLink, withoutMarkup, type RobotKind } from './kind.ts';

/** The group was dissolved, the token is none any more, or the robot was switched off. */
const endCodes = new Set([300001, 400013, 400101, 400102, 400106]);
const busyCodes = new Set([130101, 410100]);

const sign = (secret: string, now: Date): Record<string, string> => {
  const timestamp = String(now.getTime());
  return { timestamp, sign: createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64') };
};

/** Robots of DingTalk groups: signed in the query; too many posts silence them for ten minutes. */
export const dingtalk: RobotKind = {
  postsPerMinute: 20,
  maxBytes: 18_000,
  // One line end is none in its markdown.
  format: (text) => withoutMarkup(text).replaceAll(/\n+/g, '\n\n'),
  formatLink: toMarkdownLink,
  buildRequest({ address, secret }, text, now) {
    const url = new URL(address);
    for (const [name, value] of Object.entries(secret === null ? {} : sign(secret, now)))
      url.searchParams.set(name, value);
    const [title = ''] = text.split('\n');
    return { url: url.href, body: { msgtype: 'markdown', markdown: { title: cutText(title, 60), text } } };
  },
  answer: z.object({ errcode: z.int() }).transform(({ errcode }) => errcode),
  readCode(code, now) {
    if (code === 0) return { outcome: 'sent' };
    if (busyCodes.has(code)) return laterBy(now, 10);
    if (code === -1) return { outcome: 'retry', failure: `busy ${code}` };
    if (code === 310000) return { outcome: 'refused', failure: `security ${code}` };
    return endCodes.has(code)
      ? { outcome: 'gone', failure: `removed ${code}` }
      : { outcome: 'refused', failure: `unknown ${code}` };
  },
};
