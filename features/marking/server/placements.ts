import { localizedName, type Language } from '@inkstone/base';
import type { PinnedContent, PinnedQuestion, PinnedSet } from '@inkstone/bank/server';
import { rubricFor, toMarkingRubric, type Blueprint, type Rubric } from '@inkstone/exam/blueprint';
import { findVariant } from '@inkstone/programmes';
import { getSubmissionState, getMaxPoints } from '../rules.ts';
import type { SubmissionRow } from './submissions.queries.ts';

/** The position of a question in an assignment, and how it is marked. */
export interface QuestionPlacement {
  question: PinnedQuestion;
  set: PinnedSet;
  /** From 1, across the whole assignment. */
  number: number;
  sectionName: string;
  skill: string;
  /** Whether the student is asked to analyse the marked answer. */
  asksAnalysis: boolean;
  partName: string;
  /** Points of the question, in hundredths. */
  possible: number;
  /** The question's own, or that of its programme; null: points alone. */
  rubric: Rubric | null;
  pointsMost: number;
}

const indexBoundQuestions = (blueprint: Blueprint) =>
  new Map(
    blueprint.sections.flatMap((section) =>
      section.parts.flatMap((part) =>
        part.sets.flatMap((set) =>
          set.questions.map((question) => [question.id, { section, part, question }] as const),
        ),
      ),
    ),
  );

/** The placements of an attempt's questions, by question id. */
export const buildPlacements = (
  blueprint: Blueprint,
  content: PinnedContent,
  language: Language,
): Map<number, QuestionPlacement> => {
  const variant = findVariant(blueprint.programme, blueprint.variant);
  const bound = indexBoundQuestions(blueprint);
  const questions = content.sections.flatMap(({ sets }) =>
    sets.flatMap((set) => set.questions.map((question) => ({ set, question }))),
  );
  return new Map(
    questions.flatMap(({ set, question }, index) => {
      const location = bound.get(question.questionId);
      if (!location) return [];
      const { section, part } = location;
      const at = { sectionId: section.id, partId: part.id, type: question.type };
      const ownRubric = question.rubric && toMarkingRubric(question.rubric, question.type);
      const rubric = ownRubric ?? (variant && rubricFor(variant, at)) ?? null;
      const possible = location.question.points;
      const place: QuestionPlacement = {
        question,
        set,
        number: index + 1,
        sectionName: section.name[language],
        skill: section.skill,
        asksAnalysis: section.ownAnalysis ?? false,
        partName: part.name[language],
        possible,
        rubric,
        pointsMost: getMaxPoints(rubric, possible),
      };
      return [[question.questionId, place] as const];
    }),
  );
};

/** A submission as calls return it. */
export const toSubmission = (
  row: SubmissionRow,
  place: QuestionPlacement,
  view: { language: Language; personId: number },
) => ({
  attemptId: row.attemptId,
  redoId: row.redoId,
  questionId: row.questionId,
  number: place.number,
  kind: place.question.type,
  studentId: row.studentId,
  studentName: localizedName(view.language, row.studentName, row.studentNameZh),
  sectionId: row.sectionId,
  sectionName: place.sectionName,
  skill: place.skill,
  partId: row.partId,
  partName: place.partName,
  state: getSubmissionState(row.version === null ? null : { releasedAt: row.releasedAt }),
  points: row.points,
  pointsMost: place.pointsMost,
  holdOwner:
    row.lockHolderId === null || row.lockExpiresAt === null || row.lockHolderId === view.personId
      ? null
      : {
          id: row.lockHolderId,
          name: localizedName(view.language, row.lockHolderName ?? '', row.lockHolderNameZh),
          until: row.lockExpiresAt.toISOString(),
        },
  version: row.version ?? 0,
  handedInAt: row.submittedAt.toISOString(),
});

/** Number of submissions by state. */
export const countStates = (submissions: readonly { state: 'toMark' | 'draft' | 'released' }[]) => {
  const count = (state: string): number => submissions.filter((submission) => submission.state === state).length;
  return { toMark: count('toMark'), draft: count('draft'), released: count('released') };
};
