import { expect, test, vi } from 'vitest';
import { computeChecksum } from '@inkstone/exam/attempt';
import { openSchool } from '@inkstone/server/testing';
import pg from 'pg';
import { startAttemptDriver, createAssignmentFixture } from '../testing.ts';

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

  expect(ofSixty.filter((text) => !isBracket(text))).toEqual([
    expect.stringMatching(/from session/),
    expect.stringMatching(/from attempt a[\s\S]*for no key update/),
    expect.stringMatching(/insert into attempt_event/),
  ]);
  expect(ofSixty.filter(isBracket)).toHaveLength(2);
  expect(ofSixty).toEqual(ofOne);
  expect(ofOne.join()).not.toContain('blueprint');
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
