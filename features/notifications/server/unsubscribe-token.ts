import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NotificationTopic } from '@inkstone/messages/contract';
import { topicNames } from '../topics.ts';

/** Who does not want which mails any more. */
export interface Unsubscription {
  personId: number;
  topics: readonly NotificationTopic[];
}

const sign = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${payload}`).digest('base64url');

/** The token of a mail: person and topics, signed; it stays valid, since switching mails off harms nobody. */
export const toUnsubscribeToken = (secret: string, { personId, topics }: Unsubscription): string => {
  const payload = [personId, ...[...new Set(topics)].toSorted()].join('.');
  return `${payload}.${sign(secret, payload)}`;
};

/** Reads a token; null where its signature is not ours. */
export const readUnsubscribeToken = (secret: string, token: string): Unsubscription | null => {
  const end = token.lastIndexOf('.');
  const payload = token.slice(0, Math.max(0, end));
  const [claimed, expected] = [Buffer.from(token.slice(end + 1)), Buffer.from(sign(secret, payload))];
  if (claimed.length !== expected.length || !timingSafeEqual(claimed, expected)) return null;
  const [personId, ...names] = payload.split('.');
  // A topic of another version is left out.
  return { personId: Number(personId), topics: topicNames.filter((topic) => names.includes(topic)) };
};
