import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPaper, getQuestionSet, getBankTree, listPapers } from '@inkstone/bank/contract';
import { courseSets, papers, questionSets, soundSeconds } from '@inkstone/content';
import { findComposedPaperProblems, findQuestionProblems } from '@inkstone/bank/rules';
import { findVariant } from '@inkstone/programmes';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { seedBank, type SeededBank } from './bank.ts';

const everySet = [...questionSets, ...courseSets];

let school: TestSchool;
let bank: SeededBank;
let browser: TestBrowser;

beforeAll(async () => {
  school = await openSchool();
  const teacher = await school.person({ role: 'teacher' });
  const people = new Map(
    ['qiao', 'dou', ...questionSets.map(({ author }) => author)].map((name) => [name, teacher.id]),
  );
  bank = await school.tx((tx, outside) => {
    const at = () => ({ tx, services: outside, emit: async () => undefined, actorId: null });
    return seedBank({ ...at(), at, now: outside.now, log: () => undefined }, { people, classes: new Map() });
  });
  browser = await school.signIn(teacher);
});
afterAll(() => school.close());

test('every set, question and paper of the content is in the bank and readable', async () => {
  expect(bank.sets.size).toBe(everySet.length);
  expect(bank.questions.size).toBe(everySet.reduce((sum, set) => sum + set.questions.length, 0));
  const { total } = await browser.ask(listPapers, { pageNum: 1 });
  expect(total).toBe(papers.length);
  for (const paperId of bank.papers.values()) {
    const { sections } = await browser.ask(getPaper, { paperId });
    const questions = sections.flatMap(({ sets }) => sets.flatMap((set) => set.questions));
    expect(questions.length).toBeGreaterThan(0);
  }
});

test('every question can be saved by a teacher as it is', async () => {
  for (const setId of bank.sets.values()) {
    const { questions } = await browser.ask(getQuestionSet, { setId });
    for (const { kind, prompt, key } of questions)
      expect(findQuestionProblems({ type: kind, prompt, key })).toEqual({});
  }
});

test('the two-stage paper has modules and cuts that a teacher could save', async () => {
  const { paper, sections } = await browser.ask(getPaper, { paperId: bank.papers.get('two-stage-words') ?? 0 });
  const variant = findVariant(paper.programme, paper.variant);
  const composed = sections.map((section) => ({
    ...section,
    sets: section.sets.map(({ setId, questions }) => ({
      setId,
      questions: questions.map(({ id, kind: type, points }) => ({ id, type, points })),
    })),
  }));
  expect(variant && findComposedPaperProblems(variant, composed)).toEqual([]);
  expect(sections[0]?.routing?.map(({ name, atLeastPoints }) => [name.en, atLeastPoints])).toEqual([
    ['Reach further', 350],
    ['Firm up', 0],
  ]);
});

test('a recording is served with its length, and its transcript only to teachers', async () => {
  const { set } = await browser.ask(getQuestionSet, { setId: bank.sets.get('t23-a-l1') ?? 0 });
  const { stimulus } = set;
  expect(stimulus).toMatchObject({ kind: 'audio', audioSeconds: soundSeconds['t23-a-l1'] });
  expect(stimulus.transcript).toContain('<strong>Librarian:</strong>');
  const sound = await school.server.app.inject({ method: 'GET', url: stimulus.files[0]?.url ?? '' });
  expect(sound.headers['content-type']).toBe('audio/mpeg');
});

test('the tree counts the sets, and pictures are served', async () => {
  const { list } = await browser.ask(getBankTree, {});
  expect(list.find(({ code }) => code === 'amc')?.count).toBe(
    everySet.filter(({ programme }) => programme === 'amc').length,
  );
  const pages = await Promise.all([...bank.sets.values()].map((setId) => browser.ask(getQuestionSet, { setId })));
  const sources = [...JSON.stringify(pages).matchAll(/src=\\"([^"\\]+)\\"/g)].map((match) =>
    String(match[1]).replaceAll('&amp;', '&'),
  );
  expect(sources.length).toBeGreaterThan(4);
  const first = await school.server.app.inject({ method: 'GET', url: sources[0] ?? '' });
  expect(first.headers['content-type']).toBe('image/svg+xml');
});
