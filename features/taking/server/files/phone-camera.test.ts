import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openSchool, type TestSchool } from '@inkstone/testing';
import {
  importAnswers,
  listPhonePages,
  openPhoneCamera,
  readPhoneCamera,
  removeAttachment,
  savePhonePage,
  type UnsentFile,
} from '../../contract.ts';
import { createAssignmentFixture, openAttemptDriver, photoBytes, sendForm, startAttemptDriver } from '../../testing.ts';
import { lockAttempt } from '../attempt-rows.queries.ts';
import { listAnswers } from '../attempt.queries.ts';
import { readAnswerFiles } from './answer-files.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const newKey = (): string => randomBytes(32).toString('base64url');

/** Sends as a phone that nobody is signed in on. */
const sendPage = (
  fields: { token: string; phoneKey: string; id: string; name?: string },
  bytes: Buffer | null = photoBytes(),
) => sendForm(school, { token: '' }, { path: savePhonePage.path, fields: { name: 'page.jpg', ...fields }, bytes });

const openCode = (token: string, phoneKey: string) => school.nobody.ask(readPhoneCamera, { token, phoneKey });

const createSetup = async (question: { mostFiles?: number; accepts?: ('text' | 'files')[] } = {}) => {
  const work = await createAssignmentFixture(school, { files: true, ...question });
  const window = await startAttemptDriver(school, work);
  const [questionId = 0, choiceId = 0] = work.questionIds;
  const { attemptId, windowId } = window;
  const showCode = async (input: Partial<{ questionId: number; windowId: string }> = {}) => {
    const { link } = await work.student.send(openPhoneCamera, { attemptId, questionId, windowId, ...input });
    return new URL(link).hash.slice('#token='.length);
  };
  const openPhone = async () => {
    const [token, phoneKey] = [await showCode(), newKey()];
    await openCode(token, phoneKey);
    const send = (id: string = randomUUID(), bytes?: Buffer) => sendPage({ token, phoneKey, id }, bytes);
    return { token, phoneKey, send };
  };
  const value = async () =>
    (await listAnswers(school.db, [attemptId])).find((answer) => answer.questionId === questionId)?.value;
  const answerWith = (text: string, files: readonly object[]) =>
    window.sendEvents({ kind: 'answered', questionId, value: { text, files: [...files], recordings: [] } });
  const list = () => work.student.ask(listPhonePages, { attemptId });
  return { work, window, attemptId, windowId, questionId, choiceId, showCode, openPhone, value, answerWith, list };
};

const names = (value: unknown): string[] =>
  (value as { files: { name: string }[] } | undefined)?.files.map(({ name }) => name) ?? [];

/** Files that the window itself has chosen, as its answer names them. */
const createOwnFiles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: randomUUID(), name: `own-${index + 1}.jpg`, mime: 'image/jpeg', bytes: 1 },
  }));

describe('pages from a phone beside files of a window that had not heard of them', () => {
  test('join the answer while it has room, and what is typed later is stored', async () => {
    const setup = await createSetup();
    const { send } = await setup.openPhone();
    for (let page = 0; page < 3; page += 1) expect((await send()).status).toBe(200);
    await setup.answerWith('', createOwnFiles(2));
    expect(names(await setup.value())).toEqual(['own-1.jpg', 'own-2.jpg', 'page-1.jpg']);

    const resumed = await openAttemptDriver(school, setup.work, { takeOver: true });
    const before = resumed.start.answers.find(({ questionId }) => questionId === setup.questionId)?.value as object;
    const typed = { ...before, text: 'Typed later.' };
    await resumed.sendEvents({ kind: 'answered', questionId: setup.questionId, value: typed });
    expect(await setup.value()).toEqual(typed);
    expect((await setup.list()).pages).toHaveLength(3);
  });

  test('wait outside a full answer, and join it at a save that leaves room', async () => {
    const setup = await createSetup();
    const { send } = await setup.openPhone();
    await send();
    const own = createOwnFiles(3);
    await setup.answerWith('', own);
    expect(names(await setup.value())).toEqual(['own-1.jpg', 'own-2.jpg', 'own-3.jpg']);
    expect((await send()).body['reason']).toBe('camera.full');
    await setup.answerWith('', own.slice(1));
    expect(names(await setup.value())).toEqual(['own-2.jpg', 'own-3.jpg', 'page-1.jpg']);
  });

  test('leave twenty files of its own an answer that is marked', async () => {
    const setup = await createSetup({ mostFiles: 20 });
    const { send } = await setup.openPhone();
    await send();
    await setup.answerWith('', createOwnFiles(20));
    await setup.window.submit();
    expect(names(await setup.value())).toHaveLength(20);
    const answers = await listAnswers(school.db, [setup.attemptId]);
    // A blank would have been given nothing; an answer waits for its teacher.
    expect(answers.find(({ questionId }) => questionId === setup.questionId)).toMatchObject({
      ...{ earned: null, possible: 100 },
    });
  });
});

