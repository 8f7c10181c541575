import { expect, test } from './fixtures/school.ts';
import { choose, createTestAssignment, listStoredAnswers, saveLine, expectSaved, openAttempt } from './taking-steps.ts';

test('the server is killed during an exam; everything arrives when it runs again', async ({
  product,
  page,
  request,
}) => {
  const place = { ...product, clock: { now: () => new Date() } };
  const work = await createTestAssignment(place, request);
  await openAttempt(page, place, work);
  await choose(page, 'A');
  await expectSaved(page);
  expect(await listStoredAnswers(place, work)).toEqual(['A', null, null, null]);

  await product.kill();
  await choose(page, 'D');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await choose(page, 'C');
  await expect(saveLine(page)).toContainText('On this device, not yet on the server');
  expect(await listStoredAnswers(place, work)).toEqual(['A', null, null, null]);

  await product.start();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expectSaved(page);
  expect(await listStoredAnswers(place, work)).toEqual(['D', 'C', null, null]);
});
