import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  deletePaper,
  deleteQuestionSet,
  getPaper,
  listAssignablePapers,
  listPaperTypes,
  listBlueprintSections,
  listChosenPapers,
  listPapers,
  savePaper,
  saveQuestionSet,
  type PaperDraft,
} from '../contract.ts';
import { aChoice, aDraft, aPaper, aSet } from '../testing.ts';
import { bindPinned } from './bind-pinned-content.ts';
import { storePrivateSets, pinPaper, readPinnedPaper } from './index.ts';
import { listSummariesByRevision } from './set-summaries.queries.ts';
import { wholeBank } from './set-access.queries.ts';

let school: TestSchool;
let lin: TestBrowser;

beforeAll(async () => {
  school = await openSchool();
  lin = await school.signIn(await school.person({ role: 'teacher', name: 'Lin Yue' }));
});
afterAll(() => school.close());

const composed = (setIds: number[], draft: Partial<PaperDraft> = {}) => ({
  requestId: randomUUID(),
  programme: 'amc',
  variant: 'amc-8',
  title: 'Mock A',
  titleZh: '模拟卷 A',
  paperTypeId: null,
  sections: [{ section: 'contest', part: null, seconds: null, sets: setIds.map((setId) => ({ setId })) }],
  ...draft,
});

describe('the options', () => {
  test('the exams of each programme, and the sections of one', async () => {
    const { list } = await lin.ask(listPaperTypes, {});
    expect(list.find((examType) => examType.programme === 'amc')?.variants.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['amc-8', 'amc-10', 'amc-12']),
    );
    const exam = await lin.ask(listBlueprintSections, { programme: 'amc', variant: 'amc-8' });
    expect(exam.list).toMatchObject([
      {
        section: 'contest',
        part: null,
        seconds: 2400,
        questions: { from: 25, to: 25 },
        options: 5,
        types: [{ id: 'choice' }],
      },
    ]);
    expect(await lin.refused(listBlueprintSections, { programme: 'amc', variant: 'amc-9' })).toBe(
      'exam.variantUnknown',
    );
  });
});

