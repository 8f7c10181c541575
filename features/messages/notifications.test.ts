import { expect, test } from 'vitest';
import { notificationMessages } from './messages.ts';
import { getNotificationRules, isNotificationEvent, type NotificationEvent } from './notifications.ts';

test('a misspelt event does not compile', () => {
  // @ts-expect-error There is no such event.
  const misspelt: NotificationEvent = 'reportOpend';

  expect(isNotificationEvent(misspelt)).toBe(false);
});

test('every event has a sentence, and every sentence an event', () => {
  const events = Object.keys(notificationMessages.pairs);

  expect(events.filter((event) => !isNotificationEvent(event))).toEqual([]);
  expect(events.length).toBeGreaterThan(20);
});

test('a stored event of another version, or one with the name of a property of objects, has no rules', () => {
  for (const event of [null, 'goneEvent', 'toString', '__proto__']) expect(getNotificationRules(event)).toEqual({});
  expect(getNotificationRules('reportOpened')).toEqual({
    ...{ topic: 'report', outdatedBy: ['workGone', 'reportClosed'], isNewReport: true, opensReport: true },
  });
});
