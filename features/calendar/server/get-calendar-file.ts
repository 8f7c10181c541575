import {
  listGivenTimes,
  listReceivedTimes,
  reportOpensAt,
  type CalendarAssignment,
} from '@inkstone/assignments/server';
import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { countAnonymous, findAnyAccount } from '@inkstone/session/server';
import { listPersonSessions } from '@inkstone/timetable/server';
import { getCalendarFile as contract } from '../contract.ts';
import { calendarSpan, toSessionEntry, toWorkEntries, type WorkFacts } from '../rules.ts';
import { findFeed } from './calendar.queries.ts';
import { isFeedToken, readClaimedPerson } from './feed-token.ts';
import { writeCalendar } from './write-calendar.ts';

/** The most entries of each kind in a calendar. */
const maxRows = 500;

const toWorkFacts = (work: CalendarAssignment, graceSeconds: number): WorkFacts => {
  const { id, title, titleZh, beginsAt, dueAt, reportAt, reportOpenedAt, lastClosesAt, hasReport } = work;
  const opensByRule = hasReport && reportOpenedAt === null && lastClosesAt !== null;
  return {
    ...{ id, title, titleZh, beginsAt, dueAt },
    reportOpensAt: opensByRule ? reportOpensAt({ reportAt, lastClosesAt, graceSeconds }) : null,
  };
};

/** The calendar at a private address; an address that is none is counted, a right one is not. */
export const getCalendarFile = handleCall(contract, {
  async prepare(ctx) {
    const { input, db, secret, notFound } = ctx;
    const personId = readClaimedPerson(input.token);
    const feed = personId === null ? undefined : await findFeed(db, personId);
    const owner = feed && isFeedToken(secret, feed, input.token) ? await findAnyAccount(db, feed.personId) : undefined;
    if (owner && owner.leftAt === null) return owner;
    await countAnonymous(ctx, 'link');
    return notFound();
  },
  async decide({ prepared: owner, tx, now, school }) {
    const { language } = owner;
    const span = calendarSpan(now);
    const key = { personId: owner.id, now, span, most: maxRows };
    const sessions = await listPersonSessions(tx, key);
    const work = [...(await listReceivedTimes(tx, key)), ...(await listGivenTimes(tx, key))];
    const entries = [
      ...sessions.map((session) => toSessionEntry(session, language)),
      ...work.flatMap((assignment) => toWorkEntries(toWorkFacts(assignment, school.graceSeconds), language)),
    ];
    const host = school.publicUrl === undefined ? 'inkstone.invalid' : new URL(school.publicUrl).host;
    const name = localizedName(language, school.name, school.nameZh);
    return {
      status: 200,
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="calendar.ics"',
        'cache-control': 'private, no-cache',
      },
      body: Buffer.from(writeCalendar(entries, { name, host, language, now })),
    };
  },
});