describe('saving a paper', () => {
  test('a paper of 25 questions is saved with its sets in order and read with keys', async () => {
    const [ten, fifteen] = [
      await aSet(school, { count: 10, title: 'Ten' }),
      await aSet(school, { count: 15, title: 'Fifteen' }),
    ];
    const saved = await lin.send(savePaper, composed([fifteen.setId, ten.setId]));
    const { paper, sections } = await lin.ask(getPaper, { paperId: saved.paperId });

    expect(paper).toMatchObject({
      title: 'Mock A',
      titleZh: '模拟卷 A',
      questionCount: 25,
      version: 1,
      savedBy: { name: 'Lin Yue' },
    });
    expect(sections).toHaveLength(1);
    expect(sections[0]).toMatchObject({ section: 'contest', seconds: null, usualSeconds: 2400 });
    expect(sections[0]?.sets.map(({ title }) => title)).toEqual(['Fifteen', 'Ten']);
    expect(sections[0]?.sets[0]?.questions[0]).toMatchObject({ key: 'C', kind: 'choice' });
  });

  test('a paper accepts sets of the other forms of its exam', async () => {
    const passage = { programme: 'toefl-2023', subject: 'reading' };
    const sets = [await aSet(school, { ...passage, count: 15 }), await aSet(school, { ...passage, count: 15 })];
    const classic = { programme: 'toefl-classic', variant: 'toefl-classic' };
    const where = { section: 'reading', part: 'passages', seconds: null };
    const sections = [{ ...where, sets: sets.map(({ setId }) => ({ setId })) }];
    const { paperId } = await lin.send(savePaper, composed([], { ...classic, sections }));
    expect((await lin.ask(getPaper, { paperId })).sections).toMatchObject([
      { section: 'reading', usualSeconds: 3240, sets: [{ programme: 'toefl-2023' }, { programme: 'toefl-2023' }] },
    ]);
  });

  test('one student of an adaptive exam is asked one module of each second stage, and its clock runs once', async () => {
    const parts = ['module-1', 'module-2-easier', 'module-2-harder'];
    const sections: PaperDraft['sections'] = [];
    for (const part of parts) {
      const { setId } = await aSet(school, { programme: 'sat', subject: 'math', count: 22 });
      sections.push({ section: 'math', part, seconds: null, sets: [{ setId }] });
    }
    const sat = { ...composed([], { programme: 'sat', variant: 'digital', sections }), anyCount: true };
    const { paperId } = await lin.send(savePaper, sat);
    expect((await lin.ask(getPaper, { paperId })).paper).toMatchObject({
      ...{ questionCount: 66, askedCount: 44, timedSeconds: 2 * 35 * 60 },
    });
  });

  test('an adaptive paper keeps cuts of its own, shows them beside those of the exam, and pins them', async () => {
    const cuts = [75, 0];
    const own = { name: null, nameZh: null, calculator: null };
    const modules = ['module-1', 'module-2-harder', 'module-2-easier'];
    const sets = await Promise.all(modules.map(() => aSet(school, { programme: 'sat', subject: 'math', count: 2 })));
    const build = (settings: object | null, at = 'module-1') => ({
      ...composed([], { programme: 'sat', variant: 'digital' }),
      anyCount: true,
      sections: modules.map((part, index) => ({
        ...{ section: 'math', part, seconds: null, sets: [{ setId: sets[index]?.setId ?? 0 }] },
        ...(part === at && { settings: settings as typeof own | null }),
      })),
    });
    const { paperId, revisionId } = await lin.send(savePaper, build({ ...own, cuts }));
    const { sections } = await lin.ask(getPaper, { paperId });
    expect(sections[0]).toMatchObject({
      name: { en: 'Math' },
      settings: { ...own, cuts },
      routing: [
        { part: 'module-2-harder', name: { zh: '数学 第二模块（较难）' }, atLeastPercent: 75, usualPercent: 60 },
        { part: 'module-2-easier', atLeastPercent: 0, usualPercent: 0 },
      ],
    });
    expect(sections.slice(1).map(({ routing }) => routing)).toEqual([undefined, undefined]);
    const pinned = await school.tx((tx) => readPinnedPaper(tx, revisionId));
    const bound = bindPinned({ programme: 'sat', variant: 'digital', mode: 'test' }, pinned);
    expect(bound?.sections[0]?.adaptive).toMatchObject({ hasOwnCuts: true, routes: [{ atLeastPercent: 75 }, {}] });

    const usual = await lin.send(savePaper, build({ ...own, cuts: [60, 0] }));
    expect((await lin.ask(getPaper, { paperId: usual.paperId })).sections[0]).toMatchObject({
      settings: null,
      routing: [{ atLeastPercent: 60, usualPercent: 60 }, {}],
    });
    for (const wrong of [[0, 0], [60], [60.5, 0], [60, 10]])
      expect(await lin.refused(savePaper, build({ ...own, cuts: wrong }))).toBe('exam.cutsInvalid');
    expect(await lin.refused(savePaper, build({ ...own, cuts }, 'module-2-easier'))).toBe('exam.notAdaptive');
    expect(await lin.refused(savePaper, build({ ...own, name: 'Mine', cuts }))).toBe('exam.sectionFixed');
    const flat = [{ section: 'contest', part: null, seconds: null, settings: { ...own, cuts }, sets: [] }];
    expect(await lin.refused(savePaper, { ...composed([], { sections: flat }), anyCount: true })).toBe(
      'exam.notAdaptive',
    );
  });

  test('a mixed paper has sets of several programmes in sections that it names', async () => {
    const passage = await aSet(school, { programme: 'toefl-2023', subject: 'reading', count: 2 });
    const figures = await aSet(school, { count: 3 });
    const settings = { name: 'Figures', nameZh: '计算', calculator: 'graphing' as const };
    const sections = [
      { section: 'section-1', part: null, seconds: 600, sets: [{ setId: passage.setId }] },
      { section: 'section-2', part: null, seconds: null, settings, sets: [{ setId: figures.setId }] },
    ];
    const mixed = { programme: 'mixed', variant: 'paper', sections };
    const { paperId, revisionId } = await lin.send(savePaper, composed([], mixed));
    expect((await lin.ask(getPaper, { paperId })).sections).toMatchObject([
      { name: { en: 'Section 1', zh: '第 1 部分' }, settings: null, seconds: 600, sets: [{ programme: 'toefl-2023' }] },
      {
        name: { en: 'Figures', zh: '计算' },
        settings,
        seconds: null,
        usualSeconds: null,
        sets: [{ programme: 'amc' }],
      },
    ]);
    const pinned = await school.tx((tx) => readPinnedPaper(tx, revisionId));
    expect(pinned.sections.map((section) => section.settings)).toEqual([null, settings]);

    const fixed = [{ section: 'contest', part: null, seconds: null, settings, sets: [{ setId: figures.setId }] }];
    expect(await lin.refused(savePaper, { ...composed([], { sections: fixed }), anyCount: true })).toBe(
      'exam.sectionFixed',
    );
  });

  test('an edited paper keeps its pinned revisions unless a newer one is requested', async () => {
    const set = await aSet(school, { count: 25, owner: lin.person });
    const { paperId } = await lin.send(savePaper, composed([set.setId]));
    const questions = Array.from({ length: 25 }, () => aChoice({ key: 'D' }));
    await lin.send(saveQuestionSet, {
      requestId: randomUUID(),
      ...aDraft({ questions }),
      setId: set.setId,
      version: 1,
    });
    const sections = [{ section: 'contest', part: null, seconds: 3000, sets: [{ setId: set.setId, version: 1 }] }];
    await lin.send(savePaper, { ...composed([], { sections }), paperId, version: 1 });
    const pinned = await lin.ask(getPaper, { paperId });
    expect(pinned.sections[0]).toMatchObject({
      seconds: 3000,
      sets: [
        { version: 1, newestVersion: 2, questions: expect.arrayContaining([expect.objectContaining({ key: 'C' })]) },
      ],
    });

    await lin.send(savePaper, { ...composed([set.setId]), paperId, version: 2 });
    expect((await lin.ask(getPaper, { paperId })).sections[0]?.sets[0]?.version).toBe(2);
  });

  test('pinned content stays readable after the paper changed and the set was deleted', async () => {
    const set = await aSet(school, { count: 25, owner: lin.person });
    const paper = await aPaper(school, { owner: lin.person, sets: [set] });
    const ref = await school.tx((tx) => pinPaper(tx, paper.paperId));
    await lin.send(deleteQuestionSet, { setId: set.setId });
    const content = await readPinnedPaper(school.db, ref?.paperRevisionId ?? 0);
    expect(content.sections[0]?.sets[0]?.questions).toHaveLength(25);
    expect(JSON.stringify(content)).not.toMatch(/"key"|explanation/);
    expect((await lin.ask(getPaper, { paperId: paper.paperId })).sections[0]?.sets[0]?.isHidden).toBe(true);
  });

  test('a deleted set stays in its paper and cannot be added to another', async () => {
    const set = await aSet(school, { count: 25, owner: lin.person, title: 'Gone since' });
    const { paperId } = await lin.send(savePaper, composed([set.setId]));
    await lin.send(deleteQuestionSet, { setId: set.setId });
    const sections = [{ section: 'contest', part: null, seconds: null, sets: [{ setId: set.setId, version: 1 }] }];
    expect(await lin.send(savePaper, { ...composed([], { sections }), paperId, version: 1 })).toMatchObject({
      version: 2,
    });
    expect(await lin.refused(savePaper, composed([], { sections }))).toBe('exam.setGone');
    const otherPaper = await aPaper(school, { owner: lin.person });
    const into = { ...composed([], { sections }), paperId: otherPaper.paperId, version: 1 };
    expect(await lin.refused(savePaper, into)).toBe('exam.setGone');
  });

  test("another teacher's own homework cannot be added to a paper, and its title is not disclosed", async () => {
    const wen = await school.person({ role: 'teacher' });
    const task = {
      type: 'file-upload',
      prompt: { text: '<p>Draw.</p>', accepts: ['text'], mostFiles: 5, leastWords: 0 },
      key: { model: '<p>Secret</p>' },
      explanation: { en: '', zh: '' },
      points: 100,
      knowledgeNodeId: null,
      clip: null,
    };
    const { stimulus } = aDraft();
    const own = {
      owner: { ...wholeBank, personId: wen.id },
      programme: 'defined',
      subject: 'tasks',
      title: 'Private',
      titleZh: null,
    };
    const saved = await school.tx((tx, { now }) =>
      storePrivateSets(tx, { ...own, now, sets: [{ stimulus, questions: [task] }] }),
    );
    const revisionId = Array.isArray(saved) ? (saved[0] ?? 0) : 0;
    const [row] = await listSummariesByRevision(school.db, [revisionId], wholeBank);
    const sets = [{ setId: row?.setId ?? 0, version: 1 }];
    const into = (programme: string, variant: string, section: string) =>
      composed([], { programme, variant, sections: [{ section, part: null, seconds: null, sets }] });
    expect(await lin.refused(savePaper, into('amc', 'amc-8', 'contest'))).toBe('exam.setGone');
    expect(await lin.refused(savePaper, into('defined', 'tasks', 'tasks'))).toBe('exam.variantUnknown');
  });

  test('a wrong number of questions is refused with both numbers, and saved only with confirmation', async () => {
    const set = await aSet(school, { count: 24 });
    const failure = await lin.failed(savePaper, composed([set.setId]));
    expect(failure).toMatchObject({ code: 'exam.count', values: { wanted: 25, found: 24 } });
    expect(await lin.send(savePaper, { ...composed([set.setId]), anyCount: true })).toMatchObject({ version: 1 });
  });

  const savingInContest = async (text: string) => {
    const asking = aChoice();
    const prompt = { ...(asking.prompt as object), text: `<p>${text}</p>` };
    const set = await aSet(school, { title: 'Zeros', questions: [{ ...asking, prompt }] });
    return { ...composed([set.setId]), anyCount: true };
  };

  test.each(['Use a graphing calculator to find the zero.', '请使用计算器求零点。'])(
    'in an exam without a calculator, "%s" is refused with the set',
    async (text) => {
      const failure = await lin.failed(savePaper, await savingInContest(text));
      expect(failure).toMatchObject({ code: 'exam.noCalculator', values: { title: 'Zeros' } });
    },
  );

  test.each(['Do not use a calculator.', 'A shop sold nine calculators.', '不得使用计算器。'])(
    'in an exam without a calculator, "%s" is saved',
    async (text) => {
      expect(await lin.send(savePaper, await savingInContest(text))).toMatchObject({ version: 1 });
    },
  );

  test('a type that the exam does not use is refused, whatever the count', async () => {
    const set = await aSet(school, {
      title: 'Odd one',
      questions: [aChoice({ type: 'true-false', prompt: { text: 'Yes?' }, key: true })],
    });
    const failure = await lin.failed(savePaper, { ...composed([set.setId]), anyCount: true });
    expect(failure).toMatchObject({ code: 'exam.typeNotAllowed', values: { title: 'Odd one' } });
  });

  test.each([
    ['exam.variantUnknown', (id: number) => composed([id], { variant: 'amc-9' })],
    ['exam.variantUnknown', (id: number) => composed([id], { programme: 'constructor' })],
    ['exam.typeUnknown', (id: number) => composed([id], { paperTypeId: 7 })],
    [
      'exam.sectionUnknown',
      (id: number) =>
        composed([], { sections: [{ section: 'essay', part: null, seconds: null, sets: [{ setId: id }] }] }),
    ],
    ['exam.setGone', () => composed([999_999])],
    [
      'exam.setGone',
      (id: number) =>
        composed([], {
          sections: [{ section: 'contest', part: null, seconds: null, sets: [{ setId: id, version: 9 }] }],
        }),
    ],
    ['exam.empty', () => composed([])],
    ['exam.questionTwice', (id: number) => composed([id, id])],
  ])('%s', async (code, input) => {
    const set = await aSet(school, { count: 25 });
    expect(await lin.refused(savePaper, input(set.setId))).toBe(code);
  });

  test('the second of two editors learns who saved first', async () => {
    const paper = await aPaper(school);
    const again = composed(paper.sets.map(({ setId }) => setId));
    await lin.send(savePaper, { ...again, paperId: paper.paperId, version: 1 });
    const wen = await school.signIn(await school.person({ role: 'teacher' }));
    const failure = await wen.failed(savePaper, {
      ...again,
      requestId: randomUUID(),
      paperId: paper.paperId,
      version: 1,
    });
    expect(failure).toMatchObject({ code: 'exam.savedMeanwhile', message: expect.stringContaining('Lin Yue') });
    expect(
      (await lin.failed(savePaper, { ...again, requestId: randomUUID(), paperId: 999_999, version: 1 })).kind,
    ).toBe('notFound');
  });

  test('malformed input is refused', async () => {
    for (const wrong of [
      composed([], { title: ' ' }),
      composed([], { sections: [] }),
      composed([], { sections: [{ section: 'contest', part: null, seconds: 5, sets: [] }] }),
      composed([-1]),
      { ...composed([1]), requestId: 'again' },
    ]) {
      expect((await lin.failed(savePaper, wrong)).kind).toBe('invalid');
    }
  });
});

