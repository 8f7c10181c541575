import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { applyKeyCorrection } from '../keys.ts';
import {
  deleteQuestionSet,
  exportQuestionSets,
  getQuestionSet,
  listQuestionSets,
  importQuestionSets,
  saveQuestionSet,
} from '../../contract.ts';
import { aChoice, aDraft, aSet, aTree, aWav, anEssay, aRubric } from '../../testing.ts';
import { insertFile } from '../files.queries.ts';
import { replaceSetNodes } from '../write-sets.queries.ts';
import { importBundles } from './import-bundles.ts';

let school: TestSchool;
let teacher: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  teacher = await school.signIn(await school.person({ role: 'teacher' }));
});
afterAll(() => school.close());

interface Bundle {
  format: string;
  version: number;
  sets: (Record<string, unknown> & { title: string; questions: Record<string, unknown>[] })[];
  files: { id: number; name: string; sha256: string; content: string }[];
}

const fetched = (ids: readonly number[]) =>
  school.server.app.inject({
    method: 'GET',
    url: `/api/${exportQuestionSets.path}?ids=${ids.join(',')}`,
    headers: { authorization: `Bearer ${teacher.token}` },
  });
const exported = async (...ids: number[]): Promise<Bundle> => (await fetched(ids)).json<Bundle>();

interface Answered {
  success: number;
  reason?: string;
  sets: { state: string; topicId: number | null; title: string }[];
  problems: { set: number | null; question: number | null; code: string; detail: string }[];
  made: number;
}

const sendFile = async (
  content: string | Buffer | object,
  { mode = 'dryRun', requestId = randomUUID() as string, browser = teacher } = {},
): Promise<Answered> => {
  const bytes = Buffer.isBuffer(content)
    ? content
    : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  const edge = 'edge-of-parts';
  const field = (name: string, value: string) =>
    `--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="sets.json"\r\ncontent-type: application/json\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(field('requestId', requestId) + field('mode', mode) + head),
    bytes,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  const response = await school.server.app.inject({
    method: 'POST',
    url: `/api/${importQuestionSets.path}`,
    headers: { authorization: `Bearer ${browser.token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload,
  });
  return response.json<Answered>();
};

const aFile = async (bytes: Buffer, name: string): Promise<number> => {
  const stored = await school.services().storage.save(Readable.from([bytes]), { maxBytes: 1_000_000 });
  if (!stored.ok) throw new Error(stored.code);
  const { key, mime, size, sha256 } = stored.value;
  const row = { key, name, mime, sizeBytes: size, sha256, ownerId: teacher.person.id, createdAt: school.clock.now() };
  return insertFile(school.db, { ...row, usedBy: null });
};

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A set with a recording, a picture in a prompt, a clip, an explanation, evidence and two knowledge points. */
const aRichSet = async (title: string): Promise<number> => {
  const { ratio, equations } = await aTree(school);
  const sound = await aFile(aWav(4), 'talk.wav');
  const shown = await aFile(picture, 'figure.png');
  const { setId } = await teacher.send(saveQuestionSet, {
    ...aDraft(),
    requestId: randomUUID(),
    title,
    titleZh: '富文本题组',
    tags: ['Exchange'],
    stimulus: {
      ...{ kind: 'audio', html: '<p>Listen.</p>', files: [{ id: sound }], audioSeconds: 4 },
      transcript: '<p>What was said.</p>',
    },
    questions: [
      {
        ...aChoice({ text: `<p>See <img data-file="${shown}" alt="a figure"> and <strong>choose</strong>.</p>` }),
        knowledgeNodeId: ratio,
        furtherNodeIds: [equations],
        difficulty: 4,
        clip: { from: 1, to: 2.5 },
        evidence: ['What  was said'],
        distractors: { A: 'word-echo', D: 'not-stated' },
      },
      aChoice({ points: 250 }),
      anEssay({ rubric: aRubric() }),
    ],
  });
  return setId;
};