describe('a page from a phone, and unsent answers that a teacher brings in', () => {
  const createUnsent = async () => {
    const setup = await createSetup();
    const { attemptId, questionId, work, window } = setup;
    const answered = { kind: 'answered' as const, questionId, value: { text: 'Unsent.', files: [], recordings: [] } };
    const file: UnsentFile = {
      ...{ format: 'inkstone-unsent-answers', version: 1, attemptId, savedAt: school.clock.now().toISOString() },
      events: window.toRecords(answered),
    };
    school.clock.pass({ seconds: 1 });
    await (await setup.openPhone()).send();
    const importFile = () => work.teacher.send(importAnswers, { requestId: randomUUID(), file });
    const decide = (counts: boolean) => {
      const decision = { attemptId, questionIds: [questionId], counts };
      return work.teacher.send(importAnswers, { requestId: randomUUID(), decision });
    };
    return { ...setup, importFile, decide };
  };
  const joined = { text: 'Unsent.', files: [{ name: 'page-1.jpg' }] };

  test('stays in an answer that is imported while the attempt is open', async () => {
    const setup = await createUnsent();
    expect(await setup.importFile()).toMatchObject({ imported: 1, late: 0 });
    expect(await setup.value()).toMatchObject(joined);
  });

  test('stays in a late answer that is accepted, and in the one that counts again after that', async () => {
    const setup = await createUnsent();
    await setup.window.submit();
    expect(await setup.importFile()).toMatchObject({ imported: 1, late: 1 });
    await setup.decide(true);
    expect(await setup.value()).toMatchObject(joined);
    await setup.decide(false);
    expect(await setup.value()).toMatchObject({ text: '', files: [{ name: 'page-1.jpg' }] });
  });
});

