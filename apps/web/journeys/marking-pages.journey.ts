import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { errorCodeMessages, messages as deskWords } from '@inkstone/marking/messages';
import { expect, test, type Page } from './fixtures/school.ts';
import { listAxeFindings } from './steps/page-findings.ts';
import { openSession, signIn, type UserSession } from './steps/user-session.ts';
import { queryRows, type TestServer } from './taking-steps.ts';

interface Piece {
  workId: number;
  attemptId: number;
  questId: number;
}

/** The submission of a sample student that consists of files. */
const findSubmission = async (place: TestServer, username: string, number: 1 | 2): Promise<Piece> => {
  const [row] = await queryRows<{ work: string; attempt: string; quest: string }>(
    place,
    `select s.id as work, a.id as attempt, a.result->'questions'->($2::int - 1)->>'questionId' as quest
       from assignment s join attempt a on a.assignment_id = s.id join person p on p.id = a.student_id
      where s.title = 'A proof and a river' and p.username = $1`,
    [username, number],
  );
  return { workId: Number(row?.work), attemptId: Number(row?.attempt), questId: Number(row?.quest) };
};

const listNotes = async (place: TestServer, { attemptId, questId }: Piece) => {
  const [row] = await queryRows<{
    notes: { text: string; place: { page: number; box?: object; strokes?: unknown[] } }[];
  }>(place, 'select notes from mark where attempt_id = $1 and question_id = $2', [attemptId, questId]);
  return row?.notes ?? [];
};

