import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertFile, insertNode } from '@inkstone/bank/server';
import {
  getPaper,
  getQuestionSet,
  listPapers,
  listQuestionSets,
  savePaper,
  saveQuestionSet,
} from '@inkstone/bank/contract';
import { aChoice, aDraft, aTree, aWav } from '@inkstone/bank/testing';
import { createCourse, listAssignableCourses } from '@inkstone/courses/contract';
import { streamZip } from '@inkstone/files';
import { readZipStream, renameZipped } from '@inkstone/files/testing/zip-stream';
import { packZip } from '@inkstone/files';
import { sendForm } from '@inkstone/taking/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { createTextbook, listTextbooks } from '@inkstone/textbooks/contract';
import { importContent, type ContentObject } from '../../contract/content.ts';
import { readContentPackages } from './content-packages.ts';

let school: TestSchool;
let teacher: TestBrowser;
let target: TestSchool;
let importer: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  target = await openSchool();
  await aTree(school);
  await aTree(target);
  teacher = await school.signIn(await school.person({ role: 'teacher' }));
  importer = await target.signIn(await target.person({ role: 'teacher' }));
});
afterAll(async () => {
  await school.close();
  await target.close();
});

const film = Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0hdlr\0\0\0\0\0\0\0\0vide and what it shows', 'latin1');
const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nRivers\n');
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Nothing >> endobj\n%%EOF\n');

const aFile = async (bytes: Buffer, name: string): Promise<number> => {
  const stored = await school.services().storage.save(Readable.from([bytes]), { maxBytes: 1_000_000 });
  if (!stored.ok) throw new Error(stored.code);
  const { key, mime, size, sha256 } = stored.value;
  const row = { key, name, mime, sizeBytes: size, sha256, ownerId: teacher.person.id, createdAt: school.clock.now() };
  return insertFile(school.db, { ...row, usedBy: null });
};

const aListenedSet = async (title: string) => {
  const sound = await aFile(aWav(4), 'talk.wav');
  return teacher.send(saveQuestionSet, {
    ...aDraft({ title }),
    requestId: randomUUID(),
    stimulus: { kind: 'audio', html: '<p>Listen.</p>', files: [{ id: sound }], audioSeconds: 4, transcript: '' },
    questions: [{ ...aChoice(), clip: { from: 1, to: 2 } }, aChoice({ points: 250 })],
  });
};

const aPaperOf = (title: string, setIds: readonly number[]) =>
  teacher.send(savePaper, {
    ...{ requestId: randomUUID(), programme: 'amc', variant: 'practice', paperTypeId: null, title, titleZh: null },
    ...{
      anyCount: true,
      sections: [{ section: 'practice', part: null, seconds: 1200, sets: setIds.map((setId) => ({ setId })) }],
    },
  });

const aPaperOfQuestions = (title: string, setId: number, questionIds: number[]) =>
  teacher.send(savePaper, {
    ...{ requestId: randomUUID(), programme: 'amc', variant: 'practice', paperTypeId: null, title, titleZh: null },
    ...{
      anyCount: true,
      sections: [{ section: 'practice', part: null, seconds: null, sets: [{ setId, questionIds }] }],
    },
  });

const aCourseWith = async (name: string, setId: number) => {
  const [video, captionsEn] = [await aFile(film, 'rivers.mp4'), await aFile(captions, 'rivers.vtt')];
  return teacher.send(createCourse, {
    ...{
      what: 'course',
      requestId: randomUUID(),
      name,
      nameZh: '河流',
      summary: 'On rivers.',
      programme: '',
      subject: '',
    },
    lessons: [
      { title: 'One', video, poster: null, captionsEn, captionsZh: null, seconds: 60.5, cues: [{ at: 30, setId }] },
    ],
  });
};

const aTextbook = async (name: string) =>
  teacher.send(createTextbook, {
    ...{ what: 'book', requestId: randomUUID(), file: await aFile(pdf, 'book.pdf') },
    ...{ name, nameZh: '词根', programme: '', subject: 'vocabulary', vocabulary: 3000 },
  });