describe('a file of question sets', () => {
  test('round-trips: imported content equals exported content', async () => {
    const id = await aRichSet('There and back');
    const bundle = await exported(id);
    expect(bundle).toMatchObject({ format: 'inkstone-question-sets', version: 1 });
    expect(bundle.files.map(({ name }) => name)).toEqual(['talk.wav', 'figure.png']);
    await teacher.send(deleteQuestionSet, { setId: id });

    const tried = await sendFile(bundle);
    expect(tried).toMatchObject({ success: 1, made: 0, problems: [], sets: [{ state: 'new', topicId: null }] });
    const before = await teacher.ask(listQuestionSets, { search: 'There and back' });
    expect(before.total).toBe(0);

    const applied = await sendFile(bundle, { mode: 'apply' });
    expect(applied).toMatchObject({ success: 1, made: 1 });
    const importedId = applied.sets[0]?.topicId ?? 0;
    const again = await exported(importedId);
    expect({ ...again, exportedAt: '' }).toEqual({ ...bundle, exportedAt: '' });
    const { set, questions } = await teacher.ask(getQuestionSet, { setId: importedId });
    expect(set).toMatchObject({ titleZh: '富文本题组', isMine: true, tags: ['Exchange'], difficulties: [4] });
    expect(questions[0]).toMatchObject({ clip: { from: 1, to: 2.5 }, knowledge: { code: 'amc.algebra.ratio' } });
    expect(questions[0]?.furtherKnowledge).toMatchObject([{ code: 'amc.algebra.equations' }]);
    expect(questions[0]).toMatchObject({
      evidence: ['What was said'],
      distractors: { A: 'word-echo', D: 'not-stated' },
    });
    expect(questions[1]).toMatchObject({ evidence: [], distractors: {}, rubric: null });
    expect(questions[2]).toMatchObject({ kind: 'essay', rubric: aRubric() });
  });

  test('is recognised after a set was filed and described otherwise', async () => {
    const id = await aRichSet('Filed otherwise');
    const bundle = await exported(id);
    const { set, questions } = await teacher.ask(getQuestionSet, { setId: id });
    await teacher.send(saveQuestionSet, {
      ...{ requestId: randomUUID(), setId: id, version: 1, programme: 'amc', subject: 'math' },
      ...{ title: set.title, titleZh: set.titleZh, stimulus: set.stimulus, tags: ['Other'] },
      questions: questions.map(({ id: questionId, kind: type, prompt, key, explanation, points, clip, ...more }) => ({
        ...{ id: questionId, type, prompt, key, explanation, points, clip, knowledgeNodeId: null, difficulty: 1 },
        ...{ evidence: more.evidence, distractors: more.distractors, rubric: more.rubric },
      })),
    });
    expect(await sendFile(bundle)).toMatchObject({ success: 1, sets: [{ state: 'same', topicId: id }] });
  });

  test('keeps the places of the tree where a set is listed beside those of its questions', async () => {
    const { equations, section } = await aTree(school);
    const { setId } = await teacher.send(saveQuestionSet, {
      ...aDraft({ title: 'Listed elsewhere, too' }),
      requestId: randomUUID(),
    });
    await school.tx((tx) => replaceSetNodes(tx, setId, { nodeIds: [equations], codes: ['amc', 'amc.math'] }));
    const bundle = await exported(setId);
    expect(bundle.sets).toMatchObject([{ places: ['amc.algebra.equations'] }]);
    await teacher.send(deleteQuestionSet, { setId });
    await sendFile(bundle, { mode: 'apply' });
    for (const nodeId of [equations, section]) {
      const { list } = await teacher.ask(listQuestionSets, { nodeId, search: 'Listed elsewhere' });
      expect(list).toHaveLength(1);
    }
  });

  test('creates no duplicates: a set imported again, or twice in one file, is recognised', async () => {
    const id = await aRichSet('Only once');
    const bundle = await exported(id);
    expect(await sendFile(bundle, { mode: 'apply' })).toMatchObject({
      made: 0,
      sets: [{ state: 'same', topicId: id }],
    });

    const otherBundle = { ...bundle, sets: bundle.sets.map((set) => ({ ...set, title: 'Another title' })) };
    const twice = { ...otherBundle, sets: [...otherBundle.sets, ...otherBundle.sets] };
    const requestId = randomUUID();
    const applied = await sendFile(twice, { mode: 'apply', requestId });
    expect(applied).toMatchObject({ made: 1, sets: [{ state: 'new' }, { state: 'same' }] });
    expect(await sendFile(twice, { mode: 'apply', requestId })).toEqual(applied);
    expect((await teacher.ask(listQuestionSets, { search: 'Another title' })).total).toBe(1);
  });

  test('exports the keys currently in force', async () => {
    const set = await aSet(school, { title: 'A wrong key' });
    const [questionRevisionId = 0] = set.questionRevisionIds;
    const now = school.clock.now();
    await school.tx((tx) => applyKeyCorrection(tx, { questionRevisionId, key: 'D', byId: teacher.person.id, now }));
    expect((await exported(set.setId)).sets[0]?.questions[0]).toMatchObject({ key: 'D' });
  });

  test('exports no kind for an option that a correction made right', async () => {
    const questions = [aChoice({ distractors: { A: 'reversed', D: 'not-stated' } })];
    const set = await aSet(school, { title: 'Right by now', questions });
    const [questionRevisionId = 0] = set.questionRevisionIds;
    const now = school.clock.now();
    await school.tx((tx) => applyKeyCorrection(tx, { questionRevisionId, key: 'D', byId: teacher.person.id, now }));
    expect((await exported(set.setId)).sets[0]?.questions[0]).toMatchObject({ distractors: { A: 'reversed' } });
    expect((await exported(set.setId)).sets[0]?.questions[0]?.['distractors']).toEqual({ A: 'reversed' });
  });
});

