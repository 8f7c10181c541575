import { createReadStream } from 'node:fs';
import { papers, questionSets, tree, type Paper, type QuestionSet, type TreeNode } from '@inkstone/content';
import { insertFile, insertNode, insertPaper, insertSet, type KeptSet } from '@inkstone/bank/server';
import { programmes } from '@inkstone/programmes';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { idOf, type SeededPeople } from './people.ts';

/** Where the rest of the seed finds what the content names. */
export interface SeededBank {
  /** Ids by the paper's code. */
  papers: ReadonlyMap<string, number>;
  /** Ids by the set's code. */
  sets: ReadonlyMap<string, number>;
  /** Ids by the question's code. */
  questions: ReadonlyMap<string, number>;
  /** The section that an attempt at a paper begins with. */
  firstSectionOf(paper: string): string;
}

interface Making extends Seeding {
  people: ReadonlyMap<string, number>;
  nodes: Map<string, number>;
  pictures: Map<string, number>;
}

const kindOf = { programme: 'programme', subject: 'subject', section: 'section', point: 'knowledgePoint' } as const;

const seedTree = async (making: Making, level: readonly TreeNode[], parentId: number | null): Promise<void> => {
  for (const [index, { code, level: kind, name, children }] of level.entries()) {
    const row = { parentId, kind: kindOf[kind], code, name: name.en, nameZh: name.zh, position: index + 1 };
    const id = await insertNode(making.tx, row);
    making.nodes.set(code, id);
    await seedTree(making, children, id);
  }
};

const pictureMaxBytes = 1_000_000;

/** The id of a picture of the content, put into storage when it is first named. */
const pictureOf = async (making: Making, name: string, ownerId: number): Promise<number> => {
  const known = making.pictures.get(name);
  if (known !== undefined) return known;
  const path = new URL(import.meta.resolve(`@inkstone/content/pictures/${name}`));
  const stored = await making.outside.storage.put(createReadStream(path), { maxBytes: pictureMaxBytes });
  if (!stored.ok) throw new Error(`the picture ${name} was refused: ${stored.code}`);
  const { key, mime, size, sha256 } = stored.value;
  const row = { key, name, mime, sizeBytes: size, sha256, ownerId, createdAt: making.now, usedBy: 'question_set' };
  const id = await insertFile(making.tx, row);
  making.pictures.set(name, id);
  return id;
};

/** Content with its pictures' names turned into the ids of stored files. */
const withPictures = async <Value>(making: Making, value: Value, ownerId: number): Promise<Value> => {
  let text = JSON.stringify(value);
  for (const [, name = ''] of text.matchAll(/data-file=\\"([\w-]+\.\w+)\\"/g)) {
    const id = await pictureOf(making, name, ownerId);
    text = text.replaceAll(`data-file=\\"${name}\\"`, `data-file=\\"${id}\\"`);
  }
  return JSON.parse(text) as Value;
};

/** Programme and subject of a set: the first two levels of the tree above its node. */
const placeOf = ({ code, node }: QuestionSet): { programme: string; subject: string } => {
  const holds = (one: TreeNode): boolean => one.code === node || one.children.some(holds);
  const programme = tree.find(holds);
  const subject = programme?.children.find(holds);
  if (!programme || !subject) throw new Error(`the set ${code} names the node ${node}, which is under no subject`);
  return { programme: programme.code, subject: subject.code.slice(programme.code.length + 1) };
};

const seedSet = async (making: Making, set: QuestionSet): Promise<KeptSet> => {
  const ownerId = idOf(making.people, set.author);
  const questions = await withPictures(making, set.questions, ownerId);
  return insertSet(making.tx, {
    ownerId,
    now: momentAt(making.now, set.written),
    ...placeOf(set),
    title: set.title.en,
    titleZh: set.title.zh,
    stimulus: { kind: 'none', html: '', files: [] },
    nodeIds: [set.node, ...questions.flatMap(({ points }) => points)].map((code) => idOf(making.nodes, code)),
    questions: questions.map(({ type, prompt, key, explanation, points: [point = ''] }) => ({
      type,
      prompt,
      key,
      explanation,
      points: 100,
      knowledgeNodeId: idOf(making.nodes, point),
    })),
  });
};

/** The programme of a paper, and the section that its rules begin with; every section of the paper is one of that. */
const rulesOf = ({ code, variant }: Paper): { programme: string; section: string } => {
  for (const programme of programmes) {
    const section = programme.variants.find(({ id }) => id === variant)?.sections[0];
    if (section) return { programme: programme.id, section: section.id };
  }
  throw new Error(`the paper ${code} names the variant ${variant}, which no programme has`);
};

const seedPaper = async (making: Making, sets: ReadonlyMap<string, KeptSet>, paper: Paper): Promise<number> => {
  const pinned = (code: string): KeptSet => {
    const set = sets.get(code);
    if (!set) throw new Error(`the paper ${paper.code} names the set ${code}, which is not there`);
    return set;
  };
  const { programme, section: sectionId } = rulesOf(paper);
  const sections = paper.sections.map((section) => section.sets.map(pinned));
  const { paperId } = await insertPaper(making.tx, {
    ownerId: idOf(making.people, paper.author),
    now: momentAt(making.now, paper.written),
    programme,
    variant: paper.variant,
    typeId: null,
    title: paper.title.en,
    titleZh: paper.title.zh,
    questionCount: sections.flat().reduce((sum, set) => sum + set.questionIds.length, 0),
    sections: sections.map((its) => ({
      section: sectionId,
      part: null,
      seconds: null,
      setRevisionIds: its.map((set) => set.setRevisionId),
    })),
  });
  return paperId;
};

/** Fills the bank of the sample school: its tree, question sets with pictures, and papers. */
export const seedBank = async (seeding: Seeding, { people }: SeededPeople): Promise<SeededBank> => {
  const making: Making = { ...seeding, people, nodes: new Map(), pictures: new Map() };
  await seedTree(making, tree, null);
  const sets = new Map<string, KeptSet>();
  const questions = new Map<string, number>();
  for (const set of questionSets) {
    const kept = await seedSet(making, set);
    sets.set(set.code, kept);
    for (const [index, { code }] of set.questions.entries()) questions.set(code, kept.questionIds[index] ?? 0);
  }
  const paperIds = new Map<string, number>();
  for (const paper of papers) paperIds.set(paper.code, await seedPaper(making, sets, paper));
  seeding.log(`${questions.size} questions in ${sets.size} sets, ${paperIds.size} papers`);
  const firstSections = new Map<string, string>(papers.map((paper) => [paper.code, rulesOf(paper).section]));
  return {
    papers: paperIds,
    sets: new Map([...sets].map(([code, { setId }]) => [code, setId])),
    questions,
    firstSectionOf: (code) => {
      const section = firstSections.get(code);
      if (!section) throw new Error(`the content names the paper ${code}, which it does not hold`);
      return section;
    },
  };
};
