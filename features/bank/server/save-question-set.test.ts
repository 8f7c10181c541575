import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { listRevisions, getQuestionSet, saveQuestionSet, type QuestionDraft } from '../contract.ts';
import { readSet } from './exchange/read-set.ts';
import { aChoice, aDraft, anEssay, aRubric, aSet, aTree, type TestTree } from '../testing.ts';
import { wholeBank } from './set-access.queries.ts';

let school: TestSchool;
let tree: TestTree;
let lin: TestBrowser;

beforeAll(async () => {
  school = await openSchool();
  tree = await aTree(school);
  lin = await school.signIn(await school.person({ role: 'teacher', name: 'Lin Yue' }));
});
afterAll(() => school.close());

describe('saving a set', () => {
  test('a new set is saved with its questions, keys and knowledge nodes', async () => {
    const questions = [
      aChoice({ knowledgeNodeId: tree.ratio }),
      aChoice({ type: 'true-false', prompt: { text: '<p>7 is prime.</p>' }, key: true }),
    ];
    const savedSet = await lin.send(saveQuestionSet, {
      ...newRequestId(),
      ...aDraft({ title: 'Ratios', titleZh: '比例', questions }),
    });
    const read = await lin.ask(getQuestionSet, { setId: savedSet.setId });

    expect(savedSet).toMatchObject({ version: 1 });
    expect(read.set).toMatchObject({
      title: 'Ratios',
      titleZh: '比例',
      version: 1,
      types: ['choice', 'true-false'],
      isMine: true,
    });
    expect(read.questions.map(({ id }) => id)).toEqual(savedSet.questionIds);
    expect(read.questions[0]).toMatchObject({
      kind: 'choice',
      typeCode: 1,
      key: 'C',
      keyText: 'C',
      fullAnswerCount: 1,
      knowledge: { id: tree.ratio },
    });
    expect(read.questions[1]).toMatchObject({ kind: 'true-false', typeCode: 5, key: true, options: expect.any(Array) });
  });

  test('what a text is drawn as and who writes in it come back, also from an export', async () => {
    const scene = { place: 'campus' as const, people: ['woman' as const, 'older-man' as const] };
    const stimulus = {
      kind: 'passage' as const,
      html: '<p>Hi!</p>',
      files: [],
      transcript: '',
      look: 'message' as const,
    };
    const draft = aDraft({ stimulus: { ...stimulus, scene } });
    const { setId } = await lin.send(saveQuestionSet, { ...newRequestId(), ...draft });
    const { set } = await lin.ask(getQuestionSet, { setId });
    expect(set.stimulus).toMatchObject({ look: 'message', scene });
    const exported = await school.tx((tx) => readSet(tx, setId, wholeBank));
    expect(exported?.stimulus).toMatchObject({ look: 'message', scene });
  });

  test('times of a recording are kept with its transcript, but for sentences that it does not have', async () => {
    const cues = [
      { from: 0.31, to: 2, text: 'Is it  open?' },
      { from: 2, to: 3, text: 'Nobody says this.' },
      { from: 3, to: 4.04, text: 'Yes.' },
      { from: 9, to: 11, text: 'Bye.' },
    ];
    const stimulus = { kind: 'audio' as const, html: '', files: [], audioSeconds: 10, cues };
    const transcript = '<p><b>Ann:</b> Is it open?</p><p><b>Ben:</b> Yes. Bye.</p>';
    const draft = aDraft({ stimulus: { ...stimulus, transcript } });
    const { setId } = await lin.send(saveQuestionSet, { ...newRequestId(), ...draft });
    const located = [
      { from: 0.3, to: 2, text: 'Is it open?' },
      { from: 3, to: 4, text: 'Yes.' },
    ];
    const { set } = await lin.ask(getQuestionSet, { setId });
    expect(set.stimulus.cues).toEqual(located);
    const exported = await school.tx((tx) => readSet(tx, setId, wholeBank));
    expect(exported?.stimulus.cues).toEqual(located);
  });

  test('times that run backwards are refused', async () => {
    const cues = [
      { from: 2, to: 3, text: 'Yes.' },
      { from: 1, to: 2, text: 'No.' },
    ];
    const stimulus = {
      kind: 'audio' as const,
      html: '',
      files: [],
      audioSeconds: 10,
      cues,
      transcript: '<p>Yes. No.</p>',
    };
    await expect(lin.send(saveQuestionSet, { ...newRequestId(), ...aDraft({ stimulus }) })).rejects.toThrow(
      /request.invalid/,
    );
  });

  test('an edited set is saved as a new revision with the same question ids', async () => {
    const set = await aSet(school, { count: 2 });
    const [first = 0, second = 0] = set.questionIds;
    const questions = [aChoice({ id: second, key: 'D' }), aChoice(), aChoice({ id: first })];
    const savedSet = await lin.send(saveQuestionSet, {
      ...newRequestId(),
      ...aDraft({ questions }),
      setId: set.setId,
      version: 1,
    });
    const before = await lin.ask(getQuestionSet, { setId: set.setId, version: 1 });
    const revisions = await lin.ask(listRevisions, { setId: set.setId });

    expect(savedSet.version).toBe(2);
    expect([savedSet.questionIds[0], savedSet.questionIds[2]]).toEqual([second, first]);
    expect(before.questions.map(({ key }) => key)).toEqual(['C', 'C']);
    expect(before.set).toMatchObject({ version: 2, shownVersion: 1 });
    expect(revisions.list).toMatchObject([
      { version: 2, questionCount: 3, savedBy: { name: 'Lin Yue' } },
      { version: 1, questionCount: 2 },
    ]);
  });

  test('evidence belongs to the revision: a change of it leaves the key and earlier revisions as they were', async () => {
    const stimulus = { kind: 'passage' as const, html: '<p>Six sevens are <b>42</b>.</p>', files: [], transcript: '' };
    const withEvidence = (evidence: string[], distractors: QuestionDraft['distractors'], id?: number) =>
      aDraft({ stimulus, questions: [aChoice({ evidence, distractors, ...(id === undefined ? {} : { id }) })] });
    const saved = await lin.send(saveQuestionSet, { ...newRequestId(), ...withEvidence(['sevens are 42'], {}) });
    const [id] = saved.questionIds;
    await lin.send(saveQuestionSet, {
      ...newRequestId(),
      ...withEvidence(['Six sevens'], { A: 'reversed' }, id),
      setId: saved.setId,
      version: 1,
    });
    const [before, after] = [
      await lin.ask(getQuestionSet, { setId: saved.setId, version: 1 }),
      await lin.ask(getQuestionSet, { setId: saved.setId }),
    ];
    expect(before.questions).toMatchObject([{ id, key: 'C', evidence: ['sevens are 42'], distractors: {} }]);
    expect(after.questions).toMatchObject([{ id, key: 'C', evidence: ['Six sevens'], distractors: { A: 'reversed' } }]);
    expect(after.keyChanges).toEqual([]);
  });

  test.each([
    ['a quote that the text does not have', { evidence: ['Nobody wrote this'] }, 'question.evidenceMissing'],
    ['a quote that stands in the text twice', { evidence: ['s'] }, 'question.evidenceMissing'],
    ['a kind of trap for the key', { distractors: { C: 'reversed' as const } }, 'question.distractorWrong'],
  ])('%s is refused', async (_what, change, code) => {
    const questions = [aChoice(), aChoice({ text: '<p>Six sevens?</p>', ...change })];
    expect(await lin.refused(saveQuestionSet, { ...newRequestId(), ...aDraft({ questions }) })).toBe(code);
  });

  test('a rubric belongs to the revision of its question, and an essay may be without one again', async () => {
    const save = (rubric: QuestionDraft['rubric'], more: object = {}) =>
      lin.send(saveQuestionSet, {
        ...newRequestId(),
        ...aDraft({ questions: [anEssay({ rubric, ...more })] }),
        ...more,
      });
    const saved = await save(aRubric());
    const [id] = saved.questionIds;
    const draft = aDraft({ questions: [anEssay({ id, rubric: null })] });
    await lin.send(saveQuestionSet, { ...newRequestId(), ...draft, setId: saved.setId, version: 1 });
    const { questions: before } = await lin.ask(getQuestionSet, { setId: saved.setId, version: 1 });
    const { questions: after } = await lin.ask(getQuestionSet, { setId: saved.setId });
    expect(before).toMatchObject([{ id, rubric: aRubric() }]);
    expect(after).toMatchObject([{ id, rubric: null }]);
  });

  test.each([
    ['of a question that a machine marks', aChoice({ rubric: aRubric() })],
    ['without criteria', anEssay({ rubric: aRubric({ criteria: [] }) })],
    [
      'with rising levels',
      anEssay({
        rubric: aRubric({
          criteria: aRubric().criteria.map((criterion) => ({ ...criterion, levels: criterion.levels.toReversed() })),
        }),
      }),
    ],
  ])('a rubric %s is refused', async (_what, question) => {
    const questions = [aChoice(), question];
    expect(await lin.refused(saveQuestionSet, { ...newRequestId(), ...aDraft({ questions }) })).toBe(
      'question.rubricWrong',
    );
  });

  test('the same request is applied once', async () => {
    const once = { ...newRequestId(), ...aDraft({ title: 'Pressed twice' }) };
    const [firstSave, secondSave] = [await lin.send(saveQuestionSet, once), await lin.send(saveQuestionSet, once)];
    expect(firstSave).toEqual(secondSave);
  });

  test('a key that looks like a number stays text', async () => {
    const options = ['1', '2', '3'].map((id) => ({ id_option: id, text: `<p>${id}</p>` }));
    const questions = [aChoice({ prompt: { text: 'Which?', options }, key: '3' })];
    const { setId } = await lin.send(saveQuestionSet, { ...newRequestId(), ...aDraft({ questions }) });
    expect((await lin.ask(getQuestionSet, { setId })).questions[0]?.key).toBe('3');
  });

  test('rich text loses scripts and handlers and keeps its formatting', async () => {
    const text = '<p onclick="x()">Find <span data-math>x^2</span><script>alert(1)</script> <b>now</b></p>';
    const { setId } = await lin.send(saveQuestionSet, {
      ...newRequestId(),
      ...aDraft({ questions: [aChoice({ text, explanation: { en: '<img src=x onerror=y>ok', zh: '' } })] }),
    });
    const { questions } = await lin.ask(getQuestionSet, { setId });
    expect(questions[0]?.prompt).toMatchObject({
      text: '<p>Find <span data-math>x^2</span> <strong>now</strong></p>',
    });
    expect(questions[0]?.explanation.en).toBe('ok');
  });

  test('a model answer is sanitised, too, and may not reference another person’s file', async () => {
    const essay = (model: string) => ({
      ...aChoice({ type: 'essay', prompt: { text: '<p>Write.</p>', leastWords: 0 }, key: { model } }),
    });
    const saved = (model: string) => ({ ...newRequestId(), ...aDraft({ questions: [essay(model)] }) });
    const { setId } = await lin.send(
      saveQuestionSet,
      saved(
        '<p style="color:red">So: <a href="https://x.example">sign in</a><img data-file="0000000000000000001"></p>',
      ),
    );
    expect((await lin.ask(getQuestionSet, { setId })).questions[0]?.key).toEqual({
      model: '<p>So: sign in</p>',
    });
    expect(await lin.refused(saveQuestionSet, saved('<img data-file="987654321">'))).toBe('set.fileMissing');
    // Escaping makes the text longer.
    expect(await lin.refused(saveQuestionSet, saved('&<'.repeat(9000)))).toBe('question.keyWrong');
  });

  test('a prompt keeps only the fields of its type', async () => {
    const question = aChoice();
    const prompt = { ...(question.prompt as object), answer: 'C' };
    const { setId } = await lin.send(saveQuestionSet, {
      ...newRequestId(),
      ...aDraft({ questions: [{ ...question, prompt }] }),
    });
    const { questions } = await lin.ask(getQuestionSet, { setId });
    expect(questions[0]?.prompt).not.toHaveProperty('answer');
  });
});

