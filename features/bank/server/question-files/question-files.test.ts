import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { deleteQuestionSet, exportQuestionSets, listQuestionSets, saveQuestionSet } from '../../contract.ts';
import { planQuestionFile, writeQuestionFile } from '../../contract/question-files.ts';
import { applyQuestionImport, getQuestionImport, planQuestionImport } from '../../contract/question-imports.ts';
import { exportFormats } from '../../export/index.ts';
import { aChoice, aDraft, aTree, aWav } from '../../testing.ts';
import { insertFile } from '../files.queries.ts';

let school: TestSchool;
let teacher: TestBrowser;
let ratio: number;
beforeAll(async () => {
  school = await openSchool();
  ({ ratio } = await aTree(school));
  teacher = await school.signIn(await school.person({ role: 'teacher' }));
});
afterAll(() => school.close());

const aFile = async (bytes: Buffer, name: string, sizeBytes?: number): Promise<number> => {
  const stored = await school.services().storage.save(Readable.from([bytes]), { maxBytes: 1_000_000 });
  if (!stored.ok) throw new Error(stored.code);
  const { key, mime, size, sha256 } = stored.value;
  const facts = { key, name, mime, sizeBytes: sizeBytes ?? size, sha256, createdAt: school.clock.now() };
  return insertFile(school.db, { ...facts, ownerId: teacher.person.id, usedBy: null });
};

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const save = async (title: string, more: Record<string, unknown> = {}): Promise<number> => {
  const { setId } = await teacher.send(saveQuestionSet, { ...aDraft(), ...newRequestId(), title, ...more });
  return setId;
};

/** A set with a recording, a picture in a question, a clip, evidence, both explanations and a knowledge point. */
const saveRichSet = async (title: string): Promise<number> => {
  const [sound, figure] = [await aFile(aWav(4), 'talk.wav'), await aFile(picture, 'figure.png')];
  return save(title, {
    titleZh: '听力题组',
    stimulus: {
      ...{ kind: 'audio', html: '<p>Listen.</p>', files: [{ id: sound }], audioSeconds: 4 },
      transcript: '<p>What was said.</p>',
    },
    questions: [
      {
        ...aChoice({ text: `<p>See <img data-file="${figure}" alt="a figure"> and <span data-math>x^2</span>.</p>` }),
        ...{ knowledgeNodeId: ratio, clip: { from: 1, to: 2.5 }, evidence: ['What was said'] },
        ...{ explanation: { en: '<p>Because.</p>', zh: '<p>因为。</p>' }, distractors: { A: 'word-echo' } },
      },
      aChoice({ points: 250 }),
    ],
  });
};

const fetchFile = (path: string, ids: readonly number[], more = '') =>
  school.server.app.inject({
    method: 'GET',
    url: `/api/${path}?ids=${ids.join(',')}${more}`,
    headers: { authorization: `Bearer ${teacher.token}` },
  });

const readExported = async (id: number) => {
  const { sets, files } = (await fetchFile(exportQuestionSets.path, [id])).json<{
    sets: unknown[];
    files: { id: number; sha256: string }[];
  }>();
  return { sets, files: files.map(({ id: number, sha256 }) => ({ number, sha256 })) };
};

test('the formats are listed without a file being written', async () => {
  const setId = await save('Listed');
  const { formats, sizeBytes, items } = await teacher.ask(planQuestionFile, { ids: [setId] });
  expect(formats.map(({ format }) => format)).toEqual(exportFormats.map(({ id }) => id));
  expect(formats[0]).toEqual({
    format: 'qti3',
    name: { en: 'QTI 3.0 package', zh: 'QTI 3.0 试题包' },
    extension: '.zip',
  });
  expect({ sizeBytes, items }).toEqual({ sizeBytes: null, items: [] });
});

test('the receipt says of each question what other systems will not find', async () => {
  const [plain, rich] = [await save('Plain'), await saveRichSet('Rich')];
  const plan = await teacher.ask(planQuestionFile, { ids: [plain, rich], format: 'qti3' });
  const facts = plan.items.map(({ setId, title, position, outcome, notes }) => ({
    ...{ setId, title, position, outcome },
    codes: notes.map(({ code }) => code),
  }));
  expect(facts.slice(-2)).toEqual([
    { setId: rich, title: 'Rich', position: 1, outcome: 'changed', codes: ['ownFields'] },
    { setId: rich, title: 'Rich', position: 2, outcome: 'changed', codes: ['ownFields'] },
  ]);
  expect(facts[0]).toEqual({ setId: plain, title: 'Plain', position: 1, outcome: 'exact', codes: [] });
  expect(plan.items.at(-2)?.excerpt).toBe('See [a figure] and x².');
  const file = await fetchFile(writeQuestionFile.path, [plain, rich], '&format=qti3');
  expect(file.headers['content-type']).toBe('application/zip');
  expect(file.headers['content-disposition']).toBe('attachment; filename="inkstone-question-sets.zip"');
  expect(file.rawPayload.length).toBe(plan.sizeBytes);
});

test('a set comes back from its package as it was, with pictures, recording and knowledge point', async () => {
  const setId = await saveRichSet('There and back');
  const before = await readExported(setId);
  const { rawPayload: bytes } = await fetchFile(writeQuestionFile.path, [setId], '&format=qti3');
  await teacher.send(deleteQuestionSet, { setId });
  const fields = { programme: 'amc', subject: 'math' };
  const { body } = await sendForm(school, teacher, { path: planQuestionImport.path, fields, bytes });
  const importId = body['importId'] as number;
  const planned = await teacher.ask(getQuestionImport, { importId });
  expect(planned).toMatchObject({ format: 'qti', counts: { exact: 2, changed: 0, doubtful: 0, dropped: 0 } });
  expect(await teacher.send(applyQuestionImport, { ...newRequestId(), importId })).toMatchObject({
    sets: 1,
    questions: 2,
  });
  const { list } = await teacher.ask(listQuestionSets, { search: 'There and back' });
  expect(list).toMatchObject([{ titleZh: '听力题组' }]);
  expect(await readExported(list[0]?.id ?? 0)).toEqual(before);
});

test('a set that is hidden, or not there, is not found', async () => {
  const [shown, hidden] = [await save('Shown'), await save('Hidden')];
  await teacher.send(deleteQuestionSet, { setId: hidden });
  for (const ids of [[shown, hidden], [999_999]]) {
    expect(await teacher.failed(planQuestionFile, { ids, format: 'qti3' })).toMatchObject({ kind: 'notFound' });
    expect((await fetchFile(writeQuestionFile.path, ids, '&format=qti3')).json()).toMatchObject({
      code: 'request.notFound',
    });
  }
});

test('more pictures and recordings than one file takes are refused before any is read', async () => {
  const large = await aFile(picture, 'large.png', 31 * 1024 * 1024);
  const setId = await save('Large', {
    stimulus: { kind: 'picture', html: '', files: [{ id: large }], transcript: '' },
  });
  expect(await teacher.refused(planQuestionFile, { ids: [setId], format: 'qti3' })).toBe('export.tooLarge');
});
