import type { Browser } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { Language } from '@inkstone/base';
import { runTimedNotices } from '@inkstone/messages/testing';
import {
  settleDeliveries,
  createSubscriber,
  type OutsideServices,
  type TestSubscriber,
} from '@inkstone/notifications/testing';
import { insertClass, insertMembers } from '@inkstone/people/server';
import { getLoginFamily, workPermissions, type Role } from '@inkstone/session/contract';
import { hashPassword, insertPerson } from '@inkstone/session/server';
import { inTransaction } from '@inkstone/db';
import type { School } from '../fixtures/school.ts';
import { advanceTime, openSession, signIn, type UserSession } from './user-session.ts';

/** A school with the services through which it reaches people, and the browsers that are open in it. */
export interface Week {
  school: School;
  outside: OutsideServices;
  browser: Browser;
  sessions: UserSession[];
}

/** A person with a browser, a mailbox and a push service's subscription. */
export interface WeekPerson extends UserSession {
  id: number;
  mail: string;
  subscriber: TestSubscriber;
  /** Where the browser's subscription lies at its push service. */
  pushPath: string;
}

interface PersonOptions {
  role: Role;
  username: string;
  name: string;
  nameZh?: string;
  language: Language;
}

const password = 'inkstone';

/** Opens a browser that subscribes at the test's push service; Chromium's own one is out of reach. */
export const openListeningSession = async (
  week: Week,
  { id, mail, language }: { id: number; mail: string; language: Language },
): Promise<WeekPerson> => {
  const session = await openSession(week.browser, week.school, { language });
  const subscriber = createSubscriber();
  const pushPath = `/week-${id}`;
  await session.context.addInitScript(
    ({ endpoint, keys }) => {
      const place = 'journey.push';
      const subscription = {
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          localStorage.removeItem(place);
          return true;
        },
      };
      // A browser without a screen denies notifications.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Object.assign(Notification, { requestPermission: async () => 'granted' });
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          localStorage.setItem(place, 'on');
          return subscription;
        },
        getSubscription: async () => (localStorage.getItem(place) === 'on' ? subscription : null),
      });
    },
    {
      endpoint: `https://fcm.googleapis.com/send${pushPath}`,
      keys: { p256dh: subscriber.p256dh, auth: subscriber.auth },
    },
  );
  week.sessions.push(session);
  return { ...session, id, mail, subscriber, pushPath };
};

/** Adds a person to the school and signs them in. */
export const joinSchool = async (week: Week, options: PersonOptions): Promise<WeekPerson> => {
  const { role, username, name, nameZh = null, language } = options;
  const { school } = week;
  const family = getLoginFamily(role);
  const mail = `${username}@week.example`;
  const id = await insertPerson(school.server.db, {
    ...{ username, name, nameZh, mail, role, language },
    sortName: name.toLowerCase(),
    passwordHash: await hashPassword(password),
    roles: [role],
    permissions: family === 'frontend' ? [] : [...workPermissions],
    isGuideSeen: true,
    createdAt: school.clock.now(),
  });
  const person = await openListeningSession(week, { id, mail, language });
  await signIn(person, { username, family: family === 'frontend' ? 'student' : 'teacherOrStaff', password });
  return person;
};

/** Creates a class of some people; returns its id. */
export const createClass = (
  { school }: Week,
  draft: { name: string; teacher: WeekPerson; colleagues: WeekPerson[]; students: WeekPerson[] },
): Promise<number> => {
  const now = school.clock.now();
  return inTransaction(school.server.db, async (tx) => {
    const classId = await insertClass(tx, {
      ...{ name: draft.name, teacherId: draft.teacher.id, createdAt: now },
      colleagueIds: draft.colleagues.map(({ id }) => id),
    });
    await insertMembers(tx, { classId, studentIds: draft.students.map(({ id }) => id), joinedAt: now });
    return classId;
  });
};

/** Does what the jobs of a minute do, and waits until everything that is due has been sent. */
export const deliver = async ({ school }: Week): Promise<void> => {
  const { clock, server } = school;
  await runTimedNotices({ clock, db: server.db, server });
  await settleDeliveries({ clock, db: server.db, jobs: server.jobs });
};

/** Lets time pass at the school and in all its browsers, and delivers. */
export const pass = async (week: Week, span: Parameters<School['clock']['pass']>[0]): Promise<void> => {
  await advanceTime(week.school, week.sessions, span);
  await deliver(week);
};

/** Lets time pass until an instant. */
export const passUntil = (week: Week, instant: Date): Promise<void> =>
  pass(week, { seconds: Math.max(0, Math.ceil((instant.getTime() - week.school.clock.now().getTime()) / 1000)) });

/** Points a person's subscription at the test's push service, since browsers subscribe at their makers' alone. */
export const leadPushHere = async ({ school, outside }: Week, { pushPath }: WeekPerson): Promise<void> => {
  await school.server.db.run(sql`
    update push_subscription set endpoint = ${`${outside.pushOrigin}${pushPath}`}
     where endpoint = ${`https://fcm.googleapis.com/send${pushPath}`}`);
};

/** The class of the week. */
export const className = 'Writing, Monday';

/** Two teachers, a guide and a student of one class. */
export const openClass = async (week: Week) => {
  const teacher = await joinSchool(week, { role: 'teacher', username: 'anna', name: 'Anna Bright', language: 'en' });
  const marker = await joinSchool(week, { role: 'teacher', username: 'boris', name: 'Boris Field', language: 'en' });
  const guide = await joinSchool(week, { role: 'guide', username: 'ding', name: 'Ding Yan', language: 'en' });
  const student = await joinSchool(week, {
    ...{ role: 'student', username: 'rong', name: 'Lin Rong', nameZh: '林蓉', language: 'zh' },
  });
  const classId = await createClass(week, {
    ...{ name: className, teacher, colleagues: [marker, guide], students: [student] },
  });
  return { teacher, marker, guide, student, classId };
};

/** The instant so many hours before another one. */
export const before = (instant: Date, hours: number): Date => new Date(instant.getTime() - hours * 3_600_000);
