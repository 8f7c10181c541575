import { importMessages, peopleMessages } from '@inkstone/school/messages';
import { withEmptySchool } from './fixtures/empty-school.ts';
import { expect, test } from './fixtures/school.ts';
import {
  largeClass,
  largeSchool,
  packCandidates,
  packLargeSchool,
  packOneRoster,
  packStaff,
  packTeams,
  peopleSheet,
  readingClass,
} from './fixtures/moving-school.ts';
import { thorough } from './fixtures/prepare.ts';
import { arriveByCode, expectHandedIn, giveHomework, handIn, importSheet, makeSlips } from './steps/move-in.ts';
import { collectPageErrors } from './steps/page-findings.ts';
import { setUpSchool } from './steps/set-up-school.ts';

const noteSeconds = (type: string, began: number): void =>
  void test.info().annotations.push({ type, description: String(Math.round((Date.now() - began) / 1000)) });

for (const [name, packFile, makesClasses] of [
  ['a sheet', peopleSheet, true],
  ['one OneRoster package', packOneRoster, false],
] as const)
  test(`an empty school moves in from ${name}, up to the first homework that is handed in`, async ({ browser }) => {
    test.setTimeout(600_000);
    await withEmptySchool(async (school) => {
      const began = Date.now();
      const office = await setUpSchool(browser, school);
      const heard = collectPageErrors(office);
      await importSheet(office, { file: await packFile(), rows: 31, makesClasses });
      const classes = office.page.getByRole('region', { name: office.t(importMessages, 'newClasses') });
      await expect(classes).toContainText(readingClass);
      await expect(classes).toContainText(office.t(importMessages, 'classApplied'));
      const codes = await makeSlips(office);
      expect(codes.size).toBe(31);
      await office.page.goto('/school/people');
      await expect(
        office.page.getByRole('heading', { level: 1, name: office.t(peopleMessages, 'title') }),
      ).toBeVisible();

      const codeFor = (username: string) => ({ username, code: codes.get(username) ?? '' });
      const teacher = await arriveByCode(browser, school, { ...codeFor('suyan'), family: 'teacherOrStaff' });
      await giveHomework(teacher, readingClass);
      const student = await arriveByCode(browser, school, { ...codeFor('s0007'), family: 'student' });
      await handIn(student);
      await expectHandedIn(teacher);
      expect(heard).toEqual([]);
      noteSeconds('seconds', began);
    });
  });

test(
  'a school of three thousand students moves in from sheets with its teams, staff and candidates',
  { tag: thorough },
  async ({ browser }) => {
    test.setTimeout(1_800_000);
    const timeout = 600_000;
    await withEmptySchool(async (school) => {
      const office = await setUpSchool(browser, school);
      const heard = collectPageErrors(office);
      const began = Date.now();
      const people = largeSchool.students + largeSchool.teachers + largeSchool.staff + largeSchool.recruiters;
      await importSheet(office, { file: packLargeSchool(), rows: people, makesClasses: true, timeout });
      noteSeconds('seconds of the people', began);
      const codes = await makeSlips(office, timeout);
      expect(codes.size).toBe(people);
      await importSheet(office, { ...packTeams(), subject: 'teams', timeout });
      await importSheet(office, { ...packStaff(), subject: 'staff', timeout });
      await importSheet(office, { ...packCandidates(), subject: 'candidates', timeout });
      noteSeconds('seconds of all sheets', began);

      const codeFor = (username: string) => ({ username, code: codes.get(username) ?? '' });
      const teacher = await arriveByCode(browser, school, { ...codeFor('t0001'), family: 'teacherOrStaff' });
      await giveHomework(teacher, largeClass);
      const student = await arriveByCode(browser, school, { ...codeFor('s0007'), family: 'student' });
      await handIn(student);
      await expectHandedIn(teacher);
      expect(heard).toEqual([]);
      noteSeconds('seconds', began);
    });
  },
);
