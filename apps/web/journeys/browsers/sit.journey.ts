import { findAttempt, createTestAssignment, listStoredAnswers } from '../taking-steps.ts';
import { expect, signInByForm, test } from './fixtures.ts';
import { submit, openReport, expectSaved, startAssignment } from './steps.ts';

test('a student takes a paper, submits it and reads the report', async ({ browserSlot, school, request }) => {
  const work = await createTestAssignment(school, request, { kind: 'homework' });
  const tab = await browserSlot.start();
  await signInByForm(tab, school, { username: 'linxiaohe', family: 'student' });
  await startAssignment(tab, school, work);

  await tab.click({ name: 'Option B' });
  await expectSaved(tab);
  await tab.click({ role: 'button', name: 'Next' });
  await tab.sees({ name: 'And which one now?' });
  await tab.click({ name: 'Option C' });
  await tab.click({ role: 'button', name: 'Next' });
  await tab.sees({ name: 'How many?' });
  await tab.type({ css: 'main input' }, '26');
  await tab.click({ role: 'button', name: 'Next' });
  await tab.sees({ css: 'main', contains: 'two' });
  await tab.type({ css: 'main input' }, 'apple');
  await expect.poll(() => listStoredAnswers(school, work)).toEqual(['B', 'C', '26', ['apple', '']]);
  await expectSaved(tab);

  await tab.reload();
  const blank = () => tab.evaluate(() => document.querySelector<HTMLInputElement>('main input')?.value);
  await expect.poll(blank).toBe('apple');

  await submit(tab);
  expect(await findAttempt(school, work)).toMatchObject({ count: 1, endedBy: 'student' });
  await openReport(tab);
  // Two of four answers are right, and half of the gaps.
  for (const text of ['63 of 100 points', 'And which one now?', 'You chose'])
    await tab.sees({ css: 'main', contains: text });
  expect(await browserSlot.readComplaints()).toEqual([]);
});
