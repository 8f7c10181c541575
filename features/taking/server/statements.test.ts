import { expect, test, vi } from 'vitest';
import { openSchool } from '@inkstone/server/testing';
import { sit, someWork } from '../testing.ts';

const isBracket = (text: string): boolean => /^(begin|commit)$/i.test(text);

test('a save is three statements, however many events it carries', async () => {
  const school = await openSchool();
  const work = await someWork(school, { questions: 5 });
  const window = await sit(school, work);
  await window.say({ kind: 'started' }, { kind: 'section-entered', sectionId: 'contest' });

  const pool = school.server.db.$client;
  const client = await pool.connect();
  const prototype = Object.getPrototypeOf(client) as { query(config: unknown): unknown };
  client.release();
  const spied = vi.spyOn(prototype, 'query');
  const answers = work.questionIds.map((questionId) => ({ kind: 'answered' as const, questionId, value: 'B' }));
  await window.say(...answers, ...answers, ...answers);
  const texts = spied.mock.calls.map(([asked]) =>
    typeof asked === 'string' ? asked : String((asked as { text?: string }).text),
  );
  spied.mockRestore();

  expect(texts.filter((text) => !isBracket(text))).toEqual([
    expect.stringMatching(/from session/),
    expect.stringMatching(/from attempt a[\s\S]*for update/),
    expect.stringMatching(/insert into attempt_event/),
  ]);
  expect(texts.filter(isBracket)).toHaveLength(2);
  await school.close();
});