const open = async (page: Page, { workId, attemptId, questId }: Piece): Promise<void> => {
  await page.goto(`/correct/correctUploads?id=${workId}&attemptId=${attemptId}&questId=${questId}`);
  await expect(page.locator('[data-page-area] svg')).toBeAttached();
};

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Draws across the page with the mouse, in fractions of its size. */
const draw = async (page: Page, ...points: readonly (readonly [number, number])[]): Promise<void> => {
  const area = await page.locator('[data-page-area]').boundingBox();
  if (!area) throw new Error('no page is shown');
  for (const [index, [x, y]] of points.entries()) {
    await page.mouse.move(area.x + x * area.width, area.y + y * area.height, { steps: 6 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
};

const linesOn = (page: Page) => page.locator('[data-page-area] path[data-ink="pen"]');
const note = ({ page, t }: UserSession) => page.getByRole('textbox', { name: t(deskWords, 'note'), exact: true });
const saved = ({ page, t }: UserSession) =>
  expect(page.getByText(new RegExp(`^${t(deskWords, 'savedAt', { time: '' }).trim()}`))).toBeVisible();

test('a picture and a PDF are marked by keyboard and mouse across a reload, released, read and downloaded as a PDF', async ({
  school,
  browser,
}) => {
  test.setTimeout(600_000);
  const desk = await openSession(browser, school, { language: 'en' });
  const { page } = desk;
  const broken: string[] = [];
  page.on('console', (message) => (message.type() === 'error' ? broken.push(message.text()) : undefined));
  await signIn(desk, { username: 'qiao', family: 'teacherOrStaff' });
  const photo = await findSubmission(school, 'liumuchen', 1);
  await open(page, photo);

  // By mouse: draws a line, undoes, redoes, erases, draws again.
  await press(page, 'p');
  await draw(page, [0.6, 0.2], [0.65, 0.24], [0.75, 0.15]);
  await expect(linesOn(page)).toHaveCount(1);
  await press(page, 'z');
  await expect(linesOn(page)).toHaveCount(0);
  await press(page, 'y');
  await expect(linesOn(page)).toHaveCount(1);
  await press(page, 'e');
  await draw(page, [0.62, 0.19], [0.64, 0.25]);
  await expect(linesOn(page)).toHaveCount(0);
  await press(page, 'p');
  await draw(page, [0.6, 0.2], [0.65, 0.24], [0.75, 0.15]);

  // By keyboard: a box, moved and resized, its error code, text and score.
  await press(page, 'n', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'Shift+ArrowRight', 'Enter');
  await expect(note(desk)).toBeFocused();
  await page.keyboard.type('Four examples are not all numbers.');
  await press(page, 'Shift+Tab', 'l');
  await press(page, 'Enter', '2');
  await saved(desk);
  await expect
    .poll(() => listNotes(school, photo))
    .toMatchObject([
      { place: { page: 1, strokes: [expect.anything()] } },
      { code: 'logic', text: 'Four examples are not all numbers.', place: { page: 1 } },
    ]);

  // A reload in the middle of a note loses nothing older than a second.
  await press(page, 'n', 'Enter');
  await page.keyboard.type('Say why it is tr');
  await page.waitForTimeout(700);
  await page.reload();
  await expect(page.getByText('Say why it is tr')).toBeVisible();
  await page.getByText('Say why it is tr').click();
  await note(desk).fill('Say why it is true for every pair.');
  await press(page, 'Enter');
  await saved(desk);

  // A box stays in place when the page is rotated and zoomed.
  await press(page, 'o', '=', 'b');
  await draw(page, [0.3, 0.3], [0.5, 0.4]);
  await page.keyboard.type('Here, sideways.');
  await press(page, 'Enter', 'o', 'o', 'o', 'w', 's');
  await expect.poll(async () => (await listNotes(school, photo)).map(({ text }) => text)).toContain('Here, sideways.');
  const sideways = (await listNotes(school, photo)).find(({ text }) => text === 'Here, sideways.');
  const box = sideways?.place.box as { left: number; top: number; width: number; height: number };
  expect(box.left).toBeCloseTo(0.3, 1);
  expect(box.top).toBeCloseTo(0.5, 1);
  expect(await listAxeFindings(page, 'main')).toEqual([]);

  // The page of a PDF, and the page as a picture.
  const river = await findSubmission(school, 'linxiaohe', 2);
  await open(page, river);
  await press(page, 'PageDown');
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.getByText(/Text of the page: What I measured/)).toBeAttached();
  // It is released: the tools are off until enabled.
  await press(page, 'n');
  await expect(page.getByText(desk.t(deskWords, 'lockedHint'))).toBeVisible();
  await expect(page.locator('[data-mark]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Attach the page as a picture' })).toHaveCount(0);
  await page.getByRole('button', { name: desk.t(deskWords, 'changeReleased') }).click();
  await press(page, 'n', 'Enter');
  await page.keyboard.type('Which day was it?');
  await press(page, 'Enter');
  await page.getByRole('button', { name: 'Attach the page as a picture' }).click();
  await expect(page.getByRole('link', { name: 'Marked page as a picture' })).toBeVisible();
  await saved(desk);
  await expect.poll(async () => (await listNotes(school, river)).length).toBe(5);
  expect(broken).toEqual([]);

  await open(page, photo);
  await press(page, 'x');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release', exact: true }).click();
  await expect
    .poll(() =>
      queryRows(school, 'select 1 from mark where attempt_id = $1 and released_at is not null', [photo.attemptId]),
    )
    .toHaveLength(1);

  const student = await openSession(browser, school, { language: 'zh', width: 360 });
  await signIn(student, { username: 'liumuchen', family: 'student' });
  await student.page.goto(`/stu/commonReport?id=${photo.workId}&kind=homework`);
  // The same answers stand once more for print.
  const read = student.page.locator('article').filter({ visible: true });
  await expect(read.getByText('Four examples are not all numbers.')).toBeVisible();
  await expect(read.getByText(student.t(errorCodeMessages, 'logic'), { exact: true })).toBeVisible();
  await expect(linesOn(student.page).filter({ visible: true })).toHaveCount(1);
  await read.getByText('Say why it is true for every pair.').click();
  const coming = student.page.waitForEvent('download');
  await read.getByRole('button', { name: '批改稿 PDF' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('批改稿 第 1 题.pdf');
  const pdf = await PDFDocument.load(readFileSync(await download.path()));
  expect(pdf.getPageCount()).toBe(3);
});
