import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchTerms } from '@inkstone/base';
import { explainQueries } from '@inkstone/db/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  deleteQuestionSet,
  listRevisions,
  listPickedSets,
  getQuestionSet,
  listQuestionSets,
  getBankFilters,
  getBankTree,
} from '../contract.ts';
import { aChoice, aSet, aTree, type TestTree } from '../testing.ts';
import { questionSet } from './bank.tables.ts';
import { listSets } from './read-sets.queries.ts';

let school: TestSchool;
let tree: TestTree;
let lin: TestBrowser;

beforeAll(async () => {
  school = await openSchool();
  tree = await aTree(school);
  lin = await school.signIn(await school.person({ role: 'teacher' }));
});
afterAll(() => school.close());

const titles = (answer: { list: { title: string }[] }) => answer.list.map((row) => row.title);

describe('the tree', () => {
  test('returns every node in order with the number of sets at or below it', async () => {
    const before = await lin.ask(getBankTree, {});
    await aSet(school, { questions: [aChoice({ knowledgeNodeId: tree.ratio })] });
    const { list } = await lin.ask(getBankTree, {});
    const getCount = (rows: typeof list, id: number) => rows.find((node) => node.id === id)?.count ?? 0;

    expect(list.map(({ code }) => code)).toEqual([
      'amc',
      'amc.math',
      'amc.algebra',
      'amc.algebra.ratio',
      'amc.algebra.equations',
    ]);
    for (const id of [tree.programme, tree.subject, tree.section, tree.ratio]) {
      expect(getCount(list, id)).toBe(getCount(before.list, id) + 1);
    }
    expect(getCount(list, tree.equations)).toBe(getCount(before.list, tree.equations));
  });

  test('returns programmes, subjects and question types as filters', async () => {
    const filters = await lin.ask(getBankFilters, {});
    expect(filters.programmes).toEqual([{ id: 'amc', name: { en: 'AMC', zh: 'AMC 数学竞赛' } }]);
    expect(filters.subjects).toEqual([{ programme: 'amc', id: 'math', name: { en: 'Mathematics', zh: '数学' } }]);
    expect(filters.types).toContainEqual({ id: 'choice', name: { en: 'Single choice', zh: '单选题' } });
  });
});

/** What a search of the bank finds on its first page, and how its queries are planned. */
const explainSearch = async (search: string, pageNum = 10) => {
  const { db, ...explained } = explainQueries(school.db);
  return {
    ...(await listSets(db, { search, viewer: { personId: lin.person.id, isManager: false } }, { page: 1, pageNum })),
    ...explained,
  };
};

