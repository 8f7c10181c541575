import type { CallHandler, Subscribers } from '@inkstone/call/server';
import type { AnyJob } from '@inkstone/jobs';
import type {} from '@inkstone/messages/events';
import { deliverJob, wakeOverdueJob } from './deliver-job.ts';
import { maxPlanned, planJob } from './plan-job.ts';
import { getNotificationSettings, saveNotificationSettings, unsubscribe } from './settings.ts';

/** All call handlers of this feature. */
export const handlers: readonly CallHandler[] = [getNotificationSettings, saveNotificationSettings, unsubscribe];

/** Messages leave the bell by the ways that their readers prefer. */
export const subscribers: Subscribers = {
  'message.written': async ({ messages }, { services }) => {
    const ids = messages.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += maxPlanned)
      await services.enqueue(planJob, { messageIds: ids.slice(start, start + maxPlanned) });
  },
};

/** Jobs that plan and send. */
export const jobs: readonly AnyJob[] = [planJob, deliverJob, wakeOverdueJob];
