import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { laterBy, withoutMarkup, type RobotKind } from './kind.ts';

/** 19001: the token is none; 19007: the robot was switched off. */
const endCodes = new Set([19001, 19007]);
/** The signature, the sender's address or a keyword does not fit the robot's security settings. */
const securityCodes = new Set([19021, 19022, 19024]);
const busyCodes = new Set([9499, 11232, 11233]);

const sign = (secret: string, now: Date): { timestamp: string; sign: string } => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { timestamp, sign: createHmac('sha256', `${timestamp}\n${secret}`).update('').digest('base64') };
};

/** Robots of Feishu groups: signed in the body. */
export const feishu: RobotKind = {
  postsPerMinute: 100,
  maxBytes: 18_000,
  format: withoutMarkup,
  formatLink: (url) => url,
  buildRequest: ({ address, secret }, text, now) => ({
    url: address,
    body: { ...(secret !== null && sign(secret, now)), msg_type: 'text', content: { text } },
  }),
  // Older answers call it StatusCode.
  answer: z
    .union([
      z.object({ code: z.int() }),
      z.object({ StatusCode: z.int() }).transform(({ StatusCode: code }) => ({ code })),
    ])
    .transform(({ code }) => code),
  readCode(code, now) {
    if (code === 0) return { outcome: 'sent' };
    if (busyCodes.has(code)) return laterBy(now, 1);
    if (securityCodes.has(code)) return { outcome: 'refused', failure: `security ${code}` };
    return endCodes.has(code)
      ? { outcome: 'gone', failure: `removed ${code}` }
      : { outcome: 'refused', failure: `unknown ${code}` };
  },
};
