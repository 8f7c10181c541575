import { expect } from './fixtures/school.ts';
import { test } from './fixtures/outside.ts';
import { createFileAssignment } from './files-steps.ts';
import { listPages, openPhone, photo, scan, showCode, takePhotos } from './phone-steps.ts';
import { submit } from './recording-steps.ts';
import { expectSaved, listStoredAnswers, openAttempt } from './taking-steps.ts';

test('pages photographed with a phone are prepared there, and stand in the exam window once the server has them', async ({
  school,
  page,
  browser,
  request,
}) => {
  const work = await createFileAssignment(school, request);
  await openAttempt(page, school, work);
  const link = await showCode(page);
  const phone = await openPhone(browser);
  const camera = await scan(phone, link);
  await expect(camera.getByRole('heading', { name: 'Photos for your answer' })).toBeVisible();
  // The secret has left the address, and the page names nobody.
  expect(new URL(camera.url()).hash).toBe('');
  await expect(camera.getByText(/Hand in your pages|Lin/)).toHaveCount(0);

  await takePhotos(camera, photo('one.png', 300), photo('two.png', 420));
  await camera.getByRole('button', { name: 'Turn, crop, straighten: Page 1' }).click();
  const corner = camera.getByRole('button', { name: /^Top left corner/ });
  await corner.focus();
  await camera.keyboard.press('Shift+ArrowRight');
  await camera.keyboard.press('Shift+ArrowDown');
  await expect(corner).toHaveAccessibleName('Top left corner: 5% from the left, 5% from the top');
  const box = await camera.getByRole('button', { name: /^Bottom right corner/ }).boundingBox();
  await camera.mouse.move((box?.x ?? 0) + 22, (box?.y ?? 0) + 22);
  await camera.mouse.down();
  await camera.mouse.move((box?.x ?? 0) - 20, (box?.y ?? 0) - 20);
  await camera.mouse.up();
  await expect(camera.getByRole('button', { name: /^Bottom right corner: [89]\d% from the left/ })).toBeVisible();
  await camera.getByRole('button', { name: 'Rotate right' }).click();
  await camera.getByRole('button', { name: 'Use this version' }).click();
  await expect(camera.getByText('Straightened')).toBeVisible();
  await camera.getByRole('button', { name: 'Move down: Page 1' }).click();
  expect(await listPages(school, work)).toEqual([]);
  const rows = page.locator('[data-name]');
  await expect(rows).toHaveCount(0);

  await camera.getByRole('button', { name: 'Send 2 pages' }).click();
  await expect(camera.getByText('Page 1 is on the server')).toBeVisible();
  await expect(camera.getByText('Page 2 is on the server')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toHaveAttribute('data-name', 'page-1.png');
  await expect(rows.last()).toHaveAttribute('data-name', 'page-2.jpg');
  await expect(rows.first()).toContainText('On the server');
  await expectSaved(page);

  const secondPhone = await openPhone(browser);
  const second = await scan(secondPhone, link);
  await expect(second.getByText('Another phone has opened this code.', { exact: false })).toBeVisible();

  await takePhotos(camera, photo('late.png', 330));
  await submit(page);
  await camera.getByRole('button', { name: 'Send one page' }).click();
  await expect(camera.getByText('The time for this answer is over.', { exact: false })).toBeVisible();
  await expect(camera.getByText('One photo was not sent.', { exact: false })).toBeVisible();
  expect(await listPages(school, work)).toHaveLength(2);
  expect((await listStoredAnswers(school, work))[0]).toMatchObject({
    files: [{ name: 'page-1.png' }, { name: 'page-2.jpg' }],
  });
  await phone.close();
  await secondPhone.close();
});

test('a page that came while the exam window was closed is part of the answer when it is opened again', async ({
  school,
  page,
  browser,
  context,
  request,
}) => {
  const work = await createFileAssignment(school, request);
  await openAttempt(page, school, work);
  const link = await showCode(page);
  const phone = await openPhone(browser);
  const camera = await scan(phone, link);
  await page.close();
  await takePhotos(camera, photo('one.png'));
  await camera.getByRole('button', { name: 'Send one page' }).click();
  await expect(camera.getByText('Page 1 is on the server')).toBeVisible();
  expect((await listStoredAnswers(school, work))[0]).toMatchObject({ files: [{ name: 'page-1.png' }] });

  const next = await context.newPage();
  await openAttempt(next, school, work);
  await expect(next.locator('[data-name="page-1.png"]')).toContainText('On the server');
  await phone.close();
});