describe('refusals', () => {
  test('the second of two editors learns who saved first, and nothing is overwritten', async () => {
    const set = await aSet(school);
    const wen = await school.signIn(await school.person({ role: 'teacher', name: 'Wen' }));
    await lin.send(saveQuestionSet, {
      ...newRequestId(),
      ...aDraft({ title: 'By Lin' }),
      setId: set.setId,
      version: 1,
    });
    const failure = await wen.failed(saveQuestionSet, {
      ...newRequestId(),
      ...aDraft({ title: 'By Wen' }),
      setId: set.setId,
      version: 1,
    });

    expect(failure).toMatchObject({
      kind: 'refused',
      code: 'set.savedMeanwhile',
      message: expect.stringContaining('Lin Yue'),
    });
    expect((await wen.ask(getQuestionSet, { setId: set.setId })).set.title).toBe('By Lin');
  });

  test('of two editors saving in the same moment exactly one succeeds', async () => {
    const set = await aSet(school);
    const save = (title: string) =>
      lin.send(saveQuestionSet, { ...newRequestId(), ...aDraft({ title }), setId: set.setId, version: 1 }).then(
        () => 'kept',
        () => 'refused',
      );
    expect((await Promise.all([save('one'), save('two')])).toSorted()).toEqual(['kept', 'refused']);
  });

  test.each([
    ['question.typeUnknown', aChoice({ type: 'riddle' })],
    ['question.typeUnknown', aChoice({ type: 'constructor' })],
    ['question.promptWrong', aChoice({ text: '<p> </p>' })],
    ['question.promptWrong', aChoice({ text: '<script>alert(1)</script>' })],
    ['question.promptWrong', aChoice({ prompt: null })],
    ['question.keyWrong', aChoice({ key: 'Z' })],
    ['question.keyWrong', aChoice({ key: ['A'] })],
    ['question.formulaWrong', aChoice({ text: String.raw`<p>Half: <span data-math>\frac{1}{</span></p>` })],
    ['question.formulaWrong', aChoice({ text: String.raw`<p><span data-math>\nosuchword</span></p>` })],
    ['question.pointUnknown', aChoice({ knowledgeNodeId: 999_999 })],
    ['question.notOfSet', aChoice({ id: 1 })],
  ])('%s', async (code, question) => {
    const failure = await lin.failed(saveQuestionSet, {
      ...newRequestId(),
      ...aDraft({ questions: [aChoice(), question] }),
    });
    expect(failure).toMatchObject({ kind: 'refused', code, message: expect.stringContaining('2') });
  });

  test('an invalid formula is refused with the position of its error; percent signs and chemistry are kept', async () => {
    const save = (html: string, text = '<p>?</p>') =>
      lin.failed(saveQuestionSet, {
        ...newRequestId(),
        ...aDraft({
          stimulus: { kind: 'passage', html, files: [], transcript: '' },
          questions: [aChoice({ text })],
        }),
      });
    const broken = String.raw`<p><span data-math>20% \times {1</span></p>`;

    expect(await save(broken)).toMatchObject({ code: 'set.formulaWrong', message: expect.stringContaining('sign 14') });
    const fullText = String.raw`<p><span data-math>20% \times 150 = 30</span> <span data-math>\ce{H2O}</span> <span data-math>1 &lt; 2</span></p>`;
    const questions = [aChoice({ text: fullText })];
    const { setId } = await lin.send(saveQuestionSet, { ...newRequestId(), ...aDraft({ questions }) });
    expect((await lin.ask(getQuestionSet, { setId })).questions[0]?.prompt).toMatchObject({
      text: fullText,
    });
  });

  test('a question id of another set is refused', async () => {
    const [mine, otherSet] = [await aSet(school), await aSet(school)];
    const questions = [aChoice({ id: otherSet.questionIds[0] })];
    const input = { ...newRequestId(), ...aDraft({ questions }), setId: mine.setId, version: 1 };
    expect(await lin.refused(saveQuestionSet, input)).toBe('question.notOfSet');
  });

  test('a subject outside the knowledge tree is refused', async () => {
    expect(await lin.refused(saveQuestionSet, { ...newRequestId(), ...aDraft({ subject: 'alchemy' }) })).toBe(
      'set.placeUnknown',
    );
  });

  test('a picture that was not uploaded is refused', async () => {
    const text = '<p>See <img data-file="424242" alt="a graph"></p>';
    expect(
      await lin.refused(saveQuestionSet, { ...newRequestId(), ...aDraft({ questions: [aChoice({ text })] }) }),
    ).toBe('set.fileMissing');
  });

  test('an unknown set is not found', async () => {
    const failure = await lin.failed(saveQuestionSet, { ...newRequestId(), ...aDraft(), setId: 999_999, version: 1 });
    expect(failure.kind).toBe('notFound');
  });

  test('malformed input is refused and saves nothing', async () => {
    const draft = aDraft({ title: 'Never kept' });
    for (const wrong of [
      { ...draft, title: '' },
      { ...draft, title: 'x'.repeat(2000) },
      { ...draft, questions: [] },
      { ...draft, questions: Array.from({ length: 600 }, () => aChoice()) },
      { ...draft, questions: [{ ...aChoice(), points: -1 }] },
      { ...draft, programme: "amc'; drop table question_set; --" },
      { ...draft, stimulus: { kind: 'film' } },
    ]) {
      expect((await lin.failed(saveQuestionSet, { ...newRequestId(), ...wrong })).kind).toBe('invalid');
    }
    expect((await lin.failed(saveQuestionSet, draft)).kind).toBe('invalid');
  });

  test('readers, students and strangers may not write', async () => {
    const reader = await school.signIn(await school.person({ role: 'teacher', permissions: ['repository'] }));
    const student = await school.signIn(await school.person());
    const input = { ...newRequestId(), ...aDraft() };
    expect((await reader.failed(saveQuestionSet, input)).kind).toBe('forbidden');
    expect((await student.failed(saveQuestionSet, input)).kind).toBe('forbidden');
    expect((await school.nobody.failed(saveQuestionSet, input)).kind).toBe('signedOut');
  });
});
