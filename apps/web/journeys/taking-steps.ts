import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { insertSet } from '@inkstone/bank/server';
import { inTransaction, openDb } from '@inkstone/db';
import { expect, type Page } from './fixtures/school.ts';
import { enter } from './steps/enter.ts';
import { countOnDevice } from './steps/on-device.ts';
import { posted } from './steps/posted.ts';

/** Where a journey of sitting happens. */
export interface Place {
  url: string;
  databaseUrl: string;
  /** The server's instant. */
  clock: { now(): Date };
}

/** Asks the database itself: what is durable, whatever a screen says. */
export const rowsOf = async <Row extends pg.QueryResultRow>(
  { databaseUrl }: Place,
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
export const idOf = async (place: Place, username: string): Promise<number> => {
  const [row] = await rowsOf<{ id: string }>(place, 'select id from person where username = $1', [username]);
  return Number(row?.id);
};

const options = ['A', 'B', 'C', 'D'].map((id_option) => ({ id_option, text: `<p>Option ${id_option}</p>` }));
const explanation = { en: '<p>Count.</p>', zh: '<p>数一数。</p>' };
const rest = { explanation, points: 100, knowledgeNodeId: null };
const choice = (text: string) => ({ type: 'choice', prompt: { text: `<p>${text}</p>`, options }, key: 'B', ...rest });

/** Four questions: two with options, one for a number, one with two gaps. */
const usualQuestions = [
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

/** Work that Ms. Qiao has just given to one student. */
export interface Given {
  id: number;
  kind: 'test' | 'homework';
  questionIds: number[];
  /** Calls as the teacher. */
  asTeacher(path: string, input: object): Promise<Record<string, unknown>>;
}

/** Calls as the teacher of the mathematics. */
export const teacherOf = async ({ url }: Place, request: APIRequestContext): Promise<Given['asTeacher']> => {
  const data = { username: 'qiao', password: 'inkstone' };
  const ask = async (path: string, given: { data: object; headers?: Record<string, string> }) => {
    const response = await posted(request, `${url}/api/${path}`, given);
    return (await response.json()) as Record<string, unknown>;
  };
  const { token } = await ask('backend/login', { data });
  const headers = { authorization: `Bearer ${String(token)}` };
  return (path, input) => ask(path, { headers, data: { requestId: randomUUID(), ...input } });
};

/** Ms. Qiao gives four questions to Lin Xiaohe, who reads English from now on. */
export const giveWork = async (
  place: Place,
  request: APIRequestContext,
  draft: {
    kind?: 'test' | 'homework';
    minutes?: number;
    username?: string;
    questions?: Parameters<typeof insertSet>[1]['questions'];
    programme?: string;
    subject?: string;
  } = {},
): Promise<Given> => {
  const { kind = 'test', minutes = 180, username = 'linxiaohe', questions = usualQuestions } = draft;
  const now = place.clock.now();
  const [ownerId, studentId] = await Promise.all([idOf(place, 'qiao'), idOf(place, username)]);
  await rowsOf(place, 'update person set language = 1');
  const db = openDb({ connectionString: place.databaseUrl }, 1);
  const stimulus = { kind: 'none' as const, html: '', files: [] };
  const { programme = 'amc', subject = 'math' } = draft;
  const about = { programme, subject, title: 'Small sums', titleZh: null, stimulus };
  const set = await inTransaction(db, (tx) => insertSet(tx, { ...about, ownerId, now, questions }));
  await db.$client.end();
  const asTeacher = await teacherOf(place, request);
  const { id } = await asTeacher(`backend/${kind}/create`, {
    title: 'Small sums',
    topicIds: [set.setId],
    studentIds: [studentId],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + minutes * 60_000).toISOString(),
  });
  return { id: Number(id), kind, questionIds: set.questionIds, asTeacher };
};

/** Signs in; no screen stands open afterwards. */
export const signIn = (page: Page, { url }: Place, username = 'linxiaohe'): Promise<void> =>
  enter(page, url, { username, family: 'student' });

/** Signs in and opens home, which delivers what the device holds. */
export const arrive = async (page: Page, place: Place, username?: string): Promise<void> => {
  await signIn(page, place, username);
  await page.goto(`${place.url}/`);
};

/** Goes over the reminder of the environment check: this device was not checked, and need not be. */
export const startsUnchecked = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start without it', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Start/ })
    .click();
};

/** Opens the work in a window; goes over the directions, and takes over from a window that has gone. */
export const openWork = async (page: Page, { url }: Place, { kind, id }: Given): Promise<void> => {
  await page.goto(`${url}/controller?kind=${kind}&id=${id}`);
  const bottom = page.getByRole('contentinfo');
  const before = page.getByRole('button', { name: /^(Start|Go on here)$/ });
  await expect(before.or(bottom)).toBeVisible();
  if (await before.isVisible()) await before.click();
  await expect(bottom).toBeVisible();
};

/** Signs in and opens the work. */
export const sitDown = async (page: Page, place: Place, work: Given): Promise<void> => {
  await signIn(page, place);
  await openWork(page, place, work);
};

/** Goes to a question by the menu's own numbers. */
export const goTo = async (page: Page, number: number): Promise<void> => {
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

/** The line that says where the answers are. */
export const saveLine = (page: Page) =>
  page
    .locator('[data-state]')
    .filter({ hasText: /sav|device|nothing/i })
    .first();

/** Waits for the words that everything is on the server. */
export const seesSaved = async (page: Page): Promise<void> => {
  await expect(saveLine(page)).toContainText('All saved on the server');
};

/** Gives the usual work, and the student has answered the first question: that is on the server. */
export const sitDownAnswered = async (
  { page, place, request }: { page: Page; place: Place; request: APIRequestContext },
  option: string,
): Promise<Given> => {
  const work = await giveWork(place, request);
  await sitDown(page, place, work);
  await choose(page, option);
  await seesSaved(page);
  return work;
};

/** The answers that the server durably holds, in the order of the questions. */
export const heldAnswers = async (place: Place, { questionIds }: Given): Promise<unknown[]> => {
  const rows = await rowsOf<{ question_id: string; value: unknown }>(
    place,
    'select question_id, value from answer where question_id = any($1)',
    [questionIds],
  );
  const byId = new Map(rows.map(({ question_id, value }) => [Number(question_id), value]));
  return questionIds.map((id) => byId.get(id) ?? null);
};

/** What the server holds of an attempt at this work: how far its journal reaches, and whether it is handed in. */
export const attemptOf = async (place: Place, { id }: Given) => {
  const rows = await rowsOf<{ ack: string; ended_by: string | null }>(
    place,
    'select ack, ended_by from attempt where assignment_id = $1',
    [id],
  );
  return { count: rows.length, ack: Number(rows[0]?.ack ?? 0), endedBy: rows[0]?.ended_by ?? null };
};

/** Numbers of what a student's journal on this device still keeps. */
export const keptOnDevice = (page: Page): Promise<number> =>
  countOnDevice(page, { database: 'inkstone-journal-', store: 'entries' });

/** The calls that carry answers. */
export const saving = '**/api/do/*';

/** Lets saving through again and tells the page as its browser would, whatever moment it waits for by then. */
export const savingGoesAgain = async (page: Page): Promise<void> => {
  // Not taken back: a request of another kind that the browser holds up for the route at that moment would never go on.
  await page.route(saving, (route) => route.continue());
  await page.evaluate(() => void globalThis.dispatchEvent(new Event('online')));
};

/** Ends a page as a crash would: no event, no last word. */
export const crash = async (context: BrowserContext, page: Page): Promise<void> => {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
};