const packContent = (from: TestSchool): Promise<Buffer> =>
  from.tx(async (tx, { storage }) => {
    const packages: Buffer[] = [];
    for await (const { entries } of readContentPackages(tx, { storage, now: from.clock.now() }))
      packages.push(await buffer(Readable.from(streamZip(entries()))));
    const [only, ...more] = packages;
    if (!only || more.length > 0) throw new Error('the content is not in one package');
    return only;
  });

interface Receipt {
  success: number;
  code?: string;
  message?: string;
  objects: ContentObject[];
  files: number;
  made: number;
}

const send = async (
  bytes: Buffer,
  { mode = 'dryRun', browser = importer, requestId = randomUUID() as string } = {},
): Promise<Receipt> => {
  const { body } = await sendForm(target, browser, { path: importContent.path, fields: { mode, requestId }, bytes });
  return body as unknown as Receipt;
};

const readList = (bytes: Buffer) => {
  const files = readZipStream(bytes);
  const list = JSON.parse(files.get('content.json')?.toString() ?? '') as Record<string, unknown> & {
    sets: Record<string, unknown>[];
    papers: { sections: { sets: number[] }[] }[];
    courses: Record<string, unknown>[];
    textbooks: Record<string, unknown>[];
    files: { id: number; path: string; sha256: string }[];
  };
  return { files, list };
};

/** The package with another list. */
const withList = async (
  bytes: Buffer,
  change: (list: ReturnType<typeof readList>['list']) => object,
): Promise<Buffer> => {
  const { files, list } = readList(bytes);
  files.set('content.json', Buffer.from(JSON.stringify(change(list))));
  return packZip([...files].map(([name, content]) => ({ name, bytes: content })));
};

const summarize = ({ objects }: Receipt) => objects.map(({ kind, title, state }) => `${kind} ${title}: ${state}`);

