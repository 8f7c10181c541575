import { expect, test } from 'vitest';
import { joinSubscribers } from '../kernel/subscriptions.ts';
import { subscribers } from '../subscriptions.ts';
import { openSchool } from '../testing.ts';
import { seedBank } from './bank.ts';
import { bookSteps } from './books.ts';
import { seedCandidates } from './candidates.ts';
import { courseSteps } from './courses.ts';
import { definedSteps } from './defined.ts';
import { seedPeople } from './people.ts';
import { seedPhaseReports } from './phase-reports.ts';
import { practiceSteps } from './practice.ts';
import { seedTimetable } from './timetable.ts';
import { duolingoSteps } from './duolingo.ts';
import { interviewSteps } from './interview.ts';
import { steps2026 } from './toefl-2026.ts';
import { classicSteps } from './toefl-classic.ts';
import { toeflSteps } from './toefl.ts';
import { uploadSteps } from './uploads.ts';
import { seedWork } from './work.ts';

test('the sample school can be told whole', async () => {
  const school = await openSchool();
  const subscriptions = joinSubscribers(subscribers);
  const said: string[] = [];
  await school.tx(async (tx, outside) => {
    const { now } = outside;
    const at = (moment: Date) => subscriptions.hearing(tx, { ...outside, now: moment });
    const seeding = { tx, outside, tell: at(now).tell, at, now, log: (text: string) => void said.push(text) };
    const people = await seedPeople(seeding);
    const made = { people, bank: await seedBank(seeding, people) };
    await seedTimetable(seeding, people);
    await seedWork(seeding, made, [
      ...toeflSteps(seeding, made),
      ...classicSteps(seeding, made),
      ...steps2026(seeding, made),
      ...interviewSteps(seeding, made),
      ...duolingoSteps(seeding, made),
      ...uploadSteps(seeding, made),
      ...definedSteps(seeding, made),
      ...bookSteps(seeding, made),
      ...courseSteps(seeding, made),
      ...practiceSteps(seeding, made),
    ]);
    await seedCandidates(seeding, made);
    await seedPhaseReports(seeding, people);
  });
  expect(said).toContain('mock A of TOEFL with 7 attempts');
  expect(said).toContain('a proof and a river with 2 attempts');
  expect(said).toContain('4 textbooks, 3 of them given');
  expect(said).toContain('2 courses given to 2 classes');
  expect(said).toContain('9 candidates');
  expect(said).toContain('2 phase reports');
  expect(said).toContain('a place to study with 3 attempts');
  expect(said).toContain('Repeat and speak: at the lake with 2 attempts');
  expect(said).toContain('Speaking translation: views and reports with 2 attempts');
  await school.close();
}, 120_000);