describe('errors', () => {
  const good = () => ({
    format: 'inkstone-question-sets',
    version: 1,
    sets: [aDraft({ title: `Set ${randomUUID()}` })],
    files: [],
  });
  const withQuestion = (change: object) => {
    const bundle = good();
    const [set] = bundle.sets;
    return { ...bundle, sets: [{ ...set, questions: [aChoice(), { ...aChoice(), ...change }] }] };
  };

  test.each([
    ['an unknown type', { type: 'riddle' }, 'question.typeUnknown'],
    ['a key that does not fit', { key: 'Z' }, 'question.keyWrong'],
    ['a prompt without options', { prompt: { text: '<p>?</p>', options: [] } }, 'question.promptWrong'],
    ['impossible points', { points: -5 }, 'import.shape'],
    ['a knowledge point of another subject', { knowledge: 'sat.algebra' }, 'question.pointUnknown'],
    ['a further knowledge point of another subject', { furtherKnowledge: ['sat.algebra'] }, 'question.pointUnknown'],
    ['a quote that the text does not have', { evidence: ['Nobody wrote this'] }, 'question.evidenceMissing'],
    ['a kind of trap for the key', { distractors: { C: 'reversed' } }, 'question.distractorWrong'],
    ['a rubric of a question that a machine marks', { rubric: aRubric() }, 'question.rubricWrong'],
    ['an unknown kind of trap', { distractors: { A: 'mean' } }, 'import.shape'],
    ['an excerpt of a missing recording', { clip: { from: 0, to: 1 } }, 'question.clipAlone'],
  ])('%s is reported with its position', async (_what, change, code) => {
    await aTree(school);
    const { problems, sets } = await sendFile(withQuestion(change));
    expect(problems).toMatchObject([{ set: 1, question: 2, code }]);
    expect(sets).toMatchObject([{ state: 'wrong' }]);
  });

  test.each([
    ['a script', '<p>Hi<script>alert(1)</script></p>'],
    ['an event handler', '<p><img src="x" onerror="alert(1)"></p>'],
    ['a script URL', '<p><a href="javascript:alert(1)">x</a></p>'],
  ])('%s in a text is refused', async (_what, text) => {
    const bundle = withQuestion({ prompt: { ...(aChoice().prompt as object), text } });
    expect((await sendFile(bundle)).problems).toMatchObject([{ set: 1, code: 'import.active' }]);
  });

  test('a picture of the bank can be referenced neither by its id nor by its URL', async () => {
    const own = await aFile(picture, 'mine.png');
    for (const text of [`<p><img data-file="${own}"></p>`, `<p><img src="/api/file?id=${own}&amp;x=1"></p>`]) {
      const bundle = withQuestion({ prompt: { ...(aChoice().prompt as object), text } });
      expect((await sendFile(bundle)).problems).toMatchObject([{ set: 1, code: 'set.fileMissing' }]);
    }
  });

  test('a place that the tree does not have is reported with its set', async () => {
    await aTree(school);
    const bundle = good();
    const lost = { ...bundle, sets: bundle.sets.map((set) => ({ ...set, places: ['amc.algebra', 'amc.nowhere'] })) };
    expect((await sendFile(lost)).problems).toMatchObject([
      { set: 1, question: null, code: 'set.placeUnknown', detail: 'amc.nowhere' },
    ]);
  });

  test('a damaged file, or one that is no picture or audio, is reported by name', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const sha256 = createHash('sha256').update(page).digest('hex');
    const content = page.toString('base64');
    const wrong = { ...good(), files: [{ id: 1, name: 'page.png', sha256, content }] };
    expect((await sendFile(wrong)).problems).toMatchObject([
      { set: null, code: 'import.fileKind', detail: 'page.png' },
    ]);
    const cut = { ...wrong, files: [{ id: 1, name: 'cut.png', sha256, content: content.slice(8) }] };
    expect((await sendFile(cut)).problems).toMatchObject([{ code: 'import.fileBroken', detail: 'cut.png' }]);
  });

  test('one invalid set blocks the whole import', async () => {
    const bundle = good();
    const [set] = bundle.sets;
    const mixed = { ...bundle, sets: [set, { ...set, title: 'Elsewhere', programme: 'nowhere' }] };
    const tried = await sendFile(mixed);
    expect(tried.sets.map(({ state }) => state)).toEqual(['new', 'wrong']);
    expect(tried.problems).toMatchObject([{ set: 2, question: null, code: 'set.placeUnknown' }]);
    expect((await sendFile(mixed, { mode: 'apply' })).reason).toBe('import.wrong');
    expect((await teacher.ask(listQuestionSets, { search: set?.title ?? '' })).total).toBe(0);
  });

  test.each([
    ['no JSON', 'PK\u0003\u0004 a zip', 'import.unreadable'],
    ['other JSON', '{"questions": []}', 'import.unreadable'],
    ['a binary file', Buffer.from([0xff, 0xfe, 0x00, 0x9f]), 'import.unreadable'],
    ['endless brackets', '['.repeat(2_000_000), 'import.unreadable'],
    ['an unterminated string', `{"a": "${'\\\\'.repeat(1_000_000)}`, 'import.unreadable'],
    ['a text with NUL', { ...good(), exportedAt: 'a\0b' }, 'import.unreadable'],
    ['an unpaired surrogate', { ...good(), sets: [{ ...good().sets[0], title: 'a\ud83d' }] }, 'import.unreadable'],
    ['a later version', { format: 'inkstone-question-sets', version: 2, sets: [{}] }, 'import.version'],
    ['too many sets', { format: 'inkstone-question-sets', version: 1, sets: Array(101).fill({}) }, 'import.tooMany'],
  ])('%s is refused with a message', async (_what, content, code) => {
    expect(await sendFile(content)).toMatchObject({ success: 0, reason: code });
  });
});

