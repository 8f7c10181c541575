import type { DeliveryResult } from '../types.ts';
import { laterBy, type RobotKind, type RobotTarget } from './kind.ts';

const timeoutMs = 10_000;
const maxAnswerBytes = 65_536;

/** How a post is sent. */
interface PostOptions {
  now: Date;
  /** Where a service's requests go instead of its host; only tests have it. */
  origins: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal;
}

const readAnswer = async (response: Response): Promise<unknown> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) return null;
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
};

const toResult = async (kind: RobotKind, response: Response, now: Date): Promise<DeliveryResult> => {
  const { status } = response;
  if (status === 429) return laterBy(now, 1);
  if (status >= 500) return { outcome: 'retry', failure: `busy ${status}` };
  const code = kind.answer.safeParse(await readAnswer(response).catch(() => null));
  return code.success ? kind.readCode(code.data, now) : { outcome: 'retry', failure: `unknown ${status}` };
};

/** Posts a text to a group; failures are words without the address. */
export const postToRobot = async (
  kind: RobotKind,
  target: RobotTarget,
  text: string,
  { now, origins, signal }: PostOptions,
): Promise<DeliveryResult> => {
  const { url, body } = kind.buildRequest(target, text, now);
  const { host, pathname, search } = new URL(url);
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${origins?.[host] ?? `https://${host}`}${pathname}${search}`, {
      method: 'POST',
      // A redirection could carry the token to somebody else.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return await toResult(kind, response, now);
  } catch {
    // The words of a transport may name the address.
    return { outcome: 'retry', failure: 'unreachable' };
  }
};