describe('the list', () => {
  test('is searched in both languages, filtered and paged, by all names of the call', async () => {
    const { paperId: id } = await aPaper(school, { title: 'Harbour lights', titleZh: '港湾灯火', variant: 'amc-10' });
    for (const call of [listPapers, listAssignablePapers, listChosenPapers]) {
      expect((await lin.ask(call, { search: '灯火' })).list).toMatchObject([{ id, variant: 'amc-10' }]);
      expect((await lin.ask(call, { search: 'arbour', programme: 'amc', variant: 'amc-8' })).total).toBe(0);
      expect((await lin.ask(call, { ids: [id] })).list.map((row) => row.id)).toEqual([id]);
    }
    const page = await lin.ask(listPapers, { page: 2, pageNum: 1 });
    expect(page).toMatchObject({ page: 2, totalPage: page.total });
    expect((await lin.failed(listPapers, { ids: ['x'] })).kind).toBe('invalid');
  });

  test('by POST takes several programmes and types, and gives chosen papers in the order of their ids', async () => {
    const make = (variant: string) => aPaper(school, { title: `Tide ${variant}`, variant });
    const [first, second] = [(await make('amc-8')).paperId, (await make('amc-10')).paperId];
    const ids = async (input: object) => (await lin.ask(listChosenPapers, input)).list.map((row) => row.id);
    expect(await ids({ ids: [first, second] })).toEqual([first, second]);
    expect(await ids({ ids: [second, first] })).toEqual([second, first]);
    expect(await ids({ ids: [second, first], page: 2, pageNum: 1 })).toEqual([first]);
    expect(await ids({ ids: [first, second], programmes: ['ap', 'act'] })).toEqual([]);
    expect(await ids({ ids: [first, second], programmes: ['ap', 'amc'] })).toEqual([first, second]);
    expect(await ids({ ids: [first, second], paperTypeIds: [1] })).toEqual([]);
    // An id list as long as it may be stands in no address.
    const many = Array.from({ length: 498 }, (_, index) => 1_000_000_000 + index);
    expect(await ids({ ids: [...many, second, first] })).toEqual([second, first]);
  });
});

