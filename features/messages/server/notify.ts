import type { EventContext } from '@inkstone/call/server';
import type {} from '../events.ts';
import { insertMessages, type NewMessage } from './messages.queries.ts';

/**
 * Writes a message to each of the persons, wakes their browsers on commit, and emits `message.written`, which the ways
 * beside the bell follow. A person who has a message with the same key gets no second one.
 */
export const notify = async ({ tx, services, emit }: EventContext, message: Omit<NewMessage, 'at'>): Promise<void> => {
  const messages = await insertMessages(tx, { ...message, at: services.now });
  if (messages.length === 0) return;
  await services.push(
    messages.map(({ personId }) => personId),
    { kind: 'message' },
  );
  await emit('message.written', { messages });
};

/** The key of what happened, for `NewMessage.eventKey`: its event and what tells it from another of its kind. */
export const eventKey = (event: string, ...parts: readonly (string | number | Date)[]): string =>
  [event, ...parts.map((part) => (part instanceof Date ? part.toISOString() : String(part)))].join('/');
