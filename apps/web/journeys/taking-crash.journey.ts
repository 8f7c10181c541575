import { expect, test } from './fixtures/school.ts';
import { choose, giveWork, heldAnswers, saveLine, seesSaved, sitDown } from './taking-steps.ts';

test('the server is killed while one answers; when it runs again everything arrives', async ({
  product,
  page,
  request,
}) => {
  const place = { ...product, clock: { now: () => new Date() } };
  const work = await giveWork(place, request);
  await sitDown(page, place, work);
  await choose(page, 'A');
  await seesSaved(page);
  expect(await heldAnswers(place, work)).toEqual(['A', null, null, null]);

  await product.kill();
  await choose(page, 'D');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await choose(page, 'C');
  await expect(saveLine(page)).toContainText('On this device, not yet on the server');
  expect(await heldAnswers(place, work)).toEqual(['A', null, null, null]);

  await product.start();
  await page.getByRole('button', { name: 'Try now' }).click();
  await seesSaved(page);
  expect(await heldAnswers(place, work)).toEqual(['D', 'C', null, null]);
});
