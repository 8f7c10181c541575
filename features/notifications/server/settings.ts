import { handleCall } from '@inkstone/call/server';
import {
  getNotificationSettings as getContract,
  saveNotificationSettings as saveContract,
  unsubscribe as unsubscribeContract,
} from '../contract.ts';
import { minuteText, toMinute } from '../rules.ts';
import type { Role } from '@inkstone/session/contract';
import { countAnonymous } from '@inkstone/session/server';
import { listTopics, topics } from '../topics.ts';
import { findTimes, readChoices } from './readers.queries.ts';
import { findMailState, saveChoices, saveTimes } from './settings.queries.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';
import { isSubscribed } from './ways/push/push.queries.ts';
import { deriveServerKey } from './ways/push/server-key.ts';

const toText = (minute: number | null): string | null => (minute === null ? null : minuteText(minute));
const toMinuteOrNull = (text: string | null): number | null => (text === null ? null : toMinute(text));

/** The notification settings of the caller: channels, topics and times. */
export const getNotificationSettings = handleCall(getContract, async ({ me, tx, canMail, secret }) => {
  const choices = await readChoices(tx, [me.id]);
  const times = findTimes(choices, me.id);
  return {
    choices: listTopics(me.role as Role).map((topic) => ({
      topic,
      mail: choices.isEnabled(me.id, topic, 'mail') ?? topics[topic].isMailed,
      push: choices.isEnabled(me.id, topic, 'push') ?? true,
    })),
    quietFrom: toText(times.quietFrom),
    quietUntil: toText(times.quietUntil),
    digestAt: toText(times.digestAt),
    canMail,
    ...(await findMailState(tx, me.id)),
    pushKey: deriveServerKey(secret).publicKey,
    isPushOn: await isSubscribed(tx, me.sessionId),
  };
});

/** Saves them; topics that do not concern the caller's role are left out. */
export const saveNotificationSettings = handleCall(saveContract, async ({ input, me, tx, now, refuse }) => {
  if ((input.quietFrom === null) !== (input.quietUntil === null)) return refuse('notification.halfQuiet');
  const own = new Set(listTopics(me.role as Role));
  const rows = input.choices
    .filter(({ topic }) => own.has(topic))
    .flatMap(({ topic, mail, push }) => [
      { topic, way: 'mail' as const, isEnabled: mail },
      { topic, way: 'push' as const, isEnabled: push },
    ]);
  await saveChoices(tx, me.id, rows);
  await saveTimes(tx, me.id, {
    quietFrom: toMinuteOrNull(input.quietFrom),
    quietUntil: toMinuteOrNull(input.quietUntil),
    digestAt: toMinuteOrNull(input.digestAt),
    now,
  });
  return {};
});

/** Switches off the mails of a mail's topics. */
export const unsubscribe = handleCall(unsubscribeContract, {
  prepare: (ctx) => countAnonymous(ctx, 'link'),
  async decide({ input, tx, secret, refuse }) {
    const unsubscription = readUnsubscribeToken(secret, input.token);
    if (!unsubscription) return refuse('notification.badToken');
    const topics = [...unsubscription.topics];
    const rows = topics.map((topic) => ({ topic, way: 'mail' as const, isEnabled: false }));
    await saveChoices(tx, unsubscription.personId, rows);
    return { topics };
  },
});