describe('an unpacked file, whose media lie beside it', () => {
  const bundleOf = (title: string) => ({
    format: 'inkstone-question-sets',
    version: 1,
    sets: [
      {
        ...aDraft({ title }),
        questions: [aChoice({ text: '<p>See <img data-file="7" alt="a figure">.</p>' })],
      },
    ],
    files: [{ id: 7, name: 'figure.png' }],
  });
  const importAs = (bundles: readonly object[], findMedia: (name: string) => Uint8Array | undefined) =>
    school.tx((tx, { storage, now }) =>
      importBundles(
        { tx, storage },
        bundles.map((bundle) => ({
          ...{ bytes: Buffer.from(JSON.stringify(bundle)), findMedia, ownerId: teacher.person.id, now },
        })),
      ),
    );

  test('is imported with them, and exported packed', async () => {
    await aTree(school);
    const titles = ['Unpacked one', 'Unpacked two'];
    const imported = await importAs(titles.map(bundleOf), (name) => (name === 'figure.png' ? picture : undefined));
    const ids = imported.flatMap((sets) => sets.map(({ setId }) => setId));
    const bundle = await exported(...ids);
    expect(bundle.sets.map(({ title }) => title)).toEqual(titles);
    expect(bundle.files.map(({ content }) => content)).toEqual(
      [picture, picture].map((bytes) => bytes.toString('base64')),
    );
  });

  test('is refused where one is missing, and where the bank has the set', async () => {
    await aTree(school);
    await expect(importAs([bundleOf('Without its picture')], () => undefined)).rejects.toThrow('import.fileBroken');
    await importAs([bundleOf('Only once unpacked')], () => picture);
    await expect(importAs([bundleOf('Only once unpacked')], () => picture)).rejects.toThrow('has a set already');
  });

  test('cannot be sent by a teacher', async () => {
    expect((await sendFile(bundleOf('Sent unpacked'))).problems).toMatchObject([
      { code: 'import.fileBroken', detail: 'figure.png' },
      { set: 1, code: 'set.fileMissing' },
    ]);
  });
});

test('needs the permission to edit questions, and unknown ids are not found', async () => {
  const reader = await school.signIn(await school.person({ role: 'teacher', permissions: ['repository'] }));
  expect(await sendFile({}, { browser: reader })).toMatchObject({ success: 0 });
  expect((await fetched([987_654])).statusCode).toBe(404);
  expect((await fetched([])).statusCode).toBe(400);
});