describe('a page from a phone', () => {
  test('is numbered by the server, part of the answer at once, and listed for the exam window', async () => {
    const setup = await createSetup();
    const { send } = await setup.openPhone();
    const heard: string[] = [];
    const stop = school.services().listen(setup.work.student.person.id, ({ about = '' }) => heard.push(about));
    const first = await send();
    const second = await send();
    expect([first.body['number'], second.body['number']]).toEqual([1, 2]);
    await expect.poll(() => heard).toEqual([`phonePages ${setup.attemptId}`, `phonePages ${setup.attemptId}`]);
    stop();
    const { isAvailable, pages } = await setup.list();
    expect(isAvailable).toBe(true);
    expect(pages.map(({ questionId, number, mime }) => ({ questionId, number, mime }))).toEqual([
      { questionId: setup.questionId, number: 1, mime: 'image/jpeg' },
      { questionId: setup.questionId, number: 2, mime: 'image/jpeg' },
    ]);
    expect(names(await setup.value())).toEqual(['page-1.jpg', 'page-2.jpg']);
    expect((await readAnswerFiles(school.db, { attemptId: setup.attemptId })).get(setup.questionId)).toHaveLength(2);
  });

  test('that arrives twice is kept once, with the same number', async () => {
    const setup = await createSetup();
    const { send } = await setup.openPhone();
    const id = randomUUID();
    expect((await send(id)).body['number']).toBe(1);
    expect((await send(id)).body['number']).toBe(1);
    expect((await setup.list()).pages).toHaveLength(1);
  });

  test('stays in the answer when a window that has not heard of it saves, and after the hand-in', async () => {
    const setup = await createSetup();
    const { send } = await setup.openPhone();
    await send();
    const answered = { kind: 'answered' as const, questionId: setup.questionId };
    await setup.window.sendEvents({ ...answered, value: { text: 'Words.', files: [], recordings: [] } });
    expect(await setup.value()).toMatchObject({ text: 'Words.', files: [{ name: 'page-1.jpg' }] });
    await setup.window.sendEvents({ ...answered, value: null });
    await setup.window.submit();
    expect(names(await setup.value())).toEqual(['page-1.jpg']);
  });

  test('is decided about by the journal once that has named it: reordered, and taken out', async () => {
    const setup = await createSetup();
    const { send } = await setup.openPhone();
    await send();
    await send();
    const [first, second] = (await setup.list()).pages.map(({ id, name, mime, bytes }) => ({ id, name, mime, bytes }));
    const answered = { kind: 'answered' as const, questionId: setup.questionId };
    const save = (files: unknown[]) =>
      setup.window.sendEvents({ ...answered, value: { text: '', files, recordings: [] } });
    await save([second, first]);
    expect(await setup.value()).toMatchObject({ files: [{ id: second?.id }, { id: first?.id }] });
    await save([second]);
    expect(await setup.value()).toMatchObject({ files: [{ id: second?.id }] });
  });

  test('is gone from the answer when it is removed before a journal has named it', async () => {
    const setup = await createSetup();
    const { send } = await setup.openPhone();
    await send();
    const [page] = (await setup.list()).pages;
    const key = { id: page?.id ?? '', attemptId: setup.attemptId, questionId: setup.questionId };
    expect(await setup.work.student.send(removeAttachment, key)).toMatchObject({ removed: true });
    expect(names(await setup.value())).toEqual([]);
    expect((await setup.list()).pages).toEqual([]);
  });

  test('stays in an answer that was handed in, whoever asks to remove it', async () => {
    const setup = await createSetup();
    const { send } = await setup.openPhone();
    await send();
    const [page] = (await setup.list()).pages;
    await setup.window.submit();
    const key = { id: page?.id ?? '', attemptId: setup.attemptId, questionId: setup.questionId };
    expect(await setup.work.student.send(removeAttachment, key)).toMatchObject({ removed: false });
    expect(names(await setup.value())).toEqual(['page-1.jpg']);
    expect((await setup.list()).pages).toHaveLength(1);
    expect((await readAnswerFiles(school.db, { attemptId: setup.attemptId })).get(setup.questionId)).toHaveLength(1);
  });

  test('is listed as named once the journal has named it, which then carries its removal past the hand-in', async () => {
    const setup = await createSetup();
    const { send } = await setup.openPhone();
    await send();
    const [page] = (await setup.list()).pages;
    expect(page?.isNamed).toBe(false);
    const { id = '', name = '', mime = '', bytes = 0 } = page ?? {};
    await setup.answerWith('', [{ id, name, mime, bytes }]);
    expect((await setup.list()).pages).toMatchObject([{ isNamed: true }]);
    await setup.answerWith('', []);
    await setup.window.submit();
    const key = { id, attemptId: setup.attemptId, questionId: setup.questionId };
    expect(await setup.work.student.send(removeAttachment, key)).toMatchObject({ removed: true });
    expect(names(await setup.value())).toEqual([]);
  });

  test('is refused by its content, whatever its name, and once the answer is full', async () => {
    const setup = await createSetup();
    const { send } = await setup.openPhone();
    expect((await send(randomUUID(), Buffer.from('%PDF-1.7'))).body['reason']).toBe('handed.kind');
    const reasons: unknown[] = [];
    for (let page = 0; page < 4; page += 1) reasons.push((await send()).body['reason']);
    expect(reasons).toEqual([undefined, undefined, undefined, 'camera.full']);
    expect((await setup.list()).pages).toHaveLength(3);
  });
});

