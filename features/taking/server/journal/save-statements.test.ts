import { expect, test, vi } from 'vitest';
import { computeChecksum } from '@inkstone/exam/attempt';
import { openSchool } from '@inkstone/testing';
import pg from 'pg';
import { startAttemptDriver, createAssignmentFixture } from '../../testing.ts';
import { listAnswers, listEvents } from '../attempt.queries.ts';

const isBracket = (text: string): boolean => /^(begin|commit)$/i.test(text);

test('a save uses three SQL statements, whether it carries one event or sixty', async () => {
  const school = await openSchool();
  const work = await createAssignmentFixture(school, { questions: 20 });
  const window = await startAttemptDriver(school, work);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const listStatements = async (saving: Promise<unknown>): Promise<string[]> => {
    query.mockClear();
    await saving;
    return query.mock.calls.map(([statement]) =>
      typeof statement === 'string' ? statement : String((statement as { text?: string }).text),
    );
  };
  const answers = work.questionIds.map((questionId) => ({ kind: 'answered' as const, questionId, value: 'B' }));
  const ofOne = await listStatements(
    window.sendEvents({ kind: 'answered', questionId: work.questionIds[0] ?? 0, value: 'A' }),
  );
  const ofSixty = await listStatements(window.sendEvents(...answers, ...answers, ...answers));
  query.mockRestore();

  for (const statements of [ofOne, ofSixty]) {
    expect(statements.filter((text) => !isBracket(text))).toEqual([
      expect.stringMatching(/from session/),
      expect.stringMatching(/from attempt a[\s\S]*for no key update/),
      expect.stringMatching(/insert into attempt_event/),
    ]);
    expect(statements.filter(isBracket)).toHaveLength(2);
  }
  expect(ofOne.at(-2)).not.toContain('jsonb_to_recordset');
  expect(ofOne.join()).not.toContain('blueprint');
  await school.close();
});

test('events sent one by one are stored as they are in one batch', async () => {
  const school = await openSchool();
  const work = await createAssignmentFixture(school);
  const [first = 0, second = 0] = work.questionIds;
  const events = [
    { kind: 'question-entered', questionId: first },
    { kind: 'answered', questionId: first, value: 'B' },
    { kind: 'answered', questionId: second, value: 'A' },
    { kind: 'flagged', questionId: second, on: true },
    { kind: 'answered', questionId: first, value: null },
    { kind: 'answered', questionId: second, value: ['no option'] },
  ] as const;
  const window = await startAttemptDriver(school, work);
  const readRows = async () => {
    const stored = await school.tx((tx) => listEvents(tx, window.attemptId));
    const answers = await school.tx((tx) => listAnswers(tx, [window.attemptId]));
    return {
      stored: stored.slice(2).map(({ seq: _, ...row }) => row),
      answers: answers.map(({ seq: _, ...row }) => row).toSorted((a, b) => a.questionId - b.questionId),
    };
  };
  await window.sendEvents(...events);
  const inOneBatch = await readRows();
  for (const event of events) await window.sendEvents(event);
  const after = await readRows();

  expect(after.stored.slice(events.length)).toEqual(inOneBatch.stored);
  expect(after.answers).toEqual(inOneBatch.answers);
  await school.close();
});

test('a save of patches to a long text uses three SQL statements as well', async () => {
  const school = await openSchool();
  const work = await createAssignmentFixture(school, { written: true });
  const [essay = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  const text = 'A long text. '.repeat(60);
  await window.sendEvents({ kind: 'answered', questionId: essay, value: text });
  const patch = { at: 3, remove: 0, insert: '好', length: text.length, sum: computeChecksum(text) };
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await window.sendEvents({ kind: 'patched', questionId: essay, patch });
  const texts = query.mock.calls.map(([statement]) =>
    typeof statement === 'string' ? statement : String((statement as { text?: string }).text),
  );
  query.mockRestore();
  expect(texts.filter((statement) => !isBracket(statement))).toEqual([
    expect.stringMatching(/from session/),
    expect.stringMatching(/from answer w[\s\S]*from attempt a[\s\S]*for no key update/),
    expect.stringMatching(/insert into attempt_event/),
  ]);
  await school.close();
});
