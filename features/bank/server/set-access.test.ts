import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { aTeam } from '@inkstone/people/testing';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import {
  deleteQuestionSet,
  editQuestionSets,
  exportQuestionSets,
  findPaperByRules,
  getBankTree,
  getHomeworkFilters,
  getPaper,
  getQuestionSet,
  getSetSharing,
  getSetUse,
  listListeningSets,
  listPickedSets,
  listQuestionSets,
  listRevisions,
  listSeenSets,
  listSimilarQuestions,
  listTags,
  markForPractice,
  savePaper,
  saveQuestionSet,
  undoBankChange,
} from '../contract.ts';
import { planQuestionFile, writeQuestionFile } from '../contract/question-files.ts';
import { aChoice, aDraft, aPaper, aSet, aTree, type TestTree } from '../testing.ts';
import { recountSets } from './counts.queries.ts';
import { insertFile } from './files.queries.ts';
import { handlers } from './index.ts';

let school: TestSchool;
let tree: TestTree;
let owner: TestBrowser;
let stranger: TestBrowser;
let reader: TestBrowser;
let editor: TestBrowser;
let manager: TestBrowser;
let teamId: number;

const aTeacher = async () => school.signIn(await school.person({ role: 'teacher' }));

beforeAll(async () => {
  school = await openSchool();
  tree = await aTree(school);
  owner = await aTeacher();
  stranger = await aTeacher();
  reader = await aTeacher();
  editor = await aTeacher();
  manager = await school.signIn(await school.person({ role: 'staff', permissions: ['repository_quest'] }));
  teamId = await aTeam(school, { leader: await school.person({ role: 'teacher' }), members: [editor.person] });
});
afterAll(() => school.close());

/** Closes a set to everybody but those whom it is shared with. */
const restrict = (setId: number) =>
  school.tx(async (tx) => {
    await tx.run(sql`update question_set set general_access = 'none' where id = ${setId}`);
    await tx.run(
      sql`insert into question_set_share (set_id, person_id, access) values (${setId}, ${reader.person.id}, 'use')`,
    );
    await tx.run(sql`insert into question_set_share (set_id, team_id, access) values (${setId}, ${teamId}, 'edit')`);
    await recountSets(tx);
  });

// Each test has words of its own: a question has at most ten that are called similar to it.
let passage = '';

/** A set with a recording, a tag and a knowledge point that only the owner, one reader and a team have. */
const aRestrictedSet = async (person: TestPerson, title = 'Lanterns') => {
  const questions = [aChoice({ text: passage, knowledgeNodeId: tree.ratio })];
  const stimulus = { kind: 'audio' as const, html: passage, files: [], audioSeconds: 9, transcript: '' };
  const set = await aSet(school, { owner: person, title, questions, stimulus, tags: ['lanterns'] });
  await restrict(set.setId);
  return set;
};
type RestrictedSet = Awaited<ReturnType<typeof aRestrictedSet>>;

let set: RestrictedSet;
let openSetId: number;
beforeEach(async () => {
  passage = `<p>${Array.from({ length: 4 }, () => randomUUID()).join(' ')}</p>`;
  set = await aRestrictedSet(owner.person);
  openSetId = (
    await aSet(school, {
      questions: [aChoice({ text: passage })],
      stimulus: { kind: 'none', html: passage, files: [], transcript: '' },
    })
  ).setId;
});

const succeeds = async (call: Promise<unknown>): Promise<boolean> => {
  try {
    await call;
    return true;
  } catch (error) {
    if (
      !String(error).includes('request.notFound') &&
      !String(error).includes('exam.setGone') &&
      !String(error).includes('content.missing')
    )
      throw error;
    return false;
  }
};

