import { createReadStream } from 'node:fs';
import {
  courseSets,
  papers,
  questionSets,
  soundSeconds,
  tree,
  type Paper,
  type QuestionSet,
  type TreeNode,
  type Stimulus,
} from '@inkstone/content';
import { insertFile, insertPaper, insertSet, type KeptSet } from '@inkstone/bank/server';
import { findVariant } from '@inkstone/programmes';
import { syncProgrammeTree } from '../sync-programme-tree.ts';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { requireId, type SeededPeople } from './people.ts';

/** Ids of what was seeded, by the codes of the content. */
export interface SeededBank {
  /** Ids by paper code. */
  papers: ReadonlyMap<string, number>;
  /** Ids by question set code. */
  sets: ReadonlyMap<string, number>;
  /** Ids by question code. */
  questions: ReadonlyMap<string, number>;
  /** The first section of an attempt at a paper. */
  getFirstSection(paper: string): string;
}

interface SeededFile {
  id: number;
  mime: string;
  sizeBytes: number;
}

interface BankContext extends Seeding {
  people: ReadonlyMap<string, number>;
  nodes: ReadonlyMap<string, number>;
  files: Map<string, SeededFile>;
}

/** A file of the content, and the size limit of its kind. */
interface ContentFile {
  folder: 'pictures' | 'audio' | 'uploads' | 'books/files' | 'courses/files';
  name: string;
  maxBytes: number;
}

/** Stores a file of the content; `usedBy` protects it from the sweep. */
export const seedFile = async (
  seeding: Pick<Seeding, 'tx' | 'services' | 'now'>,
  { folder, name, maxBytes }: ContentFile,
  { ownerId, usedBy }: { ownerId: number; usedBy: string },
): Promise<SeededFile> => {
  const path = new URL(import.meta.resolve(`@inkstone/content/${folder}/${name}`));
  const stored = await seeding.services.storage.save(createReadStream(path), { maxBytes });
  if (!stored.ok) throw new Error(`the file ${name} was refused: ${stored.code}`);
  const { key, mime, size: sizeBytes, sha256 } = stored.value;
  const row = { key, name, mime, sizeBytes, sha256, ownerId, createdAt: seeding.now, usedBy };
  return { id: await insertFile(seeding.tx, row), mime, sizeBytes };
};

/** Stores a file of the content on its first use. */
const seedFileOnce = async (making: BankContext, file: ContentFile, ownerId: number): Promise<SeededFile> => {
  const known = making.files.get(file.name);
  if (known) return known;
  const seededFile = await seedFile(making, file, { ownerId, usedBy: 'question_set' });
  making.files.set(file.name, seededFile);
  return seededFile;
};

const pictureMaxBytes = 1_000_000;

/** The maximum size of a recording, in bytes. */
export const soundMaxBytes = 10_000_000;

/** Converts a stimulus for the bank and stores its recording. */
const toStimulus = async (making: BankContext, stimulus: Stimulus | undefined, ownerId: number) => {
  if (!stimulus) return { kind: 'none' as const, html: '', transcript: '', files: [] };
  const { kind, html = '', transcript = '', audio } = stimulus;
  if (audio === undefined) return { kind, html, transcript, files: [] };
  const { id, mime } = await seedFileOnce(
    making,
    { folder: 'audio', name: `${audio}.mp3`, maxBytes: soundMaxBytes },
    ownerId,
  );
  return { kind, html, transcript, audioSeconds: soundSeconds[audio] ?? 0, files: [{ id, mime }] };
};

/** Replaces the names of pictures by the ids of stored files. */
const withPictures = async <Value>(making: BankContext, value: Value, ownerId: number): Promise<Value> => {
  let text = JSON.stringify(value);
  for (const [, name = ''] of text.matchAll(/data-file=\\"([\w-]+\.\w+)\\"/g)) {
    const { id } = await seedFileOnce(making, { folder: 'pictures', name, maxBytes: pictureMaxBytes }, ownerId);
    text = text.replaceAll(`data-file=\\"${name}\\"`, `data-file=\\"${id}\\"`);
  }
  return JSON.parse(text) as Value;
};

