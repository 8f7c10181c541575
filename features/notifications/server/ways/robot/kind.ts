import * as z from 'zod';
import type { DeliveryResult } from '../types.ts';

/** A group robot of a service: where it is, and the secret that it was set up with. */
export interface RobotTarget {
  address: string;
  secret: string | null;
}

/** A request that posts one text. */
export interface RobotRequest {
  url: string;
  body: object;
}

/** How the robots of one service take a text and what their answers mean. */
export interface RobotKind {
  /** Posts that one robot takes within a minute. */
  readonly postsPerMinute: number;
  /** Bytes of a text as JSON. */
  readonly maxBytes: number;
  /** A text in the service's own spelling, before it is measured. */
  format(text: string): string;
  /** The address of a page of the school, so that the group's members can open it. */
  formatLink(url: string): string;
  buildRequest(target: RobotTarget, text: string, now: Date): RobotRequest;
  /** What became of a post by the code in the answer. */
  readCode(code: number, now: Date): DeliveryResult;
  /** The answer's fields, read as its code: 0 where the text was posted. */
  readonly answer: z.ZodType<number>;
}

const minuteMs = 60_000;

/** The result of a post that came too soon after others. */
export const laterBy = (now: Date, minutes: number): DeliveryResult => ({
  outcome: 'later',
  notBefore: new Date(now.getTime() + minutes * minuteMs),
});

/** A link in markdown that shows its own address. */
export const toMarkdownLink = (url: string): string => `[${url}](${url})`;

/** Replaces what the services read as links and mentions: a title may be written by anybody. */
export const withoutMarkup = (text: string): string =>
  text.replaceAll('<', '＜').replaceAll('>', '＞').replaceAll('[', '［').replaceAll(']', '］').replaceAll('`', '＇');
