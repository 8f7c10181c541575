import { expect } from '@playwright/test';
import { messages as bellWords, notificationMessages } from '@inkstone/messages/messages';
import { messages as settingWords, topicMessages } from '@inkstone/notifications/messages';
import { messages as partWords } from '@inkstone/ui/messages';
import { queryRows } from '../taking-steps.ts';
import { toPattern } from './attempt.ts';
import { deliver, leadPushHere, type Week, type WeekPerson } from './school-week-people.ts';
import { expectLoaded } from './user-session.ts';

/** What a message is about. */
type NotificationEvent = keyof typeof notificationMessages.pairs;

/** The channels by which a person is notified. */
type Way = 'bell' | 'mail' | 'push';

/** The events of which a person was notified by each channel, in order. */
type NotifiedEvents = Record<Way, readonly NotificationEvent[]>;

/** No notification by any channel. */
export const noNotifications: NotifiedEvents = { bell: [], mail: [], push: [] };

interface MessageRow {
  id: number;
  event: NotificationEvent;
  /** It is no longer under the bell: it was recalled. */
  isDeleted: boolean;
}

const listMessages = async ({ school }: Week, { id }: WeekPerson): Promise<MessageRow[]> =>
  (
    await queryRows<Omit<MessageRow, 'id'> & { id: string }>(
      school,
      'select id, event, deleted_at is not null as "isDeleted" from message where person_id = $1 order by id',
      [id],
    )
  ).map((row) => ({ ...row, id: Number(row.id) }));

/** The links to messages in mails to an address, in order. */
export const listMailLinks = ({ school, outside }: Week, { mail }: Pick<WeekPerson, 'mail'>): string[] =>
  outside
    .mailsTo(mail)
    .flatMap(({ text = '' }) => text.match(new RegExp(`${school.url}/message\\?id=\\d+`, 'g')) ?? []);

/** The links of pushes to a browser, in order. */
export const listPushLinks = ({ outside }: Week, { pushPath, subscriber }: WeekPerson): string[] =>
  outside.pushesTo(pushPath, subscriber).map(({ url }) => url);

const toIds = (links: readonly string[]): number[] => links.map((link) => Number(/id=(\d+)$/.exec(link)?.[1]));

/** The link of the newest push about an event. */
export const findPushLink = async (week: Week, person: WeekPerson, event: NotificationEvent): Promise<string> => {
  const rows = await listMessages(week, person);
  const ids = rows.filter((row) => row.event === event).map(({ id }) => id);
  const link = listPushLinks(week, person).findLast((url) => ids.includes(toIds([url])[0] ?? 0));
  if (link === undefined) throw new Error(`no push tells of ${event}`);
  return link;
};

/**
 * Expects that a person was notified of exactly these events by each channel: none is missing, unexpected or repeated.
 */
export const expectNotifications = async (week: Week, person: WeekPerson, events: NotifiedEvents): Promise<void> => {
  await deliver(week);
  const rows = await listMessages(week, person);
  const toEvents = (links: readonly string[]) => toIds(links).map((id) => rows.find((row) => row.id === id)?.event);
  // What falls due together is sent by several workers: their order is not defined.
  const inNoOrder = (list: readonly unknown[]) => list.map(String).toSorted();
  expect({
    bell: rows.filter(({ isDeleted }) => !isDeleted).map(({ event }) => event),
    mail: inNoOrder(toEvents(listMailLinks(week, person))),
    push: inNoOrder(toEvents(listPushLinks(week, person))),
  }).toEqual({ ...events, mail: inNoOrder(events.mail), push: inNoOrder(events.push) });
};

/** Opens the bell, newest first; its sentences are exactly those of some events, given oldest first. */
export const expectBell = async (person: WeekPerson, events: readonly NotificationEvent[]) => {
  const { page, t, language } = person;
  await page.getByRole('button', { name: toPattern(partWords.pairs.unread_other[language]) }).click();
  const rows = page.getByRole('dialog', { name: t(bellWords, 'title') }).getByRole('listitem');
  await expect(rows).toHaveText(
    events.toReversed().map((event) => toPattern(notificationMessages.pairs[event][language])),
  );
  return rows;
};

/** Opens the newest message of the bell, which leads to what it is about in this window. */
export const openNewestOfBell = async (
  person: WeekPerson,
  events: readonly NotificationEvent[],
  target: RegExp,
): Promise<void> => {
  await person.page.goto('/');
  await expectLoaded(person);
  const rows = await expectBell(person, events);
  await rows.first().getByRole('button').first().click();
  await expect(person.page).toHaveURL(target);
  await expectLoaded(person);
};

/** Opens the newest link of the mails to a person in their browser, which leads to what it is about. */
export const openNewestMail = async (week: Week, person: WeekPerson, target: RegExp): Promise<void> => {
  const link = listMailLinks(week, person).at(-1);
  if (link === undefined) throw new Error(`no mail to ${person.mail} has a link`);
  await person.page.goto(link);
  await expect(person.page).toHaveURL(target);
  await expectLoaded(person);
};

/** Opens the link of the newest push to a person's browser. */
export const openNewestPush = async (week: Week, person: WeekPerson, target: RegExp): Promise<void> => {
  const link = listPushLinks(week, person).at(-1);
  if (link === undefined) throw new Error(`no push to ${person.mail} has a link`);
  await person.page.goto(link);
  await expect(person.page).toHaveURL(target);
  await expectLoaded(person);
};

/** What a person changes on the page of notifications. */
interface ChosenWays {
  push?: boolean;
  /** Topics that are mailed only to whoever asks for it. */
  mailed?: readonly (keyof typeof topicMessages.pairs)[];
  quiet?: boolean;
  digest?: boolean;
}

/** Switches push on in this browser, and chooses topics and times on the page of notifications. */
export const chooseWays = async (week: Week, person: WeekPerson, chosen: ChosenWays): Promise<void> => {
  const { page, t } = person;
  await page.goto('/notifications');
  await expectLoaded(person);
  if (chosen.push) {
    const box = page.getByRole('checkbox', { name: t(settingWords, 'pushHere') });
    await box.click();
    await expect(box).toBeChecked();
    await leadPushHere(week, person);
  }
  for (const topic of chosen.mailed ?? []) {
    const name = t(settingWords, 'byWay', { topic: t(topicMessages, topic), way: t(settingWords, 'mail') });
    await page.getByRole('checkbox', { name, exact: true }).check();
  }
  if (chosen.quiet) await page.getByRole('checkbox', { name: t(settingWords, 'quiet') }).check();
  if (chosen.digest) await page.getByRole('checkbox', { name: t(settingWords, 'digest') }).check();
  await page.getByRole('button', { name: t(settingWords, 'save'), exact: true }).click();
  await expect(page.getByText(t(settingWords, 'saved'), { exact: true }).first()).toBeVisible();
};

/** Nothing that left the product names a score; the robot of a group names no student either. */
export const expectNoScoreOutside = ({ outside }: Week, people: readonly WeekPerson[]): void => {
  const texts = people.flatMap(({ mail, pushPath, subscriber }) => [
    ...outside.mailsTo(mail).map(({ subject, text }) => `${subject} ${text}`),
    ...outside.pushesTo(pushPath, subscriber).map(({ title, body }) => `${title} ${body}`),
  ]);
  expect(texts.length).toBeGreaterThan(0);
  const hasScore = (text: string) => /\d\s*分(?!钟)|points|\b\d+ of \d+\b|\d\s*\/\s*\d/.test(text);
  expect([...texts, ...outside.robotPosts()].filter((text) => hasScore(text))).toEqual([]);
};
