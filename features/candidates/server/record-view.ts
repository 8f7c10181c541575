import { localizedName, type Language } from '@inkstone/base';
import { canMoveDeadline, isOver, computeState, type DeadlineFacts } from '../rules.ts';
import type { RecordRow } from './records.queries.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const toPoints = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

/** Collects the facts from which the state of a record is computed. */
export const toFacts = ({ status, deadline, closedByClock }: RecordRow): DeadlineFacts => ({
  status,
  closedByClock: closedByClock ?? false,
  deadline,
});

/** The reader's language and the current time. */
export interface ViewContext {
  language: Language;
  now: Date;
}

/** Maps a record to the API's format. */
export const toRecord = (row: RecordRow, { language, now }: ViewContext) => ({
  id: row.id,
  name: localizedName(language, row.name, row.nameZh),
  username: row.username,
  mail: row.mail,
  phone: row.phone,
  position: row.position,
  recruiterName: localizedName(language, row.recruiter, row.recruiterZh),
  state: computeState(toFacts(row)),
  isOver: isOver(toFacts(row), now),
  test:
    row.assignmentId === null
      ? null
      : { assignmentId: row.assignmentId, personId: row.personId, programme: row.programme ?? '' },
  paperId: row.paperId,
  paperTitle: row.paper === null ? null : localizedName(language, row.paper, row.paperZh),
  deadline: iso(row.deadline),
  mayMove: canMoveDeadline(toFacts(row)) === null,
  hasLink: row.linkUntil !== null && row.linkUntil > now,
  createdAt: row.createdAt.toISOString(),
});

/** Maps a test to the API's format; undefined for a draft. */
export const toTest = (row: RecordRow, view: ViewContext) => {
  const { assignmentId, title, deadline } = row;
  if (assignmentId === null || title === null || deadline === null) return undefined;
  const { id, name, position, recruiterName, state, isOver: over } = toRecord(row, view);
  return {
    ...{ id, assignmentId, personId: row.personId, name, position, recruiterName, state, isOver: over },
    title: localizedName(view.language, title, row.titleZh),
    programme: row.programme ?? '',
    answered: row.answered ?? 0,
    questions: row.questionCount ?? 0,
    deadline: deadline.toISOString(),
    submittedAt: iso(row.submittedAt),
    score: toPoints(row.score),
    scoreMax: toPoints(row.scoreMax),
  };
};
