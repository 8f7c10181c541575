import type { Page } from '@playwright/test';
import { insertPaper, insertSet } from '@inkstone/bank/server';
import { inTransaction, openDb } from '@inkstone/db';
import { expect, test } from './fixtures/school.ts';
import {
  choose,
  createTestAssignment,
  queryRows,
  expectSaved,
  openAttempt,
  type TestAssignment,
  type TestServer,
} from './taking-steps.ts';

const options = ['A', 'B', 'C', 'D'].map((id_option) => ({ id_option, text: `<p>Option ${id_option}</p>` }));
const choice = (text: string) => ({
  ...{ type: 'choice', key: 'B', points: 100, knowledgeNodeId: null },
  prompt: { text: `<p>${text}</p>`, options },
  explanation: { en: '<p>It says so.</p>', zh: '<p>文中已说明。</p>' },
});

/** A short reading section of TOEFL 2026: two questions lead to an upper or a lower module of one. */
const shortReading = async (place: TestServer): Promise<number> => {
  const db = openDb({ connectionString: place.databaseUrl }, 1);
  const [row] = await queryRows<{ id: string }>(place, "select id from person where username = 'qiao'");
  const [ownerId, now] = [Number(row?.id), place.clock.now()];
  const about = { ownerId, now, programme: 'toefl-2026', subject: 'reading', titleZh: null };
  const stimulus = { kind: 'none' as const, html: '', files: [] };
  const modules = { router: ['First here?', 'Then here?'], upper: ['Up here?'], lower: ['Down here?'] };
  try {
    return await inTransaction(db, async (tx) => {
      const sections = [];
      for (const [part, questionCount] of Object.entries(modules)) {
        const set = await insertSet(tx, { ...about, title: part, stimulus, questions: questionCount.map(choice) });
        sections.push({ section: 'reading', part, seconds: null, setRevisionIds: [set.setRevisionId] });
      }
      const paper = { ...about, variant: 'toefl-2026', typeId: null, questionCount: 4, title: 'Short', sections };
      return (await insertPaper(tx, paper)).paperId;
    });
  } finally {
    await db.$client.end();
  }
};

/** Ms. Qiao assigns it to Lin Xiaohe; the report opens on submission. */
const giveShort = async (place: TestServer, { asTeacher }: TestAssignment): Promise<number> => {
  const paperId = await shortReading(place);
  const [student] = await queryRows<{ id: string }>(place, "select id from person where username = 'linxiaohe'");
  const now = place.clock.now();
  const { id } = await asTeacher('backend/test/create', {
    ...{ title: 'Short reading', paperId, studentIds: [Number(student?.id)], reportAt: 'submitted' },
    ...{ beginsAt: now.toISOString(), deadline: new Date(now.getTime() + 7_200_000).toISOString() },
  });
  return Number(id);
};

/** Records the requests of a page, to wait for a preloaded chunk. */
const hearFetches = (page: Page) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => void fetched.push(request.url()));
  return async (part: string): Promise<void> => {
    await expect.poll(() => fetched.some((url) => url.includes(part)), { timeout: 60_000 }).toBe(true);
    await expect(async () => {
      const before = fetched.length;
      await page.waitForTimeout(1000);
      expect(fetched).toHaveLength(before);
    }).toPass();
  };
};

test('the network is lost at the end of a module: the exam waits, continues by itself and ends with a band', async ({
  school,
  page,
  context,
  request,
}) => {
  const otherAssignment = await createTestAssignment(school, request);
  const id = await giveShort(school, otherAssignment);
  const hasFetched = hearFetches(page);
  await openAttempt(page, school, { ...otherAssignment, id });
  expect(new URL(page.url()).pathname).toBe('/ws/toeflExamV2/Reading');
  const next = page.getByRole('contentinfo').getByRole('button', { name: 'Next', exact: true });
  await choose(page, 'B');
  await next.click();
  await expect(page.getByText('Then here?')).toBeVisible();
  await expectSaved(page);
  await hasFetched('/routing-page');

  await context.setOffline(true);
  await choose(page, 'B');
  await next.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish this module', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the network' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Reading · Module 2', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Up here?')).toBeVisible();
  await choose(page, 'B');
  await next.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/ws/toeflExamV2/Finished');

  await page.goto(`${school.url}/stu/testReport?kind=test&id=${id}`);
  await expect(page.getByText('Band 6, on a scale of 1 to 6').first()).toBeVisible();
});
