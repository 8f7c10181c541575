import { messages as deskWords } from '@inkstone/marking/messages';
import { submitEssayHomework } from '../steps/submissions.ts';
import { queryRows } from '../taking-steps.ts';
import { expect, say, signInByForm, test } from './fixtures.ts';
import { keys } from './tab.ts';

const essay = 'He go to school by bus.\nIt is good for the city.';

test('a teacher marks an essay by keyboard, adds a note with an error code and releases the mark, and the student reads it', async ({
  browserSlot,
  school,
}) => {
  await queryRows(school, 'update person set language = 1');
  const { assignmentId, attemptIds } = await submitEssayHomework(
    { ...school, now: () => school.clock.now() },
    { teacher: 'mei', students: ['linxiaohe'], texts: [essay], title: 'Buses at night' },
  );
  const marks = () =>
    queryRows<{ points: number; comment: string; notes: object[]; isReleased: boolean }>(
      school,
      'select points, comment, notes, released_at is not null as "isReleased" from mark where attempt_id = any($1)',
      [attemptIds],
    );
  const teacher = await browserSlot.start();
  await signInByForm(teacher, school, { username: 'mei', family: 'teacherOrStaff' });
  await teacher.open(`${school.url}/homework/writingCorrect?id=${assignmentId}`);
  await teacher.sees({ css: 'main', contains: 'He go to school' });

  await teacher.press('4', 't');
  await teacher.press([keys.shift, keys.right], [keys.shift, keys.right], 'a');
  await teacher.press(...'Agreement: he goes.', keys.enter, keys.escape);
  await teacher.press('c', ...'Well argued.', keys.escape);
  const noted = { points: 400, comment: 'Well argued.', notes: [{ text: 'Agreement: he goes.' }] };
  await expect.poll(marks).toMatchObject([{ ...noted, isReleased: false }]);
  await teacher.press('x');
  await teacher.click({ role: 'button', name: say(deskWords, 'releaseAct'), within: { role: 'alertdialog' } });
  await teacher.sees({ name: say(deskWords, 'releasedNow_one', { count: 1 }) });
  expect(await marks()).toMatchObject([{ ...noted, isReleased: true }]);

  const student = await browserSlot.start();
  await signInByForm(student, school, { username: 'linxiaohe', family: 'student' });
  await student.open(`${school.url}/stu/commonReport?id=${assignmentId}&kind=homework`);
  await student.sees({ css: 'main', contains: 'Well argued.' });
  await student.sees({ css: 'main', contains: 'Agreement: he goes.' });
  expect(await browserSlot.readComplaints()).toEqual([]);
});
