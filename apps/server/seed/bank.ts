import { createReadStream } from 'node:fs';
import {
  courseSets,
  openSetFile,
  papers,
  questionSets,
  rubrics,
  type Paper,
  type QuestionSet,
} from '@inkstone/content';
import {
  importBundles,
  insertFile,
  insertPaper,
  insertRubric,
  linkRubric,
  updatePracticeMarks,
  type SavedSet,
} from '@inkstone/bank/server';
import type { SectionRule, SectionSettings } from '@inkstone/exam/blueprint';
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
}

/** A file of the content, and the size limit of its kind. */
interface ContentFile {
  folder: 'voices' | 'uploads' | 'books/files' | 'courses/files';
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

/** The maximum size of a recording, in bytes. */
export const soundMaxBytes = 10_000_000;

/** Imports the files of the sets as teachers do, each in the name of its author and at its time. */
const seedSets = async ({ tx, services, ...making }: BankContext, sets: readonly QuestionSet[]) => {
  const bundles = sets.map((set) => ({
    ...openSetFile(set),
    ownerId: requireId(making.people, set.author),
    now: momentAt(making.now, set.written),
  }));
  const imported = await importBundles({ tx, storage: services.storage }, bundles);
  return new Map(sets.flatMap(({ code }, index) => imported[index]?.map((saved) => [code, saved] as const) ?? []));
};

/** The first section of a paper's variant. */
const firstSectionId = ({ code, programme, variant }: Paper): string => {
  const section = findVariant(programme, variant)?.sections[0];
  if (!section) throw new Error(`the paper ${code} names the variant ${variant}, which ${programme} does not have`);
  return section.id;
};

/** Whether a paper names a section, or a part of it. */
const isNamedByPaper = (rules: readonly SectionRule[], place: { section: string; part: string | null }): boolean => {
  const section = rules.find(({ id }) => id === place.section);
  return Boolean(section?.ownSettings ?? section?.parts.find(({ id }) => id === place.part)?.ownSettings);
};

/** What a paper says of a section, with cuts in hundredths of points. */
const toSettings = ({ title, calculator, cuts }: Omit<Paper['sections'][number], 'sets'>): SectionSettings => ({
  ...{ name: title.en, nameZh: title.zh, calculator: calculator ?? null },
  ...(cuts && { cuts: cuts.map((cut) => Math.round(cut * 100)) }),
});

const seedPaper = async (making: BankContext, sets: ReadonlyMap<string, SavedSet>, paper: Paper): Promise<number> => {
  const requireSet = (code: string): SavedSet => {
    const set = sets.get(code);
    if (!set) throw new Error(`the paper ${paper.code} names the set ${code}, which is not there`);
    return set;
  };
  const first = firstSectionId(paper);
  const rules = findVariant(paper.programme, paper.variant)?.sections ?? [];
  const sections = paper.sections.map(({ section = first, part = null, seconds = null, sets: codes, ...own }) => ({
    ...{ section, part, seconds },
    settings: isNamedByPaper(rules, { section, part }) ? toSettings(own) : null,
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

const practiceVariant = 'practice';

/** Marks what students may practise by themselves: the sets of practice papers. Mocks keep theirs for the day of the mock. */
const markPracticeSets = async (tx: Seeding['tx'], sets: ReadonlyMap<string, SavedSet>): Promise<void> => {
  const setCodesIn = (isWanted: (paper: Paper) => boolean): string[] =>
    papers.filter(isWanted).flatMap(({ sections }) => sections.flatMap((section) => section.sets));
  const reserved = new Set(setCodesIn(({ variant }) => variant !== practiceVariant));
  const free = new Set(setCodesIn(({ variant }) => variant === practiceVariant).filter((code) => !reserved.has(code)));
  await updatePracticeMarks(
    tx,
    [...free].flatMap((code) => sets.get(code)?.setId ?? []),
    true,
  );
};

/** Fills the library of rubrics, and says which questions have copies of them. */
const seedRubrics = async ({ tx, people, now }: BankContext, questions: ReadonlyMap<string, number>): Promise<void> => {
  for (const { author, written, question, rubric: content } of rubrics) {
    const ownerId = requireId(people, author);
    const rubricId = await insertRubric(tx, { content, ownerId, isShared: true, now: momentAt(now, written) });
    if (question !== undefined) await linkRubric(tx, requireId(questions, question), rubricId);
  }
};

/** Seeds the bank: question sets with pictures, rubrics and papers. */
export const seedBank = async (
  seeding: Seeding,
  { people }: Pick<SeededPeople, 'people' | 'classes'>,
): Promise<SeededBank> => {
  await syncProgrammeTree(seeding.tx);
  const making: BankContext = { ...seeding, people };
  const everySet = [...questionSets, ...courseSets];
  const sets = await seedSets(making, everySet);
  const questions = new Map(
    everySet.flatMap((set) =>
      set.questions.map(({ code }, index) => [code, sets.get(set.code)?.questionIds[index] ?? 0] as const),
    ),
  );
  await seedRubrics(making, questions);
  const paperIds = new Map<string, number>();
  for (const paper of papers) paperIds.set(paper.code, await seedPaper(making, sets, paper));
  await markPracticeSets(seeding.tx, sets);
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