describe('deleting', () => {
  test('is possible for the owner only, and can be undone', async () => {
    const { paperId } = await aPaper(school, { owner: lin.person, title: 'To and fro' });
    const wen = await school.signIn(await school.person({ role: 'teacher' }));
    expect((await wen.failed(deletePaper, { paperId })).kind).toBe('notFound');
    await lin.send(deletePaper, { paperId });
    expect((await lin.failed(getPaper, { paperId })).kind).toBe('notFound');
    expect((await lin.ask(listPapers, { search: 'To and fro' })).total).toBe(0);
    await lin.send(deletePaper, { paperId, restore: true });
    expect((await lin.ask(getPaper, { paperId })).paper.title).toBe('To and fro');
  });
});

describe('permissions', () => {
  test.each([listPaperTypes, listBlueprintSections, listPapers, getPaper, savePaper, deletePaper])(
    '$path is closed to students and to readers of the bank alone',
    async (call) => {
      const student = await school.signIn(await school.person());
      const reader = await school.signIn(await school.person({ role: 'teacher', permissions: ['repository'] }));
      expect((await student.failed(call, {})).kind).toBe('forbidden');
      expect((await reader.failed(call, {})).kind).toBe('forbidden');
    },
  );

  test('recruitment with the permission composes papers', async () => {
    const recruiter = await school.signIn(
      await school.person({ role: 'recruitment', permissions: ['repository_exampaper'] }),
    );
    const set = await aSet(school, { count: 25 });
    expect(await recruiter.send(savePaper, composed([set.setId]))).toMatchObject({ version: 1 });
  });
});