describe('a content package', () => {
  let bytes: Buffer;
  beforeAll(async () => {
    const talk = await aListenedSet('A talk');
    const plain = await teacher.send(saveQuestionSet, { ...aDraft({ title: 'Plain' }), requestId: randomUUID() });
    await aPaperOf('Weekly test', [plain.setId, talk.setId]);
    // The paper continues with the set as it pins it.
    await teacher.send(saveQuestionSet, {
      ...aDraft({ title: 'Plain, revised', count: 3 }),
      ...{ requestId: randomUUID(), setId: plain.setId, version: 1 },
    });
    const { questions } = await teacher.ask(getQuestionSet, { setId: talk.setId });
    await aPaperOfQuestions('Its second question', talk.setId, [questions[1]?.id ?? 0]);
    await aCourseWith('Rivers', talk.setId);
    await aTextbook('Word roots');
    bytes = await packContent(school);
  });

  test('brings sets, papers, courses and textbooks into another school, whose own package is equal', async () => {
    const first = [
      ...['set A talk: new', 'set Plain, revised: new', 'set Plain: new', 'paper Weekly test: new'],
      'paper Its second question: new',
      ...['course Rivers: new', 'textbook Word roots: new'],
    ];
    const tried = await send(bytes);
    expect(tried).toMatchObject({ success: 1, made: 0, files: 4 });
    expect(summarize(tried)).toEqual(first);
    expect((await importer.ask(listPapers, {})).total).toBe(0);

    const applied = await send(bytes, { mode: 'apply' });
    expect(applied).toMatchObject({ success: 1, made: 7 });
    const there = readList(await packContent(target));
    const here = readList(bytes);
    expect({ ...there.list, exportedAt: '' }).toEqual({ ...here.list, exportedAt: '' });
    for (const { path } of here.list.files) expect(there.files.get(path)).toEqual(here.files.get(path));

    // The earlier revision stays behind the paper, and the bank shows the newest alone.
    const { list: sets } = await importer.ask(listQuestionSets, { mine: true });
    expect(sets.map(({ title }) => title).toSorted()).toEqual(['A talk', 'Plain, revised']);
    const { list: papers } = await importer.ask(listPapers, {});
    expect(papers).toMatchObject([
      { title: 'Its second question', questionCount: 1 },
      { title: 'Weekly test', questionCount: 4 },
    ]);
    const { sections } = await importer.ask(getPaper, { paperId: papers[0]?.id ?? 0 });
    expect(sections[0]?.sets).toMatchObject([{ title: 'A talk', questionCount: 2, questions: [{ points: 250 }] }]);
    expect((await importer.ask(listAssignableCourses, {})).list).toMatchObject([{ name: 'Rivers', cues: 1 }]);
    expect((await importer.ask(listTextbooks, {})).list).toMatchObject([{ name: 'Word roots' }]);
  });

  test('brings nothing in twice, also when it is sent again after a lost answer', async () => {
    const again = await send(bytes, { mode: 'apply' });
    expect(again.made).toBe(0);
    expect(new Set(again.objects.map(({ state }) => state))).toEqual(new Set(['same']));
    expect(again.objects.every(({ objectId }) => objectId !== null)).toBe(true);

    const renamed = await withList(bytes, (list) => ({
      ...list,
      textbooks: list.textbooks.map((book) => ({ ...book, name: 'Roots' })),
    }));
    const requestId = randomUUID();
    const applied = await send(renamed, { mode: 'apply', requestId });
    expect(applied.made).toBe(1);
    expect(await send(renamed, { mode: 'apply', requestId })).toEqual(applied);
    expect((await importer.ask(listTextbooks, { search: 'Roots' })).total).toBe(2);
  });

  test('names what is left out and why, with what depends on it, and brings in the rest', async () => {
    const wrong = await withList(bytes, ({ sets, papers, ...list }) => ({
      ...list,
      sets: sets.map((set, at) => ({
        ...set,
        ...(at === 2 ? { subject: 'nowhere' } : { title: `${String(set['title'])} again` }),
      })),
      papers: [
        ...papers,
        { ...papers[0], title: 'Of the talk', sections: [{ section: 'practice', sets: [1] }] },
        { title: 'No paper' },
      ],
    }));
    const receipt = await send(wrong, { mode: 'apply' });
    const leftOut = receipt.objects.filter(({ state }) => state === 'refused');
    expect(leftOut).toMatchObject([
      { kind: 'set', title: 'Plain', problems: [{ code: 'set.placeUnknown' }] },
      { kind: 'paper', title: 'Weekly test', problems: [{ code: 'paper.setMissing', detail: 'Plain' }] },
      {
        kind: 'paper',
        title: 'No paper',
        problems: [{ code: 'import.shape' }, { detail: 'variant' }, { detail: 'sections' }],
      },
    ]);
    expect(summarize(receipt)).toContain('paper Of the talk: new');
    expect((await importer.ask(listPapers, { search: 'Of the talk' })).total).toBe(1);
  });

  test('brings in the cut scores of an adaptive paper, and leaves out a paper whose cuts do not fit', async () => {
    await target.tx(async (tx) => {
      const sat = { code: 'sat', parentId: null, kind: 'programme', name: 'SAT', nameZh: 'SAT', position: 1 } as const;
      const parentId = await insertNode(tx, sat);
      await insertNode(tx, { ...sat, code: 'sat.math', parentId, kind: 'subject', name: 'Math', nameZh: '数学' });
    });
    const build = (title: string, cuts: number[]) => ({
      ...{ title, titleZh: null, programme: 'sat', variant: 'digital', paperTypeId: null },
      sections: ['module-1', 'module-2-harder', 'module-2-easier'].map((part, index) => ({
        ...{ section: 'math', part, sets: [index + 1] },
        ...(index === 0 && { settings: { name: null, nameZh: null, calculator: null, cuts } }),
      })),
    });
    const adaptive = await withList(bytes, ({ sets, courses: _, ...list }) => ({
      ...{ ...list, courses: [], textbooks: [] },
      sets: sets.map((set) => ({
        ...set,
        programme: 'sat',
        subject: 'math',
        title: `${String(set['title'])}, adaptive`,
      })),
      papers: [build('Own cuts', [75, 0]), build('Rising cuts', [0, 75])],
    }));
    const summary = summarize(await send(adaptive, { mode: 'apply' }));
    expect(summary).toEqual(expect.arrayContaining(['paper Own cuts: new', 'paper Rising cuts: refused']));
    const [paper] = (await importer.ask(listPapers, { search: 'Own cuts' })).list;
    const { sections } = await importer.ask(getPaper, { paperId: paper?.id ?? 0 });
    expect(sections[0]?.settings?.cuts).toEqual([75, 0]);
    const again = await send(adaptive);
    expect(summarize(again)).toContain('paper Own cuts: same');
    expect(again.objects.find(({ title }) => title === 'Rising cuts')?.problems).toMatchObject([
      { code: 'paper.cutsInvalid', detail: 'math' },
    ]);
  });

  test('brings in a two-stage paper with its routes, and leaves out those that nobody could save', async () => {
    const name = (en: string, zh: string) => ({ name: en, nameZh: zh, calculator: null });
    const build = (title: string, cuts: number[], count = 3) => ({
      ...{ title, titleZh: null, programme: 'two-stage-paper', variant: 'two-routes', paperTypeId: null },
      sections: [
        { part: 'first', seconds: 600, settings: { ...name('Warm-up', '热身'), cuts }, sets: [1] },
        { part: 'route-a', settings: name('Stretch', '拔高'), sets: [2] },
        { part: 'route-b', settings: name('Repair', '补漏'), sets: [3] },
      ].flatMap((place, index) => (index < count ? [{ section: 'modules', ...place }] : [])),
    });
    const twoStage = await withList(bytes, ({ courses: _, ...list }) => ({
      ...{ ...list, courses: [], textbooks: [] },
      papers: [build('Two stages', [50, 0]), build('Too high', [99_999, 0]), build('One route', [50, 0], 2)],
    }));
    const receipt = await send(twoStage, { mode: 'apply' });
    expect(summarize(receipt)).toEqual(
      expect.arrayContaining(['paper Two stages: new', 'paper Too high: refused', 'paper One route: refused']),
    );
    const findProblems = (title: string) => receipt.objects.find((object) => object.title === title)?.problems;
    expect(findProblems('Too high')).toMatchObject([{ code: 'paper.cutsInvalid' }]);
    expect(findProblems('One route')).toMatchObject([{ code: 'paper.empty' }]);
    const [paper] = (await importer.ask(listPapers, { search: 'Two stages' })).list;
    const { sections } = await importer.ask(getPaper, { paperId: paper?.id ?? 0 });
    expect(sections).toMatchObject([
      { part: 'first', seconds: 600, settings: { ...name('Warm-up', '热身'), cuts: [50, 0] } },
      { part: 'route-a', settings: name('Stretch', '拔高') },
      { part: 'route-b', settings: name('Repair', '补漏') },
    ]);
    const { list } = readList(await packContent(target));
    expect(list.papers.find((packed) => JSON.stringify(packed).includes('Two stages'))).toMatchObject({
      sections: [{ settings: { name: 'Warm-up', cuts: [50, 0] } }, { settings: { nameZh: '拔高' } }, {}],
    });
    expect(summarize(await send(twoStage))).toContain('paper Two stages: same');
  });

  test('leaves out a paper that takes a question which its set does not have', async () => {
    const beyond = await withList(bytes, (list) => ({
      ...list,
      papers: [{ ...list.papers[1], sections: [{ section: 'practice', sets: [{ set: 1, questions: [3] }] }] }],
    }));
    const refused = (await send(beyond)).objects.filter(({ state }) => state === 'refused');
    expect(refused).toMatchObject([
      { kind: 'paper', title: 'Its second question', problems: [{ code: 'paper.questionMissing', detail: 'A talk' }] },
    ]);
  });

  test('leaves out what the importer may not make', async () => {
    const person = await target.person({ role: 'teacher', permissions: ['repository_quest'] });
    const browser = await target.signIn(person);
    const other = await withList(bytes, (list) => ({
      ...list,
      sets: list.sets.map((set) => ({ ...set, title: `${String(set['title'])} of others` })),
      papers: list.papers.map((paper) => ({ ...paper, title: 'Other paper' })),
      courses: list.courses.map((course) => ({ ...course, name: 'Other course' })),
      textbooks: list.textbooks.map((book) => ({ ...book, name: 'Other book' })),
    }));
    const receipt = await send(other, { mode: 'apply', browser });
    expect(receipt.made).toBe(3);
    const refused = receipt.objects.filter(({ state }) => state === 'refused');
    expect(refused.map(({ kind, problems }) => [kind, problems.map(({ code }) => code)])).toEqual([
      ['paper', ['content.notAllowed']],
      ['paper', ['content.notAllowed']],
      ['course', ['content.notAllowed']],
      ['textbook', ['content.notAllowed']],
    ]);
  });

  test('with a damaged, missing or wrong file leaves out what needs it', async () => {
    const { list } = readList(bytes);
    const talk = list.files.find(({ path }) => path.endsWith('talk.wav'));
    const book = list.files.find(({ path }) => path.endsWith('book.pdf'));
    const damaged = await withList(bytes, (content) => ({
      ...content,
      sets: content.sets.map((set) => ({ ...set, title: `${String(set['title'])}, damaged` })),
      textbooks: content.textbooks.map((textbook) => ({ ...textbook, name: 'A film as a book', file: 3 })),
      courses: content.courses.map((course) => ({ ...course, name: 'Without its talk' })),
      files: content.files
        .filter(({ id }) => id !== book?.id)
        .map((file) => (file.id === talk?.id ? { ...file, sha256: '0'.repeat(64) } : file)),
    }));
    const refused = (await send(damaged)).objects.filter(({ state }) => state === 'refused');
    expect(refused).toMatchObject([
      { kind: 'set', title: 'A talk, damaged', problems: [{ code: 'import.fileBroken', detail: 'talk.wav' }] },
      { kind: 'paper', title: 'Weekly test', problems: [{ code: 'paper.setMissing', detail: 'A talk, damaged' }] },
      { kind: 'paper', problems: [{ code: 'paper.setMissing', detail: 'A talk, damaged' }] },
      { kind: 'course', problems: [{ code: 'course.setMissing', place: 1 }] },
      { kind: 'textbook', problems: [{ code: 'book.notPdf' }] },
    ]);
  });
});

