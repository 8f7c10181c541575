import type { EventContext, EventPayloads } from '@inkstone/call/server';
import { defineJob } from '@inkstone/jobs';
import type {} from '@inkstone/session/events';
import { takeFailedSignIns } from '@inkstone/session/server';
import * as z from 'zod';
import { describeBrowser } from './describe-browser.ts';
import { listChanges, writeRecord } from './write-record.ts';

type Opened = EventPayloads['session.opened'];

const actions = {
  password: 'person.signedIn',
  provider: 'person.signedInBySignOn',
  link: 'person.signedInByLink',
} as const;

/** Records who signed in, from where, and whether that signed them out elsewhere. */
export const recordSignIn = (
  { personId, way, address, userAgent, endedElsewhere }: Opened,
  { tx, services }: EventContext,
): Promise<void> =>
  writeRecord(tx, {
    ...{ at: services.now, actorId: personId, action: actions[way], subject: { kind: 'person', id: personId } },
    changes: listChanges(
      {},
      { browser: describeBrowser(userAgent), network: address, signedOutElsewhere: endedElsewhere || null },
    ),
  });

const batchSize = 500;
const failedActions = { password: 'person.signInFailed', provider: 'person.signOnRefused' } as const;

/** Every five minutes: failed sign-ins of the quarters of an hour that are over are recorded, in counts. */
export const failedSignInsJob = defineJob({
  name: 'school.failedSignIns',
  payload: z.object({}),
  cron: '*/5 * * * *',
  async run({ now, services, signal }) {
    let count = batchSize;
    while (count === batchSize && !signal.aborted)
      count = await services.transaction(async ({ tx }) => {
        const failures = await takeFailedSignIns(tx, { now, most: batchSize });
        for (const { kind, personId, count: tries, lastAt } of failures)
          await writeRecord(tx, {
            ...{ at: lastAt, actorId: null, action: failedActions[kind] },
            subject: personId === null ? { kind: 'school', id: null } : { kind: 'person', id: personId },
            changes: listChanges({}, { tries }),
          });
        return failures.length;
      });
  },
});
