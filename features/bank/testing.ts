import type { TestPerson, TestSchool } from '@inkstone/testing';
import type { QuestionDraft, QuestionRubric, SetDraft } from './contract.ts';
import { findNode, insertNode, insertPaper, insertSet, type SavedPaper, type SavedSet } from './server/index.ts';

/** Ids of the small tree that `aTree` inserts: AMC, mathematics, algebra, two knowledge points. */
export interface TestTree {
  programme: number;
  subject: number;
  section: number;
  ratio: number;
  equations: number;
}

/** Inserts a small tree, once for each school. */
export const aTree = (school: TestSchool): Promise<TestTree> =>
  school.tx(async (tx) => {
    const node = async (
      code: string,
      parentId: number | null,
      kind: 'programme' | 'subject' | 'section' | 'knowledgePoint',
      name: string,
      nameZh: string,
    ) => (await findNode(tx, code))?.id ?? insertNode(tx, { code, parentId, kind, name, nameZh, position: 1 });
    const programme = await node('amc', null, 'programme', 'AMC', 'AMC 数学竞赛');
    const subject = await node('amc.math', programme, 'subject', 'Mathematics', '数学');
    const section = await node('amc.algebra', subject, 'section', 'Algebra', '代数');
    const ratio = await node('amc.algebra.ratio', section, 'knowledgePoint', 'Ratio and percent', '比与百分数');
    const equations = await node('amc.algebra.equations', section, 'knowledgePoint', 'Equations', '方程');
    return { programme, subject, section, ratio, equations };
  });

/** A single-choice question with the key C. */
export const aChoice = (draft: Partial<QuestionDraft> & { text?: string } = {}): QuestionDraft => {
  const { text = '<p>What is <span data-math>6 \\times 7</span>?</p>', ...rest } = draft;
  const options = ['40', '41', '42', '43', '44'].map((optionText, index) => ({
    id_option: String.fromCharCode(65 + index),
    text: optionText,
  }));
  return {
    type: 'choice',
    prompt: { text, options },
    key: 'C',
    explanation: { en: '<p>Six sevens are 42.</p>', zh: '<p>六七四十二。</p>' },
    points: 100,
    knowledgeNodeId: null,
    clip: null,
    ...rest,
  };
};

/** A rubric of two criteria that are added, in English alone: 0 to 6 points. */
export const aRubric = (draft: Partial<QuestionRubric> = {}): QuestionRubric => ({
  name: { en: 'A letter', zh: '' },
  joined: 'sum',
  criteria: [
    {
      ...{ id: 'content', name: { en: 'Content', zh: '' }, least: 0, most: 400, step: 100 },
      levels: [
        { points: 400, says: { en: 'Says all that was asked.', zh: '' } },
        { points: 0, says: { en: 'Says nothing of it.', zh: '' } },
      ],
    },
    { ...{ id: 'language', name: { en: 'Language', zh: '' }, least: 0, most: 200, step: 50 }, levels: [] },
  ],
  ...draft,
});

/** An essay of five points, marked by the rubric of its exam unless it carries one. */
export const anEssay = (draft: Partial<QuestionDraft> = {}): QuestionDraft => ({
  ...aChoice(),
  type: 'essay',
  prompt: { text: '<p>Write a letter.</p>', leastWords: 0 },
  key: { model: '<p>Dear Anna, …</p>' },
  points: 500,
  ...draft,
});

/** A set as the editor sends it, with `count` choice questions by default. */
export const aDraft = (draft: Partial<SetDraft> & { count?: number } = {}): SetDraft => {
  const { count = 2, ...rest } = draft;
  return {
    programme: 'amc',
    subject: 'math',
    title: 'A set',
    titleZh: null,
    stimulus: { kind: 'none', html: '', files: [], transcript: '' },
    questions: Array.from({ length: count }, () => aChoice()),
    ...rest,
  };
};

/** Stores a set in the bank; without an owner, one is created. */
export const aSet = async (
  school: TestSchool,
  draft: Partial<SetDraft> & { owner?: TestPerson; count?: number } = {},
): Promise<SavedSet & { owner: TestPerson }> => {
  const { owner = await school.person({ role: 'teacher' }), ...rest } = draft;
  await aTree(school);
  const { stimulus, ...set } = aDraft(rest);
  const saved = await school.tx((tx, { now }) =>
    insertSet(tx, {
      ...set,
      stimulus: { ...stimulus, files: stimulus.files.map(({ id }) => ({ id, mime: 'image/png' })) },
      ownerId: owner.id,
      now,
    }),
  );
  return { ...saved, owner };
};

/** Stores an AMC paper, by default with 25 choice questions in one set. */
export const aPaper = async (
  school: TestSchool,
  draft: { owner?: TestPerson; title?: string; titleZh?: string | null; variant?: string; sets?: SavedSet[] } = {},
): Promise<SavedPaper & { owner: TestPerson; sets: SavedSet[] }> => {
  const {
    owner = await school.person({ role: 'teacher' }),
    title = 'A paper',
    titleZh = null,
    variant = 'amc-8',
  } = draft;
  const sets = draft.sets ?? [await aSet(school, { owner, count: 25 })];
  const questionCount = sets.reduce((sum, set) => sum + set.questionIds.length, 0);
  const setRevisionIds = sets.map((set) => set.setRevisionId);
  const sections = [
    { section: variant === 'practice' ? 'practice' : 'contest', part: null, seconds: null, setRevisionIds },
  ];
  const paper = { programme: 'amc', variant, typeId: null, title, titleZh, questionCount, sections };
  const saved = await school.tx((tx, { now }) => insertPaper(tx, { ...paper, ownerId: owner.id, now }));
  return { ...saved, owner, sets };
};

const sampleRate = 8000;

/** A recording: a tone of some seconds, 8 bits, mono. */
export const aWav = (seconds: number): Buffer => {
  const samples = Math.round(seconds * sampleRate);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples, 40);
  const tone = Uint8Array.from(
    { length: samples },
    (_, at) => 128 + Math.round(60 * Math.sin((at * 440 * 2 * Math.PI) / sampleRate)),
  );
  return Buffer.concat([head, tone]);
};
