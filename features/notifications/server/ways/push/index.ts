import { cutAtWord, daysAsMs } from '@inkstone/base';
import { buildMessageLink } from '@inkstone/messages/addresses';
import { findNotificationTopic } from '@inkstone/messages/server';
import { maxMessageAgeMs } from '../../../rules.ts';
import type { DeliveryBatch, DeliveryItem, DeliveryResult, NotificationWay, SendContext } from '../types.ts';
import { encryptPush } from './encrypt-push.ts';
import { isAtPushService } from './push-services.ts';
import { findSubscription, forgetSubscription, listSubscriptions } from './push.queries.ts';
import { deriveServerKey } from './server-key.ts';

declare module '@inkstone/jobs' {
  interface JobServices {
    /** The push services that may be sent to, as origins; absent: those of the browsers. */
    pushServices?: readonly string[];
  }
}

type PushedMessage = NonNullable<DeliveryItem['message']>;

const timeoutMs = 20_000;

/** Why nothing is pushed to a browser whose person has signed out: no fault of its address. */
export const sessionEnded = 'session ended';

/** One line of at most so many characters. */
const toLine = (text: string, most: number): string => cutAtWord(text.replaceAll(/\p{Cc}+/gu, ' '), most);

/** What the browser's service worker shows: under 3 KB, in the reader's language. */
const toContent = ({ row, notice }: PushedMessage): Buffer =>
  Buffer.from(
    JSON.stringify({
      title: toLine(notice.title, 150),
      body: toLine(notice.sentence, 600),
      url: buildMessageLink(row.id),
    }),
  );

const toHeaders = ({ row }: PushedMessage, now: Date): Record<string, string> => ({
  'content-type': 'application/octet-stream',
  'content-encoding': 'aes128gcm',
  // As long as the message is news.
  ttl: String(Math.max(0, Math.floor((row.createdAt.getTime() + maxMessageAgeMs - now.getTime()) / 1000))),
  urgency: findNotificationTopic(row.event) === 'reminder' ? 'high' : 'normal',
  // A message that is sent again takes the place of the first one where that still waits.
  topic: `message-${row.id}`,
});

/** The end of a `Retry-After`, in seconds or as a date; a day at most. */
const readRetryAfter = (value: string | null, now: Date): Date | null => {
  if (value === null) return null;
  const at = /^\d+$/.test(value) ? now.getTime() + Number(value) * 1000 : Date.parse(value);
  return Number.isNaN(at) ? null : new Date(Math.min(at, now.getTime() + daysAsMs(1)));
};

/** What the push service answered. */
const toResult = ({ status, headers }: Response, now: Date): DeliveryResult => {
  const failure = String(status);
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone', failure };
  if (status !== 429 && status < 500) return { outcome: 'refused', failure };
  const notBefore = readRetryAfter(headers.get('retry-after'), now);
  return { outcome: 'retry', failure, ...(notBefore && { notBefore }) };
};

const post = async (
  endpoint: string,
  request: { headers: Record<string, string>; body: Buffer; signal: AbortSignal },
): Promise<Response> => {
  const response = await fetch(endpoint, {
    method: 'POST',
    // A redirection could lead away from the push services.
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
    headers: request.headers,
    body: new Uint8Array(request.body),
  });
  await response.body?.cancel();
  return response;
};

const send = async ({ address, items }: DeliveryBatch, context: SendContext): Promise<DeliveryResult> => {
  const { db, now, secret, school, services, signal } = context;
  const id = Number(address);
  const subscription = await findSubscription(db, { id, now });
  const message = items[0]?.message;
  if (!subscription) return { outcome: 'gone', failure: sessionEnded };
  if (!message || message.reader.personId !== subscription.personId)
    return { outcome: 'refused', failure: 'another person' };
  const { endpoint } = subscription;
  if (!isAtPushService(endpoint, services.pushServices)) return { outcome: 'refused', failure: 'unknown service' };
  const { origin } = new URL(endpoint);
  const contact = school.publicUrl ?? 'mailto:nobody@inkstone.invalid';
  const headers = {
    ...toHeaders(message, now),
    authorization: deriveServerKey(secret).authorize({ origin, contact, now }),
  };
  return toResult(await post(endpoint, { headers, body: encryptPush(toContent(message), subscription), signal }), now);
};

/** Web Push, to the browsers in which people have switched it on. */
export const pushWay: NotificationWay = {
  name: 'push',
  maxBatch: 1,
  isDigested: false,
  isAvailable: () => true,
  async listAddresses(db, readers) {
    const subscriptions = await listSubscriptions(
      db,
      readers.map(({ personId }) => personId),
    );
    return subscriptions.map(({ id, personId }) => ({ personId, address: String(id) }));
  },
  async send(batch, context) {
    const result = await send(batch, context);
    if (result.outcome === 'gone') await forgetSubscription(context.db, Number(batch.address));
    return result;
  },
};