describe('a package is refused', () => {
  const plain = (list: object): Promise<Buffer> =>
    packZip([{ name: 'content.json', bytes: Buffer.from(JSON.stringify(list)) }]);
  const format = { format: 'inkstone-content', version: 1 };

  test.each([
    ['that is no archive', async () => Buffer.from('not a package'), 'content.unreadable'],
    ['without a list', () => packZip([{ name: 'a.txt', bytes: Buffer.from('x') }]), 'content.unreadable'],
    ['of another format', () => plain({ format: 'other', version: 1 }), 'content.unreadable'],
    ['of a newer version', () => plain({ ...format, version: 2 }), 'content.version'],
    [
      'with two files of one number',
      () => plain({ ...format, files: [1, 1].map((id) => ({ id, name: 'x', sha256: 'a'.repeat(64), path: 'x' })) }),
      'content.unreadable',
    ],
    [
      'with too many objects',
      () => plain({ ...format, papers: Array.from({ length: 2001 }, () => ({})) }),
      'content.tooLarge',
    ],
    [
      'that leads out of its folder',
      async () =>
        renameZipped(
          await packZip([{ name: 'in/content.json', bytes: Buffer.from('{}') }]),
          'in/content.json',
          '../content.json',
        ),
      'content.broken',
    ],
    ['that is a bomb', () => packZip([{ name: 'content.json', bytes: Buffer.alloc(30_000_000) }]), 'content.tooLarge'],
  ])('%s', async (_what, make, code) => {
    expect(await send(await make(), { mode: 'apply' })).toMatchObject({ success: 0, code });
  });

  test('and leaves no file in storage, nor does a dry run', async () => {
    const count = async () => {
      let stored = 0;
      for await (const _file of target.services().storage.list()) stored += 1;
      return stored;
    };
    const before = await count();
    await send(await packContent(school));
    await send(await plain({ ...format, version: 2 }), { mode: 'apply' });
    expect(await count()).toBe(before);
  });
});
