import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { fromCopiedQuestions, isWordedAs, wordsOfQuestions } from './copied-questions.queries.ts';
import { insertSet } from './write-set.ts';

let school: TestSchool;
let ownerId: number;
beforeAll(async () => {
  school = await openSchool();
  ownerId = (await school.person({ role: 'teacher' })).id;
});
afterAll(() => school.close());

interface Draft {
  text?: string;
  html?: string;
  key?: string;
  fileId?: number;
}

/** A dictation whose recording is a file; files are only named here. */
const insertDictation = async ({ text = '<p>Write it.</p>', html = '', key = 'Good day.', fileId = 1 }: Draft) => {
  const { questionIds } = await school.tx((tx, { now }) =>
    insertSet(tx, {
      ...{ ownerId, now, programme: 'duolingo', subject: 'listening', title: 'Heard', titleZh: null },
      stimulus: { kind: 'audio', html, files: [{ id: fileId, mime: 'audio/wav' }], audioSeconds: 2 },
      questions: [
        {
          type: 'dictation',
          prompt: { text },
          key: { references: [key] },
          explanation: { en: '', zh: '' },
          points: 100,
          knowledgeNodeId: null,
        },
      ],
    }),
  );
  return questionIds[0] ?? 0;
};

/** The results of both comparisons of two questions. */
const areCopies = async (original: number, copy: number): Promise<boolean[]> => {
  const joined = await school.db.rows(
    sql`select 1 ${fromCopiedQuestions} where original.question_id = ${original} and copy.question_id = ${copy}`,
  );
  const listed = await school.db.rows(sql`
    with words as (${wordsOfQuestions(sql`select ${copy}::bigint`)})
    select 1 from question_revision q join question_set_revision qs on qs.id = q.set_revision_id
     where q.question_id = ${original} and ${isWordedAs(sql`words`)}`);
  return [joined.length > 0, listed.length > 0];
};

test.each<[string, Draft, boolean]>([
  ['in the same words about the same files, whose key was corrected since', { key: 'Good night.' }, true],
  ['with the same key, whose files were stored again', { fileId: 2 }, true],
  ['about another recording with another key', { fileId: 2, key: 'Good night.' }, false],
  ['with another wording', { text: '<p>Write what you hear.</p>' }, false],
  ['with another text', { html: '<p>At noon.</p>' }, false],
])('a copy is recognised by its text: a question %s', async (_, draft, isCopy) => {
  const original = await insertDictation({});
  const copy = await insertDictation(draft);
  expect(await areCopies(original, copy)).toEqual([isCopy, isCopy]);
});