describe('the list', () => {
  test.each([
    ['two Chinese characters of a title', '浮标'],
    ['two Chinese characters of a prompt', '锚链'],
    ['part of an English word', 'oorin'],
    ['words in another order and case', 'BUOYS  Mooring'],
    ['full-width letters', 'Ｂｕｏｙ'],
    ['one character', '锚'],
    ['a literal percent sign', '35%'],
  ])('finds by %s', async (_, search) => {
    const title = `Mooring buoys ${crypto.randomUUID()}`;
    const questions = [aChoice({ text: '<p>锚<strong>链</strong>长 <span data-math>12</span> m, 35% slack</p>' })];
    await aSet(school, { title, titleZh: '系泊浮标', questions });
    expect(titles(await lin.ask(listQuestionSets, { search, pageNum: 100 }))).toContain(title);
  });

  test.each(['浮桥', 'mooring bridge', '35_', 'data-math', 'strong'])('does not find by %s', async (search) => {
    await aSet(school, {
      title: 'Mooring buoys',
      titleZh: '系泊浮标',
      questions: [aChoice({ text: '<p>锚<strong>链</strong> 35%</p>' })],
    });
    expect(titles(await lin.ask(listQuestionSets, { search, pageNum: 100 }))).toEqual([]);
  });

  test('filters by node, type, subject and owner', async () => {
    const own = await aSet(school, {
      owner: lin.person,
      title: 'Mine',
      questions: [
        aChoice({ type: 'true-false', prompt: { text: 'Yes?' }, key: true, knowledgeNodeId: tree.equations }),
      ],
    });
    const ids = async (input: object) =>
      (await lin.ask(listQuestionSets, { pageNum: 100, ...input })).list.map(({ id }) => id);
    expect(await ids({ mine: true })).toEqual([own.setId]);
    expect(await ids({ nodeId: tree.equations })).toEqual([own.setId]);
    expect(await ids({ type: 'true-false' })).toEqual([own.setId]);
    expect(await ids({ programme: 'amc', subject: 'math' })).toContain(own.setId);
    expect(await ids({ programme: 'sat' })).toEqual([]);
  });

  test('filters to sets whose questions are all of the types of a section', async () => {
    const yesOrNo = aChoice({ type: 'true-false', prompt: { text: 'Yes?' }, key: true });
    const [plain, mixed] = [
      await aSet(school, { questions: [yesOrNo] }),
      await aSet(school, { questions: [yesOrNo, aChoice()] }),
    ];
    const ids = async (onlyTypes: string) =>
      (await lin.ask(listQuestionSets, { pageNum: 100, onlyTypes })).list.map(({ id }) => id);
    const narrow = await ids('true-false');
    expect(narrow).toContain(plain.setId);
    expect(narrow).not.toContain(mixed.setId);
    expect(await ids('choice,true-false')).toEqual(expect.arrayContaining([plain.setId, mixed.setId]));
  });

  test('filters to sets that a paper accepts: those of its exam and of the other forms of it', async () => {
    const [before, after, unrelated] = [
      await aSet(school, { programme: 'toefl-classic', subject: 'writing' }),
      await aSet(school, { programme: 'toefl-2023', subject: 'reading' }),
      await aSet(school),
    ];
    const ids = async (papersOf: string) =>
      (await lin.ask(listQuestionSets, { pageNum: 100, papersOf })).list.map(({ id }) => id);
    expect(await ids('toefl-classic')).toEqual([after.setId, before.setId]);
    expect(await ids('toefl-2023')).toEqual([after.setId, before.setId]);
    expect(await ids('amc')).toContain(unrelated.setId);
    expect(await ids('amc')).not.toContain(after.setId);
  });

  test('is paged, newest first', async () => {
    const fresh = await openSchool();
    try {
      const teacher = await fresh.person({ role: 'teacher' });
      for (const title of ['one', 'two', 'three']) {
        await aSet(fresh, { owner: teacher, title });
        fresh.clock.pass({ minutes: 1 });
      }
      const browser = await fresh.signIn(teacher);
      const second = await browser.ask(listQuestionSets, { page: 2, pageNum: 2 });
      expect(second).toMatchObject({ page: 2, totalPage: 2, total: 3 });
      expect(titles(second)).toEqual(['one']);
      expect(titles(await browser.ask(listQuestionSets, { page: 9 }))).toEqual([]);
    } finally {
      await fresh.close();
    }
  });

  test('a search of two Chinese characters uses the index for any number of sets', async () => {
    await aSet(school, { title: 'Needle', titleZh: '绣花针' });
    const filler = searchTerms('干草 hay').map((term) => term.replaceAll("'", "''"));
    await school.db.run(
      sql.raw(`insert into question_set (owner_id, programme, subject, title, head, search_text, search_terms,
                 question_count, types, created_at, updated_at)
               select owner_id, 'sat', 'math', 'Hay ' || n, 1, '干草 hay', '{${filler.join(',')}}', 1, '{choice}', now(), now()
                 from (select owner_id from question_set limit 1) o, generate_series(1, 4000) n`),
    );
    await school.db.run(sql`analyze question_set`);
    const { plansText, rows } = await explainSearch('花针');
    expect(plansText()).toContain('question_set_search');
    expect(rows.map(({ title }) => title)).toEqual(['Needle']);
    await school.db.delete(questionSet).where(sql`title like 'Hay %'`);
  });

  test('a word of common bigrams uses trigrams, and matches are counted up to a limit', async () => {
    const { setId } = await aSet(school, { title: 'A therant' });
    const body = 'the rant erases an ant here';
    const terms = searchTerms(body).map((term) => term.replaceAll("'", "''"));
    await school.db.run(
      sql.raw(`insert into question_set (owner_id, programme, subject, title, head, search_text, search_terms,
                 question_count, types, created_at, updated_at)
               select owner_id, 'sat', 'math', 'Rant ' || n, 1, '${body} ' || n, '{${terms.join(',')}}', 1, '{choice}',
                      now(), now()
                 from (select owner_id from question_set limit 1) o, generate_series(1, 4000) n`),
    );
    await school.db.run(sql`analyze question_set`);
    const { plansText, rows } = await explainSearch('therant');
    expect(plansText()).toContain('question_set_text');
    expect(rows.map(({ id }) => id)).toEqual([setId]);

    const everywhere = await lin.ask(listQuestionSets, { search: 'rant', pageNum: 100 });
    expect(everywhere).toMatchObject({ total: 200, totalPage: 2 });
    expect(everywhere.list).toHaveLength(100);
    expect(await lin.ask(listQuestionSets, { programme: 'sat', subject: 'math' })).toMatchObject({ total: 1000 });
    await school.db.delete(questionSet).where(sql`title like 'Rant %'`);
  });

  test('a word that some hundred sets hold is found without reading them all, wherever it stands in them', async () => {
    const text = (words: string) => `'${words}' || E'\\n\\nhay and straw'`;
    await school.db.run(
      sql.raw(`insert into question_set (owner_id, programme, subject, title, head, search_text, search_terms,
                 question_count, types, created_at, updated_at)
               select owner_id, 'sat', 'math', 'Straw ' || n, 1,
                      case n % 4 when 0 then ${text('quokka')} when 1 then ${text('hay')} || ' wombat zq7'
                                 else ${text('hay')} || ' wombat' end,
                      '{}', 1, '{choice}', now(), now() - n * interval '1 minute'
                 from (select owner_id from question_set limit 1) o, generate_series(1, 4000) n`),
    );
    await school.db.run(
      sql`update question_set set search_text = 'wombat' || E'\\n\\nhay' where title in ('Straw 7', 'Straw 3999')`,
    );
    await school.db.run(sql`analyze question_set`);
    const titlesOf = ({ rows }: Awaited<ReturnType<typeof explainSearch>>) => rows.map(({ title }) => title);

    // In a thousand texts; in a thousand titles; in three thousand texts, of which two bear it in the title.
    const [inTexts, inTitles, inBoth] = [
      await explainSearch('zq7', 3),
      await explainSearch('quokka', 3),
      await explainSearch('wombat', 4),
    ];
    expect(titlesOf(inTexts)).toEqual(['Straw 1', 'Straw 5', 'Straw 9']);
    expect(titlesOf(inTitles)).toEqual(['Straw 4', 'Straw 8', 'Straw 12']);
    expect(titlesOf(inBoth)).toEqual(['Straw 7', 'Straw 3999', 'Straw 1', 'Straw 2']);
    for (const { total, rowsRead } of [inTexts, inTitles, inBoth]) {
      expect(total).toBe(200);
      expect(rowsRead('question_set')).toBeLessThan(1200);
    }
    await school.db.delete(questionSet).where(sql`title like 'Straw %'`);
  });

  test('words of every title are found in the newest sets, and with a rare number by the number', async () => {
    await aSet(school);
    await school.db.run(
      sql.raw(`insert into question_set (owner_id, programme, subject, title, head, search_text, search_terms,
                 question_count, types, created_at, updated_at)
               select owner_id, 'sat', 'math', 'Gravel ' || n, 1, 'gravel heap ' || case n % 40 when 0 then '77' else 'x' end,
                      case n % 40 when 0 then array['77', '7'] else array['x'] end, 1, '{choice}', now(), now()
                 from (select owner_id from question_set limit 1) o, generate_series(1, 4000) n`),
    );
    await school.db.run(sql`analyze question_set`);
    const [byWords, byNumber] = [await explainSearch('gravel heap'), await explainSearch('gravel 77 heap')];
    expect([byWords.total, byNumber.total]).toEqual([200, 100]);
    expect(byNumber.rows.map(({ title }) => title)).toContain('Gravel 4000');
    for (const { rowsRead } of [byWords, byNumber]) expect(rowsRead('question_set')).toBeLessThan(500);
    await school.db.delete(questionSet).where(sql`title like 'Gravel %'`);
  });

  test('the sets of a node are counted as they are saved, not one by one', async () => {
    await aSet(school, { questions: [aChoice({ knowledgeNodeId: tree.ratio })] });
    const readTotal = async (filter: object) =>
      (await lin.ask(listQuestionSets, { nodeId: tree.ratio, ...filter })).total;
    const { list: nodes } = await lin.ask(getBankTree, {});
    const count = nodes.find(({ id }) => id === tree.ratio)?.count ?? 0;
    expect(await readTotal({})).toBe(count);
    expect([await readTotal({ programme: 'amc' }), await readTotal({ programme: 'sat' })]).toEqual([count, 0]);

    const addToCount = (sets: number) =>
      school.db.run(sql`
        update question_set_count set sets = sets + ${sets} where facet = 'node' and value = ${`${tree.ratio}`}`);
    await addToCount(5000);
    expect(await readTotal({})).toBe(1000);
    // With another filter the matches themselves are counted.
    expect(await readTotal({ type: 'choice' })).toBeLessThanOrEqual(count);
    await addToCount(-5000);
  });

  test('refuses pages and filters that make no sense', async () => {
    for (const wrong of [
      { page: 0 },
      { page: 'x' },
      { pageNum: 1000 },
      { nodeId: -1 },
      { mine: 'maybe' },
      { type: 'a b' },
      { search: 'x'.repeat(2000) },
    ]) {
      expect((await lin.failed(listQuestionSets, wrong)).kind).toBe('invalid');
    }
    expect((await lin.failed(listQuestionSets, { search: 'a\u0000b' })).kind).toBe('invalid');
  });
});

