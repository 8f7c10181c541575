import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { insertSet } from '@inkstone/bank/server';
import { inTransaction, openDb } from '@inkstone/db';
import { expect, type Page } from './fixtures/school.ts';
import { signInByCall } from './steps/sign-in-by-call.ts';
import { countDeviceRows } from './steps/device-rows.ts';
import { postWithRetry } from './steps/post-with-retry.ts';

/** The server that a journey uses. */
export interface TestServer {
  url: string;
  databaseUrl: string;
  /** The server's clock. */
  clock: { now(): Date };
}

/** Queries the database directly. */
export const queryRows = async <Row extends pg.QueryResultRow>(
  { databaseUrl }: TestServer,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};

/** The id of a person. */
export const findPersonId = async (place: TestServer, username: string): Promise<number> => {
  const [row] = await queryRows<{ id: string }>(place, 'select id from person where username = $1', [username]);
  return Number(row?.id);
};

const options = ['A', 'B', 'C', 'D'].map((id_option) => ({ id_option, text: `<p>Option ${id_option}</p>` }));
const explanation = { en: '<p>Count.</p>', zh: '<p>数一数。</p>' };
const rest = { explanation, points: 100, knowledgeNodeId: null };
const choice = (text: string) => ({ type: 'choice', prompt: { text: `<p>${text}</p>`, options }, key: 'B', ...rest });

/** Four questions: two with options, one for a number, one with two gaps. */
const defaultQuestions = [
  choice('First of all: which one?'),
  choice('And which one now?'),
  { type: 'numeric-entry', prompt: { text: '<p>How many?</p>', width: 12 }, key: { accepted: ['26'] }, ...rest },
  {
    type: 'blanks',
    prompt: { text: '<p>One <span data-blank="1"></span>, two <span data-blank="2"></span>.</p>', blanks: 2 },
    key: [['apple'], ['pears']],
    ...rest,
  },
];

/** An assignment of Ms. Qiao to one student. */
export interface TestAssignment {
  id: number;
  kind: 'test' | 'homework';
  questionIds: number[];
  /** Calls as the teacher. */
  asTeacher(path: string, input: object): Promise<Record<string, unknown>>;
}

/** Signs in the teacher and returns a function that makes calls. */
export const signInTeacher = async (
  { url }: TestServer,
  request: APIRequestContext,
): Promise<TestAssignment['asTeacher']> => {
  const data = { username: 'qiao', password: 'inkstone' };
  const callApi = async (path: string, options: { data: object; headers?: Record<string, string> }) => {
    const response = await postWithRetry(request, `${url}/api/${path}`, options);
    return (await response.json()) as Record<string, unknown>;
  };
  const { token } = await callApi('backend/login', { data });
  const headers = { authorization: `Bearer ${String(token)}` };
  return (path, input) => callApi(path, { headers, data: { requestId: randomUUID(), ...input } });
};

/** Assigns four questions (by default) to Lin Xiaohe, and sets the language to English. */
export const createTestAssignment = async (
  place: TestServer,
  request: APIRequestContext,
  draft: {
    kind?: 'test' | 'homework';
    minutes?: number;
    username?: string;
    questions?: Parameters<typeof insertSet>[1]['questions'];
    programme?: string;
    subject?: string;
  } = {},
): Promise<TestAssignment> => {
  const { kind = 'test', minutes = 180, username = 'linxiaohe', questions = defaultQuestions } = draft;
  const now = place.clock.now();
  const [ownerId, studentId] = await Promise.all([findPersonId(place, 'qiao'), findPersonId(place, username)]);
  await queryRows(place, 'update person set language = 1');
  const db = openDb({ connectionString: place.databaseUrl }, 1);
  const stimulus = { kind: 'none' as const, html: '', files: [] };
  const { programme = 'amc', subject = 'math' } = draft;
  const about = { programme, subject, title: 'Small sums', titleZh: null, stimulus };
  const set = await inTransaction(db, (tx) => insertSet(tx, { ...about, ownerId, now, questions }));
  await db.$client.end();
  const asTeacher = await signInTeacher(place, request);
  const { id } = await asTeacher(`backend/${kind}/create`, {
    title: 'Small sums',
    // In the language of the student, with all tools; as in the exam AMC is in both languages.
    ...(programme === 'amc' && { windowMode: 'training' }),
    topicIds: [set.setId],
    studentIds: [studentId],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + minutes * 60_000).toISOString(),
  });
  return { id: Number(id), kind, questionIds: set.questionIds, asTeacher };
};

