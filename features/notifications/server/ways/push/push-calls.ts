import * as z from 'zod';
import { handleCall } from '@inkstone/call/server';
import { defineJob } from '@inkstone/jobs';
import { switchPushOff as offContract, switchPushOn as onContract } from '../../../contract.ts';
import { areSubscriberKeys } from './encrypt-push.ts';
import { isAtPushService } from './push-services.ts';
import { deleteEndedSubscriptions, deleteSubscription, saveSubscription } from './push.queries.ts';

const maxUserAgentLength = 200;

/** Subscribes the caller's browser, until the session ends. */
export const switchPushOn = handleCall(onContract, async ({ input, me, tx, now, request, refuse }) => {
  const { endpoint, p256dh, auth } = input;
  if (!isAtPushService(endpoint) || !areSubscriberKeys(input)) return refuse('notification.pushService');
  const userAgent = request.userAgent.slice(0, maxUserAgentLength);
  const { id: personId, sessionId } = me;
  await saveSubscription(tx, { personId, sessionId, endpoint, p256dh, auth, userAgent, createdAt: now });
  return {};
});

/** Ends the push to the caller's browser. */
export const switchPushOff = handleCall(offContract, async ({ me, tx }) => {
  await deleteSubscription(tx, me.sessionId);
  return {};
});

/** Every night: deletes what sessions that ended have left; nothing is sent there from their end on. */
export const deleteEndedSubscriptionsJob = defineJob({
  name: 'notifications.delete-ended-subscriptions',
  payload: z.object({}),
  cron: '23 3 * * *',
  run: ({ db, now }) => deleteEndedSubscriptions(db, now),
});