/** The programme and subject of a set: the two top levels above its node. */
const findSubject = ({ code, node }: QuestionSet): { programme: string; subject: string } => {
  const holds = (treeNode: TreeNode): boolean => treeNode.code === node || treeNode.children.some(holds);
  const programme = tree.find(holds);
  const subject = programme?.children.find(holds);
  if (!programme || !subject) throw new Error(`the set ${code} names the node ${node}, which is under no subject`);
  return { programme: programme.code, subject: subject.code.slice(programme.code.length + 1) };
};

const seedSet = async (making: BankContext, set: QuestionSet): Promise<KeptSet> => {
  const ownerId = requireId(making.people, set.author);
  const questions = await withPictures(making, set.questions, ownerId);
  return insertSet(making.tx, {
    ownerId,
    now: momentAt(making.now, set.written),
    ...findSubject(set),
    title: set.title.en,
    titleZh: set.title.zh,
    stimulus: await toStimulus(making, set.stimulus, ownerId),
    nodeIds: [set.node, ...questions.flatMap(({ points }) => points)].map((code) => requireId(making.nodes, code)),
    questions: questions.map(({ type, prompt, key, explanation, worth = 100, points: [point = ''], clip = null }) => ({
      type,
      prompt,
      key,
      explanation,
      points: worth,
      knowledgeNodeId: requireId(making.nodes, point),
      clip,
    })),
  });
};

/** The first section of a paper's variant. */
const firstSectionId = ({ code, programme, variant }: Paper): string => {
  const section = findVariant(programme, variant)?.sections[0];
  if (!section) throw new Error(`the paper ${code} names the variant ${variant}, which ${programme} does not have`);
  return section.id;
};

const seedPaper = async (making: BankContext, sets: ReadonlyMap<string, KeptSet>, paper: Paper): Promise<number> => {
  const requireSet = (code: string): KeptSet => {
    const set = sets.get(code);
    if (!set) throw new Error(`the paper ${paper.code} names the set ${code}, which is not there`);
    return set;
  };
  const first = firstSectionId(paper);
  const sections = paper.sections.map(({ section = first, part = null, seconds = null, sets: codes }) => ({
    ...{ section, part, seconds },
    sets: codes.map(requireSet),
  }));
  const { paperId } = await insertPaper(making.tx, {
    ownerId: requireId(making.people, paper.author),
    now: momentAt(making.now, paper.written),
    programme: paper.programme,
    variant: paper.variant,
    typeId: null,
    title: paper.title.en,
    titleZh: paper.title.zh,
    questionCount: sections.flatMap((its) => its.sets).reduce((sum, set) => sum + set.questionIds.length, 0),
    sections: sections.map(({ sets: its, ...place }) => ({
      ...place,
      setRevisionIds: its.map((set) => set.setRevisionId),
    })),
  });
  return paperId;
};

/** Seeds the bank: question sets with pictures, and papers. */
export const seedBank = async (seeding: Seeding, { people }: SeededPeople): Promise<SeededBank> => {
  const making: BankContext = { ...seeding, people, nodes: await syncProgrammeTree(seeding.tx), files: new Map() };
  const sets = new Map<string, KeptSet>();
  const questions = new Map<string, number>();
  for (const set of [...questionSets, ...courseSets]) {
    const seededSet = await seedSet(making, set);
    sets.set(set.code, seededSet);
    for (const [index, { code }] of set.questions.entries()) questions.set(code, seededSet.questionIds[index] ?? 0);
  }
  const paperIds = new Map<string, number>();
  for (const paper of papers) paperIds.set(paper.code, await seedPaper(making, sets, paper));
  seeding.log(`${questions.size} questions in ${sets.size} sets, ${paperIds.size} papers`);
  const firstSections = new Map<string, string>(
    (papers as readonly Paper[]).map((paper) => [paper.code, paper.sections[0]?.section ?? firstSectionId(paper)]),
  );
  return {
    papers: paperIds,
    sets: new Map([...sets].map(([code, { setId }]) => [code, setId])),
    questions,
    getFirstSection: (code) => {
      const section = firstSections.get(code);
      if (!section) throw new Error(`the content names the paper ${code}, which it does not hold`);
      return section;
    },
  };
};
