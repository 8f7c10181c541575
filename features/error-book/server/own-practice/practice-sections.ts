import { listClosedSets } from '@inkstone/assignments/server';
import { readPinnedPaper, type PinnedSet } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import { shuffleBySeed } from '@inkstone/exam/attempt';
import type { SectionRule, Variant } from '@inkstone/exam/blueprint';
import { findVariant } from '@inkstone/programmes';
import { listMetSets, listPracticePapers, type PracticePaper } from './own-practice.queries.ts';

/** The newest papers of a programme that are looked at. */
const maxPapers = 40;

/** A section that is practised alone: it has a place of its own in the exam, not the practice section of a programme. */
const isOfExam = ({ configurable }: SectionRule): boolean => !configurable;

/** The sections of an exam that a paper has and that can be practised alone. */
export const listSectionRules = (variant: Variant, { sections }: Pick<PracticePaper, 'sections'>): SectionRule[] =>
  variant.sections.filter((section) => isOfExam(section) && sections.includes(section.id));

/** Whole papers that are marked for practice, with their exam. */
export const listWholePapers = async (db: Handle, programmes: readonly string[]) =>
  (await listPracticePapers(db, programmes, maxPapers)).flatMap((paper) => {
    const variant = findVariant(paper.programme, paper.variant);
    return variant && listSectionRules(variant, paper).length > 0 ? [{ ...paper, rules: variant }] : [];
  });

/** One section of a paper, with its sets. */
export interface PaperSectionChoice {
  paperId: number;
  paperRevisionId: number;
  sets: PinnedSet[];
  /** Whether the student was asked some of it already. */
  isSeen: boolean;
}

const readSection = async (
  db: Handle,
  { paperId, paperRevisionId }: PracticePaper,
  sectionId: string,
): Promise<Omit<PaperSectionChoice, 'isSeen'>> => {
  const { sections } = await readPinnedPaper(db, paperRevisionId);
  const sets = sections.filter(({ section }) => section === sectionId).flatMap((section) => section.sets);
  return { paperId, paperRevisionId, sets };
};

/**
 * Chooses one section of some papers by a seed: an unseen one first, and none of which a set is closed to the student.
 * Undefined where none may be asked.
 */
export const chooseSection = async (
  db: Handle,
  { studentId, now }: { studentId: number; now: Date },
  { papers, sectionId, seed }: { papers: readonly PracticePaper[]; sectionId: string; seed: string },
): Promise<PaperSectionChoice | undefined> => {
  const sections = await Promise.all(papers.map((paper) => readSection(db, paper, sectionId)));
  const setIds = [...new Set(sections.flatMap(({ sets }) => sets.map(({ setId }) => setId)))];
  const closed = await listClosedSets(db, { studentId, now, setIds });
  const seenSetIds = await listMetSets(db, { studentId, setIds });
  const open = sections
    .filter(({ sets }) => !sets.some(({ setId }) => closed.has(setId)))
    .map((section) => ({ ...section, isSeen: section.sets.some(({ setId }) => seenSetIds.has(setId)) }));
  const ordered = shuffleBySeed(open, seed);
  return ordered.find(({ isSeen }) => !isSeen) ?? ordered[0];
};
