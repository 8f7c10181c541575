import * as z from 'zod';
import { laterBy, toMarkdownLink, withoutMarkup, type RobotKind } from './kind.ts';

/** 93000: not an address any more; 93004, 93008: the robot was switched off or is not in the group. */
const endCodes = new Set([93000, 93004, 93008]);

/** Robots of WeCom groups: their address is the whole secret, a text has at most 4096 bytes. */
export const wecom: RobotKind = {
  postsPerMinute: 20,
  maxBytes: 4096,
  format: withoutMarkup,
  formatLink: toMarkdownLink,
  buildRequest: ({ address }, text) => ({
    url: address,
    body: { msgtype: 'markdown', markdown: { content: text } },
  }),
  answer: z.object({ errcode: z.int() }).transform(({ errcode }) => errcode),
  readCode(code, now) {
    if (code === 0) return { outcome: 'sent' };
    if (code === 45009) return laterBy(now, 1);
    if (code === -1) return { outcome: 'retry', failure: `busy ${code}` };
    return endCodes.has(code)
      ? { outcome: 'gone', failure: `removed ${code}` }
      : { outcome: 'refused', failure: `unknown ${code}` };
  },
};