/** Signs in without opening a screen. */
export const signIn = (page: Page, { url }: TestServer, username = 'linxiaohe'): Promise<void> =>
  signInByCall(page, url, { username, family: 'student' });

/** Signs in and opens home, which delivers unsent data. */
export const arrive = async (page: Page, place: TestServer, username?: string): Promise<void> => {
  await signIn(page, place, username);
  await page.goto(`${place.url}/`);
};

/** Passes the environment reminder without a check. */
export const skipEnvironmentCheck = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start without it', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Start/ })
    .click();
};

/** Opens the assignment; passes the directions, or takes over from a closed window. */
export const openAssignment = async (page: Page, { url }: TestServer, { kind, id }: TestAssignment): Promise<void> => {
  await page.goto(`${url}/controller?kind=${kind}&id=${id}`);
  const bottom = page.getByRole('contentinfo');
  const before = page.getByRole('button', { name: /^(Start|Go on here)$/ });
  await expect(before.or(bottom)).toBeVisible();
  if (await before.isVisible()) await before.click();
  await expect(bottom).toBeVisible();
};

/** Signs in and opens the assignment. */
export const openAttempt = async (page: Page, place: TestServer, work: TestAssignment): Promise<void> => {
  await signIn(page, place);
  await openAssignment(page, place, work);
};

/** Goes to a question through the menu. */
export const goToQuestion = async (page: Page, number: number): Promise<void> => {
  await page
    .locator('footer')
    .getByRole('button', { name: /Question \d+ of|^\d+ \/|Check your answers/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${number}\\b|Question ${number}\\b`) })
    .first()
    .click();
};

/** Chooses an option of the question on the screen. */
export const choose = async (page: Page, option: string): Promise<void> => {
  await page.getByText(`Option ${option}`, { exact: true }).click();
};

/** The save state line. */
export const saveLine = (page: Page) =>
  page
    .locator('[data-state]')
    .filter({ hasText: /sav|device|nothing/i })
    .first();

/** Waits until everything is shown as saved. */
export const expectSaved = async (page: Page): Promise<void> => {
  await expect(saveLine(page)).toContainText('All saved on the server');
};

/** Creates the default assignment and answers the first question, saved on the server. */
export const openAnsweredAttempt = async (
  { page, place, request }: { page: Page; place: TestServer; request: APIRequestContext },
  option: string,
): Promise<TestAssignment> => {
  const work = await createTestAssignment(place, request);
  await openAttempt(page, place, work);
  await choose(page, option);
  await expectSaved(page);
  return work;
};

/** The stored answers in the order of the questions. */
export const listStoredAnswers = async (place: TestServer, { questionIds }: TestAssignment): Promise<unknown[]> => {
  const rows = await queryRows<{ question_id: string; value: unknown }>(
    place,
    'select question_id, value from answer where question_id = any($1)',
    [questionIds],
  );
  const byId = new Map(rows.map(({ question_id, value }) => [Number(question_id), value]));
  return questionIds.map((id) => byId.get(id) ?? null);
};

/** The attempt at this assignment on the server: its acknowledged number and how it ended. */
export const findAttempt = async (place: TestServer, { id }: TestAssignment) => {
  const rows = await queryRows<{ ack: string; ended_by: string | null }>(
    place,
    'select ack, ended_by from attempt where assignment_id = $1',
    [id],
  );
  return { count: rows.length, ack: Number(rows[0]?.ack ?? 0), endedBy: rows[0]?.ended_by ?? null };
};

/** The number of journal entries on this device. */
export const countJournalEntries = (page: Page): Promise<number> =>
  countDeviceRows(page, { database: 'inkstone-journal-', store: 'entries' });

/** The URL pattern of the calls that save answers. */
export const savePattern = '**/api/do/*';

/** Lets saves through again and fires the `online` event. */
export const resumeSaving = async (page: Page): Promise<void> => {
  // Not `unroute`: another request that the route is holding at that moment would hang.
  await page.route(savePattern, (route) => route.continue());
  await page.evaluate(() => void globalThis.dispatchEvent(new Event('online')));
};

/** Crashes a page, without unload events. */
export const crashPage = async (context: BrowserContext, page: Page): Promise<void> => {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
};
