import { messages as markingWords } from '@inkstone/marking/messages';
import { messages as reportWords } from '@inkstone/reports/messages';
import { expect } from './fixtures/school.ts';
import { test } from './fixtures/outside.ts';
import { assignPaper } from './steps/assignments.ts';
import { handIn, markAndRelease, startWork } from './steps/school-week-class.ts';
import { insertSmallPaper, smallPapers } from './steps/school-week-papers.ts';
import { className, createClass, joinSchool, type Week } from './steps/school-week-people.ts';
import { withSample } from './steps/sample.ts';
import { expectLoaded } from './steps/user-session.ts';

test('a teacher comes from an answer of a report to the marking desk on that answer, marks it, and returns to the report', async ({
  school,
  outside,
  browser,
}) => {
  const week: Week = { school, outside, browser, sessions: [] };
  const teacher = await joinSchool(week, { role: 'teacher', username: 'anna', name: 'Anna Bright', language: 'en' });
  const student = await joinSchool(week, { role: 'student', username: 'rong', name: 'Lin Rong', language: 'en' });
  const { page, t } = teacher;
  await createClass(week, { name: className, teacher, colleagues: [], students: [student] });
  const { title } = smallPapers.essay;
  await insertSmallPaper(school, { ...smallPapers.essay, ownerId: teacher.id });
  await assignPaper(teacher, 'homework', title, className);
  const id = await withSample(school, (sample) => sample.assignment(title));
  const text = 'I know the shop of my uncle by its smell.';
  await startWork(student, `/controller?kind=homework&id=${id}&to=do`);
  await student.page.getByRole('main').getByRole('textbox').first().fill(text);
  await handIn(student);

  await page.goto(`/stu/testReport?id=${id}&kind=homework&stuId=${student.id}`);
  await expectLoaded(teacher);
  await page.getByRole('link', { name: t(reportWords, 'markAnswer') }).click();
  await expect(page).toHaveURL(
    new RegExp(`/correct\\?id=${id}&stuId=${student.id}&attemptId=\\d+&questId=\\d+&from=report$`),
  );
  const back = page.getByRole('link', { name: t(markingWords, 'backToReport') });
  await expect(back).toBeVisible();
  await markAndRelease(teacher, { answer: text, scores: [4, 4, 4, 4] });
  await back.click();
  await expect(page).toHaveURL(new RegExp(`\\?id=${id}&stuId=${student.id}&kind=homework&item=\\d+$`));
  await expectLoaded(teacher);
  // The mark is in the report at once, and the link says what it opens now.
  await expect(page.getByRole('link', { name: t(reportWords, 'changeMark') })).toBeVisible();
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
});
