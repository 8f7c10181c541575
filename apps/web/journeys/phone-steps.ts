import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures/school.ts';
import { createPicture } from './files-steps.ts';
import { queryRows, type TestAssignment, type TestServer } from './taking-steps.ts';

/** A photo as a phone takes it; each height makes another file. */
export const photo = (name: string, height = 300) => ({
  ...{ name, mimeType: 'image/png' },
  buffer: createPicture({ height }),
});

/** Shows a new code in the exam window; returns the address behind it. */
export const showCode = async (page: Page): Promise<string> => {
  const response = page.waitForResponse('**/api/frontend/test/phoneCamera');
  await page.getByRole('button', { name: /^(Take photos with your phone|New code)$/ }).click();
  const { link } = (await (await response).json()) as { link: string };
  await expect(page.getByRole('img', { name: 'QR code of the camera page' })).toBeVisible();
  return link;
};

/** A phone on which nobody is signed in. */
export const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'en-GB' });

/** Opens the camera page by the address behind a code. */
export const scan = async (phone: BrowserContext, link: string): Promise<Page> => {
  const page = await phone.newPage();
  await page.goto(link);
  return page;
};

/** Chooses photos on the phone. */
export const takePhotos = (page: Page, ...photos: ReturnType<typeof photo>[]): Promise<void> =>
  page.getByLabel('Choose photos').setInputFiles(photos);

/** The pages of an assignment that came from phones, in the order in which the server numbered them. */
export const listPages = (place: TestServer, { id }: TestAssignment) =>
  queryRows<{ id: string; bytes: number; number: number; question: number }>(
    place,
    `select f.id, s.size_bytes::int as bytes, f.page_number as number, f.question_id::int as question from answer_file f
       join attempt a on a.id = f.attempt_id join stored_file s on s.id = f.file_id
      where a.assignment_id = $1 and f.page_number is not null and f.removed_at is null
      order by f.question_id, f.page_number`,
    [id],
  );