const fetchFile = async (browser: TestBrowser, url: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${browser.token}` };
  const { statusCode } = await school.server.app.inject({ method: 'GET', url: `/api/${url}`, headers });
  expect([200, 404]).toContain(statusCode);
  return statusCode === 200;
};

const contest = (sets: { setId: number; version?: number }[]) => ({
  ...newRequestId(),
  ...{ programme: 'amc', variant: 'amc-8', title: 'A paper', anyCount: true, paperTypeId: null },
  sections: [{ section: 'contest', part: null, seconds: null, sets }],
});

const has = (list: readonly { id?: number; setId?: number }[], setId: number) =>
  list.some((row) => (row.id ?? row.setId) === setId);

const rules = { total: { from: 1, to: 1 }, groups: [] };

/** Whether a call shows or takes the set, by its path. */
const uses: Record<string, (browser: TestBrowser) => Promise<boolean>> = {
  'topic/getTopicList': async (browser) =>
    has((await browser.ask(listQuestionSets, { nodeId: tree.ratio, pageNum: 100 })).list, set.setId),
  'topic/getTopicList by words': async (browser) =>
    has((await browser.ask(listQuestionSets, { search: 'Lanterns', pageNum: 100 })).list, set.setId),
  'backend/homework/getListeningList': async (browser) =>
    has((await browser.ask(listListeningSets, { pageNum: 100 })).list, set.setId),
  'topic/getTopicDetailGroup': (browser) => succeeds(browser.ask(getQuestionSet, { setId: set.setId })),
  'topic/getTopicDetailGroup of a version': (browser) =>
    succeeds(browser.ask(getQuestionSet, { setId: set.setId, version: 1 })),
  'topic/getSharing': (browser) => succeeds(browser.ask(getSetSharing, { setId: set.setId })),
  'topic/getSetUse': (browser) => succeeds(browser.ask(getSetUse, { setId: set.setId })),
  'topic/getRevisions': (browser) => succeeds(browser.ask(listRevisions, { setId: set.setId })),
  'topic/getTopicArrList': async (browser) =>
    has((await browser.ask(listPickedSets, { ids: [set.setId] })).list, set.setId),
  'teacher/getTopicArrList': async (browser) =>
    has((await browser.ask(listSeenSets, { ids: [set.setId] })).list, set.setId),
  'topic/getSimilarQuestions of the set': async (browser) =>
    has((await browser.ask(listSimilarQuestions, { ids: [set.setId] })).list, set.setId),
  'topic/getSimilarQuestions': async (browser) => {
    const { list } = await browser.ask(listSimilarQuestions, { ids: [openSetId] });
    return has(
      list.flatMap(({ similar }) => similar),
      set.setId,
    );
  },
  'topic/findPaperByRules': async (browser) => {
    const only = { ...rules, includedSetIds: [set.setId] };
    const found = await browser.send(findPaperByRules, {
      ...{ rules: only, classIds: [], seed: 'a', programme: 'amc', variant: 'amc-8' },
    });
    return has(found.sets, set.setId);
  },
  'topic/exportTopics': (browser) => fetchFile(browser, `${exportQuestionSets.path}?ids=${set.setId}`),
  'topic/planQuestionFile': (browser) => succeeds(browser.ask(planQuestionFile, { ids: [set.setId], format: 'gift' })),
  'topic/writeQuestionFile': (browser) => fetchFile(browser, `${writeQuestionFile.path}?ids=${set.setId}&format=gift`),
  'topic/saveExam': (browser) => succeeds(browser.send(savePaper, contest([{ setId: set.setId }]))),
  'topic/saveExam of a version': (browser) =>
    succeeds(browser.send(savePaper, contest([{ setId: set.setId, version: 1 }]))),
};

/** What a call that changes the set says: done, not there, or not to be edited. */
const edits: Record<string, (browser: TestBrowser) => Promise<string>> = {
  'topic/saveTopic': async (browser) => {
    const draft = { ...aDraft({ count: 1 }), ...newRequestId(), setId: set.setId, version: 1 };
    return outcome(browser.send(saveQuestionSet, draft));
  },
  'topic/markForPractice': (browser) =>
    outcome(browser.send(markForPractice, { ids: [set.setId], isForPractice: true })),
  'topic/editSets': async (browser) => {
    const { changed, refused } = await browser.send(editQuestionSets, {
      ...{ ...newRequestId(), ids: [set.setId], difficulty: 4 },
    });
    if (changed === 1) return 'done';
    const [row] = refused;
    if (row?.reason === 'gone') expect(row.title).toBe('');
    return row?.reason === 'gone' ? 'notFound' : String(row?.reason);
  },
};

const outcome = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (String(error).includes('request.notFound')) return 'notFound';
    return String(error).includes('set.notEditable') ? 'notEditable' : String(error);
  }
};

/** Calls that show or change no set of the bank by themselves, and why. */
const unaffected: Record<string, string> = {
  'topic/deleteTopic': 'the owner alone',
  'backend/examPaper/delete': 'papers',
  'topic/examDetail': 'papers stay usable, tested below',
  'backend/exam/print': 'papers stay usable',
  'backend/exam/lists': 'papers',
  'topic/getExamList': 'papers',
  'backend/exam/questWithStudent': 'questions of a paper by their ids',
  'topic/getExamType': 'the exams',
  'topic/getTopicSection': 'the exams',
  'topic/getTopicParam': 'the exams',
  'topic/getShareTargets': 'people and teams',
  'topic/tags': 'counts, tested below',
  'teacher/getTopicTree': 'counts, tested below',
  'backend/homework/getTopicParam': 'counts, tested below',
  'topic/pointUse': 'for managers, who have every set',
  'topic/savePoint': 'for managers',
  'topic/retirePoint': 'for managers',
  'topic/mergePoints': 'for managers',
  'topic/bankChanges': 'own changes',
  'topic/undoBankChange': 'tested below',
  'topic/importTopics': 'own files; what the bank has by the same condition',
  'topic/planQuestionImport': 'own files; what the bank has by the same condition',
  'topic/rereadQuestionImport': 'own files; what the bank has by the same condition',
  'topic/readingRules': 'of the school, without sets',
  'topic/saveReadingRule': 'of the school, without sets',
  'topic/removeReadingRule': 'own rules, without sets',
  'topic/questionImports': 'own files',
  'topic/questionImport': 'own files; similar questions by the same query as topic/getSimilarQuestions',
  'topic/chooseImportItems': 'own files',
  'topic/applyQuestionImport': 'own files',
  'topic/undoQuestionImport': 'own files',
  'topic/rubrics': 'rubrics',
  'topic/examRubrics': 'the exams',
  'topic/saveRubric': 'rubrics',
  'topic/retireRubric': 'rubrics',
  'upload/testFiles': 'own files',
};

describe('a set that is closed to everybody', () => {
  test('is tried in every call of the bank', () => {
    const tried = Object.keys({ ...uses, ...edits }).map((name) => name.split(' ')[0]);
    const paths = handlers.map(({ call }) => call.path);
    expect(paths.filter((path) => !tried.includes(path) && unaffected[path] === undefined)).toEqual([]);
  });

  test.each(Object.keys(uses))('is not there for a stranger in %s, and is for whom it is shared with', async (name) => {
    const use = uses[name];
    if (!use) throw new Error(name);
    expect(await use(stranger)).toBe(false);
    for (const browser of [reader, editor, owner]) expect(await use(browser)).toBe(true);
  });

  test.each(Object.keys(edits))('%s is refused to strangers and readers, and done by editors', async (name) => {
    const change = edits[name];
    if (!change) throw new Error(name);
    expect(await change(stranger)).toBe('notFound');
    expect(await change(reader)).toBe('notEditable');
    expect(await change(editor)).toBe('done');
  });

  test.each(Object.keys(edits))('%s is done by its owner', async (name) => {
    expect(await edits[name]?.(owner)).toBe('done');
  });

  test.each(Object.keys(edits))('%s is done by whoever manages the bank', async (name) => {
    expect(await edits[name]?.(manager)).toBe('done');
  });

  test('is counted for whoever may use it', async () => {
    const count = async (browser: TestBrowser) => {
      const { list } = await browser.ask(getBankTree, {});
      const tags = await browser.ask(listTags, { search: 'lanterns' });
      const filters = await browser.ask(getHomeworkFilters, { programme: 'amc' });
      const { total } = await browser.ask(listQuestionSets, { nodeId: tree.ratio });
      const atNode = list.find(({ id }) => id === tree.ratio)?.count;
      expect(total).toBe(atNode);
      expect((await browser.ask(listQuestionSets, { programme: 'amc' })).total).toBe(filters.total);
      expect((await browser.ask(listListeningSets, {})).total).toBe(filters.heard);
      return { atNode, tags: tags.list[0]?.count ?? 0, all: filters.total };
    };
    const [ofStranger, ofReader, ofOwner] = [await count(stranger), await count(reader), await count(owner)];
    expect(ofStranger.tags).toBe(0);
    expect(ofReader).toEqual(ofOwner);
    expect(ofReader.all - ofStranger.all).toBe(ofReader.tags);
    const before = ofReader.all;
    await owner.send(deleteQuestionSet, { setId: set.setId });
    expect((await count(reader)).all).toBe(before - 1);
    expect(await count(stranger)).toEqual(ofStranger);
  });

  test('can be assigned by whoever may use it alone', async () => {
    const assign = async (browser: TestBrowser) => {
      const student = await school.person({ role: 'student' });
      await school.tx((tx) =>
        tx.run(sql`insert into teacher_student (teacher_id, student_id, since)
                   values (${browser.person.id}, ${student.id}, ${school.clock.now()})`),
      );
      const now = school.clock.now().getTime();
      return succeeds(
        browser.send(testCalls.createAssignment, {
          ...{ ...newRequestId(), title: 'A test', setIds: [set.setId], studentIds: [student.id] },
          ...{ beginsAt: new Date(now).toISOString(), deadline: new Date(now + 3_600_000).toISOString() },
        }),
      );
    };
    expect(await assign(stranger)).toBe(false);
    expect(await assign(reader)).toBe(true);
  });

  test('stays in a paper, which says so, is saved again and takes no other version of it', async () => {
    const paper = await aPaper(school, { owner: owner.person, sets: [set] });
    const { paperId } = paper;
    const detail = await stranger.ask(getPaper, { paperId });
    expect(detail.sections[0]?.sets).toMatchObject([{ setId: set.setId, isRestricted: true }]);
    expect((await reader.ask(getPaper, { paperId })).sections[0]?.sets[0]?.isRestricted).toBe(false);
    await owner.send(saveQuestionSet, { ...aDraft({ count: 1 }), ...newRequestId(), setId: set.setId, version: 1 });
    const save = (version: number) =>
      stranger.send(savePaper, { ...contest([{ setId: set.setId, version }]), paperId, version: 1 });
    await expect(save(2)).rejects.toThrow(/exam.setGone/);
    await save(1);
  });

  test('is not changed by undoing an edit of before', async () => {
    const other = await aSet(school, { owner: owner.person, questions: [aChoice({ difficulty: 1 })] });
    const { changeId } = await stranger.send(editQuestionSets, {
      ...{ ...newRequestId(), ids: [other.setId, openSetId], difficulty: 5 },
    });
    await restrict(other.setId);
    expect(await stranger.send(undoBankChange, { changeId: changeId ?? 0 })).toMatchObject({ restored: 1, stayed: 1 });
    expect((await owner.ask(getQuestionSet, { setId: other.setId })).questions[0]?.difficulty).toBe(5);
  });

  test('ends for a team that has ended', async () => {
    const member = await aTeacher();
    const leader = await school.person({ role: 'teacher' });
    const ended = await aTeam(school, { leader, members: [member.person] });
    await school.tx((tx) =>
      tx.run(sql`insert into question_set_share (set_id, team_id, access) values (${set.setId}, ${ended}, 'use')`),
    );
    await member.ask(getQuestionSet, { setId: set.setId });
    await school.tx((tx) => tx.run(sql`update team set ended_at = ${school.clock.now()} where id = ${ended}`));
    expect((await member.failed(getQuestionSet, { setId: set.setId })).kind).toBe('notFound');
  });
});

test('a picture can be shown by whoever uploaded it or may use a set that shows it', async () => {
  const fileId = await school.tx((tx) =>
    insertFile(tx, {
      ...{ key: '00/0123456789abcdef0123456789abcd', name: 'a.png', mime: 'image/png', sizeBytes: 1 },
      ...{ sha256: '0'.repeat(64), ownerId: owner.person.id, createdAt: school.clock.now(), usedBy: null },
    }),
  );
  const draft = aDraft({ questions: [aChoice({ text: `<p><img data-file="${fileId}" alt=""></p>` })] });
  const save = (browser: TestBrowser) => browser.send(saveQuestionSet, { ...draft, ...newRequestId() });
  await expect(save(stranger)).rejects.toThrow(/set.fileMissing/);
  const { setId } = await save(owner);
  await restrict(setId);
  await expect(save(stranger)).rejects.toThrow(/set.fileMissing/);
  const copy = await save(reader);
  await restrict(copy.setId);
  await expect(save(stranger)).rejects.toThrow(/set.fileMissing/);
});
