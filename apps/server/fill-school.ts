import { randomBytes } from 'node:crypto';
import { people, school as sample } from '@inkstone/content';
import type { HandlerServices } from '@inkstone/call/server';
import { inTransaction, openDb, type Connection, type Db, type Tx } from '@inkstone/db';
import type { Storage } from '@inkstone/files';
import { updateRanks } from '@inkstone/home/server';
import { syncProgrammeTree } from './sync-programme-tree.ts';
import { refold } from './refold.ts';
import { findSchool, insertSchool, updateSampleSchool, updateSchool, type School } from './kernel/school.queries.ts';
import { openSettingCache } from './kernel/school-settings.ts';
import { joinSubscribers } from './kernel/subscriptions.ts';
import { seedBank } from './seed/bank.ts';
import type { Seeding } from './seed/index.ts';
import { bookSteps } from './seed/books.ts';
import { seedCandidates } from './seed/candidates.ts';
import { courseSteps } from './seed/courses.ts';
import { seedCustomerService } from './seed/customer-service.ts';
import { definedSteps } from './seed/defined.ts';
import { duolingoSteps } from './seed/duolingo.ts';
import { interviewSteps } from './seed/interview.ts';
import { pastTermSteps } from './seed/past-term.ts';
import { seedPeople } from './seed/people.ts';
import { seedAnnouncements } from './seed/announcements.ts';
import { seedPaperTests } from './seed/paper-tests.ts';
import { seedPastScores } from './seed/past-scores.ts';
import { seedPhaseReports } from './seed/phase-reports.ts';
import { practiceSteps } from './seed/practice.ts';
import { seedTimetable } from './seed/timetable.ts';
import { steps2026 } from './seed/toefl-2026.ts';
import { classicSteps } from './seed/toefl-classic.ts';
import { toeflSteps } from './seed/toefl.ts';
import { uploadSteps } from './seed/uploads.ts';
import { seedWork } from './seed/work.ts';
import { subscribers } from './subscriptions.ts';

interface SchoolSetup {
  connection: Connection;
  storage: Storage;
  school: 'sample' | 'empty';
  now: Date;
  print(line: string): void;
}

/**
 * Creates the school if there is none, with sample data where asked for, and updates the bank's tree; returns lines
 * about the accounts.
 */
export const fillSchool = async ({ connection, storage, school, now, print }: SchoolSetup): Promise<string[]> => {
  const db = openDb(connection, 2);
  try {
    const existing = await findSchool(db);
    if (!existing) await makeSchool(db, { storage, school, now, print });
    await inTransaction(db, syncProgrammeTree);
    await refold(db, print);
    const sampleName = (await findSchool(db))?.sampleSchool;
    return sampleName === 'sample' ? sampleAccounts() : [];
  } finally {
    await db.$client.end();
  }
};

const makeSchool = async (db: Db, setup: Omit<SchoolSetup, 'connection'>): Promise<void> => {
  const secret = randomBytes(32).toString('base64url');
  await inTransaction(db, async (tx) => {
    if (setup.school === 'empty') return insertSchool(tx, { name: 'My school', nameZh: '我的学校', secret });
    setup.print('Filling the sample school; this takes a moment and happens once');
    await insertSchool(tx, { name: sample.name, nameZh: sample.nameZh, secret });
    const row = await findSchool(tx);
    if (row) await seedSample(tx, setup, row);
    await updateSampleSchool(tx, 'sample');
  });
};

const seedSample = async (tx: Tx, { storage, now, print }: Omit<SchoolSetup, 'connection'>, school: School) => {
  const subscriptions = joinSubscribers(subscribers);
  const servicesAt = (moment: Date): HandlerServices => ({
    now: moment,
    clock: () => moment,
    pause: async () => undefined,
    school: school.settings,
    settings: openSettingCache(tx).storeFor(tx, moment),
    storage,
    secret: school.secret,
    canMail: false,
    environment: {
      ...{ hasMailServer: false, hasSignOnProvider: false, hasCrmPages: false, hasCrmApi: false },
      allowsPrivateAddresses: false,
    },
    identity: null,
    // Seeded history needs no jobs and no pushes.
    enqueue: async () => undefined,
    push: async () => undefined,
    updateSchool: (change) => updateSchool(tx, change),
    listen: () => () => undefined,
  });
  const at = (moment: Date) => subscriptions.eventContext(tx, servicesAt(moment));
  const { services, emit } = at(now);
  const seeding: Seeding = { tx, services, emit, now, at, log: (text) => print(`  ${text}`) };
  const seededPeople = await seedPeople(seeding);
  const bank = await seedBank(seeding, seededPeople);
  await seedTimetable(seeding, seededPeople);
  const seeded = { people: seededPeople, bank };
  await seedWork(seeding, seeded, [
    ...toeflSteps(seeding, seeded),
    ...classicSteps(seeding, seeded),
    ...steps2026(seeding, seeded),
    ...interviewSteps(seeding, seeded),
    ...duolingoSteps(seeding, seeded),
    ...uploadSteps(seeding, seeded),
    ...definedSteps(seeding, seeded),
    ...bookSteps(seeding, seeded),
    ...courseSteps(seeding, seeded),
    ...practiceSteps(seeding, seeded),
    ...pastTermSteps(seeding, seeded),
  ]);
  await seedCandidates(seeding, seeded);
  await seedPhaseReports(seeding, seededPeople);
  await seedPaperTests(seeding, seededPeople);
  await seedPastScores(seeding, seededPeople);
  await seedAnnouncements(seeding, seededPeople);
  await seedCustomerService(seeding);
  await updateRanks(tx);
};

const sampleAccounts = (): string[] => {
  const accounts = ['linxiaohe', 'qiao', 'mei', 'gulan', 'taomin', 'zhuyan', 'hejing'].flatMap(
    (username) => people.find((person) => person.username === username) ?? [],
  );
  const lines = accounts.map(({ username, name, roles }) => `  ${username}  (${roles.join(', ')}: ${name})`);
  return [`Sample accounts, password "${sample.password}":`, ...lines];
};