describe('one set', () => {
  test('can be hidden by its owner only, leaves the lists, and can be restored', async () => {
    const set = await aSet(school, { owner: lin.person, title: 'Comes and goes' });
    const otherTeacher = await school.signIn(await school.person({ role: 'teacher' }));
    expect((await otherTeacher.failed(deleteQuestionSet, { setId: set.setId })).kind).toBe('notFound');

    await lin.send(deleteQuestionSet, { setId: set.setId });
    expect((await lin.failed(getQuestionSet, { setId: set.setId })).kind).toBe('notFound');
    expect((await lin.failed(listRevisions, { setId: set.setId })).kind).toBe('notFound');
    expect((await lin.failed(deleteQuestionSet, { setId: set.setId })).kind).toBe('notFound');
    expect(titles(await lin.ask(listQuestionSets, { search: 'Comes and goes' }))).toEqual([]);
    expect((await lin.ask(listPickedSets, { ids: [set.setId] })).list).toEqual([]);

    await lin.send(deleteQuestionSet, { setId: set.setId, restore: true });
    expect(titles(await lin.ask(listQuestionSets, { search: 'Comes and goes' }))).toEqual(['Comes and goes']);
  });

  test('has no unknown revision', async () => {
    const set = await aSet(school);
    expect((await lin.failed(getQuestionSet, { setId: set.setId, version: 7 })).kind).toBe('notFound');
    expect((await lin.failed(getQuestionSet, { setId: 999_999 })).kind).toBe('notFound');
    expect((await lin.failed(getQuestionSet, { setId: 'all' })).kind).toBe('invalid');
  });

  test('is returned with the types and points of its questions, in the requested order', async () => {
    const [firstSet, secondSet] = [await aSet(school, { count: 1 }), await aSet(school, { count: 2 })];
    const { list } = await lin.ask(listPickedSets, { ids: [secondSet.setId, 999_999, firstSet.setId] });
    expect(list.map(({ setId }) => setId)).toEqual([secondSet.setId, firstSet.setId]);
    expect(list[0]).toMatchObject({ version: 1, newestVersion: 1, isHidden: false });
    expect(list[0]?.questions).toEqual(secondSet.questionIds.map((id) => ({ id, type: 'choice', points: 100 })));
  });
});

describe('read permissions', () => {
  const reads = [
    [getBankTree, {}],
    [listQuestionSets, {}],
    [getBankFilters, {}],
    [getQuestionSet, { setId: 1 }],
    [listPickedSets, { ids: [1] }],
    [listRevisions, { setId: 1 }],
  ] as const;

  test.each(reads)(
    '$path is closed to students, to teachers without the permission, and to strangers',
    async (call, input) => {
      const student = await school.signIn(await school.person());
      const teacher = await school.signIn(
        await school.person({ role: 'teacher', permissions: ['index', 'myStudent'] }),
      );
      expect((await student.failed(call, input)).kind).toBe('forbidden');
      expect((await teacher.failed(call, input)).kind).toBe('forbidden');
      expect((await school.nobody.failed(call, input)).kind).toBe('signedOut');
    },
  );

  test.each(['repository', 'repository_quest', 'repository_exampaper', 'publish_test', 'publish_homework'] as const)(
    'a guide with %s alone may read',
    async (permission) => {
      const guide = await school.signIn(await school.person({ role: 'guide', permissions: [permission] }));
      expect((await guide.ask(getBankTree, {})).list.length).toBeGreaterThan(0);
    },
  );
});