describe('a code of the camera page', () => {
  const open = async (token: string, phoneKey = newKey()): Promise<unknown> =>
    openCode(token, phoneKey).then(
      () => null,
      (error: unknown) => String(error),
    );

  test('is stored as a hash alone and opens for the first phone only', async () => {
    const setup = await createSetup();
    const token = await setup.showCode();
    const phoneKey = newKey();
    await openCode(token, phoneKey);
    const stored = JSON.stringify(await school.db.rows(sql`select * from phone_camera`));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(phoneKey);
    expect(await open(token, phoneKey)).toBeNull();
    expect(await open(token)).toContain('camera.used');
    expect((await sendPage({ token, phoneKey: newKey(), id: randomUUID() })).body['reason']).toBe('camera.used');
  });

  test('ends after ten minutes, by a newer code, by a takeover and by the hand-in', async () => {
    const setup = await createSetup();
    const reason = async ({ token, phoneKey }: { token: string; phoneKey: string }) =>
      (await sendPage({ token, phoneKey, id: randomUUID() })).body['reason'];
    const expired = await setup.openPhone();
    school.clock.pass({ minutes: 10 });
    expect(await reason(expired)).toBe('camera.expired');
    const replaced = await setup.openPhone();
    const current = await setup.openPhone();
    expect(await reason(replaced)).toBe('camera.unknown');
    expect(await reason(current)).toBeUndefined();
    const next = await openAttemptDriver(school, setup.work, { takeOver: true });
    expect(await reason(current)).toBe('camera.ended');
    expect(await open(current.token, current.phoneKey)).toContain('camera.ended');
    const last = await setup.work.student.send(openPhoneCamera, {
      ...{ attemptId: setup.attemptId, questionId: setup.questionId, windowId: next.windowId },
    });
    const token = new URL(last.link).hash.slice('#token='.length);
    const phoneKey = newKey();
    await openCode(token, phoneKey);
    await next.submit();
    expect(await reason({ token, phoneKey })).toBe('camera.ended');
  });

  test('refuses whoever else has it without using up what the student may send, and counts that for the address', async () => {
    const setup = await createSetup();
    const unopened = await setup.showCode();
    const counts = async () =>
      Object.fromEntries(
        (await school.db.rows(sql`select key, count from rate_counter`, { key: z.string(), count: z.int() })).map(
          ({ key, count }) => [key.replace(/^link .*/, 'link'), count],
        ),
      );
    const uploads = `hand in ${setup.work.student.person.id}`;
    await school.db.run(sql`delete from rate_counter`);
    await sendPage({ token: unopened, phoneKey: newKey(), id: randomUUID() });
    const { token, send } = await setup.openPhone();
    await sendPage({ token, phoneKey: newKey(), id: randomUUID() });
    expect(await open(token)).toContain('camera.used');
    const before = await counts();
    expect(before[uploads]).toBeUndefined();
    expect(before['link']).toBe(3);
    await send();
    expect((await counts())[uploads]).toBe(1);
  });

  test('refuses another phone while the attempt is locked', async () => {
    const setup = await createSetup();
    const { token } = await setup.openPhone();
    await school.tx(async (tx) => {
      await lockAttempt(tx, setup.attemptId);
      expect(await open(token)).toContain('camera.used');
    });
  });

  test('of nobody, or one that no phone has opened, takes nothing', async () => {
    const setup = await createSetup();
    const [token, phoneKey] = [await setup.showCode(), newKey()];
    expect((await sendPage({ token, phoneKey, id: randomUUID() })).body['reason']).toBe('camera.unknown');
    expect((await sendPage({ token: newKey(), phoneKey, id: randomUUID() })).body['reason']).toBe('camera.unknown');
    expect(await open(newKey())).toContain('camera.unknown');
    expect((await setup.list()).pages).toEqual([]);
  });

  test('takes no photo under the id of a file of another answer or of the window itself', async () => {
    const other = await createSetup();
    const { send: sendToOther } = await other.openPhone();
    const id = randomUUID();
    await sendToOther(id);
    const setup = await createSetup();
    const { send } = await setup.openPhone();
    expect((await send(id)).body['reason']).toBe('camera.unknown');
    expect((await setup.list()).pages).toEqual([]);
  });

  test('is given to the writing window of the own attempt alone, at a question that takes files', async () => {
    const setup = await createSetup();
    const refused = async (input: Parameters<typeof setup.showCode>[0]): Promise<string> =>
      setup.showCode(input).then(() => 'shown', String);
    expect(await refused({ windowId: randomUUID() })).toContain('attempt.takenOver');
    expect(await refused({ questionId: setup.choiceId })).toContain('handed.notAsked');
    const written = await createSetup({ accepts: ['text'] });
    await expect(written.showCode()).rejects.toThrow('handed.notAsked');
    const stranger = await school.signIn(await school.person({ role: 'student' }));
    const { attemptId, questionId, windowId } = setup;
    await expect(stranger.send(openPhoneCamera, { attemptId, questionId, windowId })).rejects.toThrow(
      'request.notFound',
    );
    await expect(stranger.ask(listPhonePages, { attemptId })).rejects.toThrow('request.notFound');
    school.clock.pass({ hours: 4 });
    expect(await refused({})).toContain('camera.ended');
  });
});

test('a school without a public address offers no code', async () => {
  const bare = await openSchool({ publicUrl: null });
  try {
    const work = await createAssignmentFixture(bare, { files: true });
    const { attemptId, windowId } = await startAttemptDriver(bare, work);
    const [questionId = 0] = work.questionIds;
    expect(await work.student.ask(listPhonePages, { attemptId })).toMatchObject({ isAvailable: false, pages: [] });
    await expect(work.student.send(openPhoneCamera, { attemptId, questionId, windowId })).rejects.toThrow(
      'camera.noAddress',
    );
  } finally {
    await bare.close();
  }
});
