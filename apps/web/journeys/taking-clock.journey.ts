import { expect, test } from './fixtures/school.ts';
import {
  findAttempt,
  choose,
  createTestAssignment,
  listStoredAnswers,
  countJournalEntries,
  queryRows,
  saveLine,
  savePattern,
  expectSaved,
  openAttempt,
} from './taking-steps.ts';

const hour = 3_600_000;

for (const [title, wrong] of [
  ['fast', hour],
  ['slow', -hour],
] as const) {
  test(`a device whose clock is an hour ${title} neither loses nor gains time`, async ({
    school,
    page,
    context,
    request,
  }) => {
    const work = await createTestAssignment(school, request, { minutes: 30 });
    await openAttempt(page, school, work);
    await expectSaved(page);
    await context.clock.setSystemTime(new Date(school.clock.now().getTime() + wrong));
    await context.route(savePattern, (route) => route.abort());
    await choose(page, 'C');
    const answeredAt = school.clock.now().getTime();
    await expect(saveLine(page)).toContainText('On this device');
    await context.unroute(savePattern);
    await page.reload();
    await expectSaved(page);

    const [answer] = await queryRows<{ answered_at: Date; counts: boolean }>(
      school,
      'select answered_at, is_counted as counts from answer where question_id = $1',
      [work.questionIds[0]],
    );
    expect(answer?.counts).toBe(true);
    expect(Math.abs((answer?.answered_at.getTime() ?? 0) - answeredAt)).toBeLessThan(15_000);
    await choose(page, 'A');
    await expectSaved(page);
    expect(await listStoredAnswers(school, work)).toEqual(['A', null, null, null]);
  });
}

test('answers are accepted to the last second, and the clock submits what was still unsent', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await createTestAssignment(school, request, { minutes: 10 });
  await openAttempt(page, school, work);
  const [ends] = await queryRows<{ deadline: Date }>(school, 'select deadline from assignment where id = $1', [
    work.id,
  ]);
  const last = new Date((ends?.deadline.getTime() ?? 0) - 2000);
  await school.clock.standAt(last, async () => {
    await choose(page, 'C');
    // The send is scheduled once the device has stored the answer: advancing the clock earlier has no effect.
    await expect(async () => {
      await school.clock.pass({ seconds: 0.1 });
      await expect(saveLine(page)).toContainText('All saved on the server', { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await context.route(savePattern, (route) => route.abort());
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await choose(page, 'D');
    await school.clock.pass({ seconds: 0.2 });
    await expect(saveLine(page)).toContainText('On this device');
    expect(await listStoredAnswers(school, work)).toEqual(['C', null, null, null]);
  });
  await context.unroute(savePattern);
  await school.clock.pass({ minutes: 1 });

  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible();
  expect(await listStoredAnswers(school, work)).toEqual(['C', 'D', null, null]);
  const answers = await queryRows<{ answered_at: Date; counts: boolean }>(
    school,
    'select answered_at, is_counted as counts from answer where question_id = any($1) order by question_id',
    [work.questionIds.slice(0, 2)],
  );
  for (const { answered_at, counts } of answers) {
    expect(counts).toBe(true);
    expect(Math.abs(answered_at.getTime() - last.getTime())).toBeLessThan(1000);
  }
  expect(await findAttempt(school, work)).toMatchObject({ endedBy: 'clock' });
  expect(await countJournalEntries(page)).toBe(0);
});

test('if the network is down at the end nothing is closed by itself; the exam is submitted when the network returns', async ({
  school,
  page,
  context,
  request,
}) => {
  const work = await createTestAssignment(school, request, { minutes: 10 });
  await openAttempt(page, school, work);
  await expectSaved(page);
  await context.setOffline(true);
  await choose(page, 'B');
  await school.clock.pass({ minutes: 11 });
  await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  expect(await findAttempt(school, work)).toMatchObject({ endedBy: null });

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible();
  expect(await listStoredAnswers(school, work)).toEqual(['B', null, null, null]);
});

test('minutes that the teacher adds during the exam arrive before the old end', async ({ school, page, request }) => {
  const work = await createTestAssignment(school, request, { minutes: 10 });
  await openAttempt(page, school, work);
  await choose(page, 'A');
  await expectSaved(page);
  const starts: string[] = [];
  page.on('request', (sent) => void (sent.url().includes('frontend/test/start') && starts.push(sent.url())));
  expect(await work.asTeacher('backend/test/editDeadline', { id: work.id, extraMinutes: 20 })).toMatchObject({
    success: 1,
  });
  await school.clock.pass({ minutes: 15 });
  await choose(page, 'D');
  await expectSaved(page);
  await expect(page.getByText('You have 20 more minutes.')).toBeVisible();
  expect(await listStoredAnswers(school, work)).toEqual(['D', null, null, null]);
  expect(await findAttempt(school, work)).toMatchObject({ endedBy: null });
  // The window took the minutes without opening the attempt again.
  expect(starts).toEqual([]);
});
