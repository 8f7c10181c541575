import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures/school.ts';
import { choose, giveWork, heldAnswers, keptOnDevice, seesSaved, sitDown } from './taking-steps.ts';

test('a test withdrawn while one sits says so, keeps the answers, and the teacher can bring them in', async ({
  school,
  page,
  request,
}) => {
  const work = await giveWork(school, request);
  await sitDown(page, school, work);
  await seesSaved(page);
  expect(await work.asTeacher('backend/test/revoke', { id: work.id })).toMatchObject({ success: 1 });
  await choose(page, 'C');
  await expect(page.getByRole('alert')).toContainText('The test has been withdrawn by the teacher.');
  await expect(page.getByRole('alert')).toContainText('Your answers are kept on this device.');
  expect(await keptOnDevice(page)).toBe(1);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save answers as a file' }).click(),
  ]);
  const file: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(await heldAnswers(school, work)).toEqual([null, null, null, null]);
  expect(await work.asTeacher('backend/test/importAnswers', { file })).toMatchObject({ success: 1, imported: 1 });
  expect(await heldAnswers(school, work)).toEqual(['C', null, null, null]);
});
