import { localizedName, type Language } from '@inkstone/base';
import { canMoveDeadline, isOver, computeState, type DeadlineFacts } from '../rules.ts';
import type { RecordRow } from './records.queries.ts';

const iso = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());
const toPoints = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

/** Collects the facts from which the state of a record is computed. */
export const toFacts = ({ status, deadline, closed_by_clock: closedByClock }: RecordRow): DeadlineFacts => ({
  status,
  closedByClock: closedByClock ?? false,
  deadline: deadline === null ? null : new Date(deadline),
});

/** The reader's language and the current time. */
export interface ViewContext {
  language: Language;
  now: Date;
}

/** Maps a record to the API's format. */
export const toRecord = (row: RecordRow, { language, now }: ViewContext) => ({
  id: row.id,
  name: localizedName(language, row.name, row.name_zh),
  username: row.username,
  mail: row.mail,
  phone: row.phone,
  position: row.position,
  recruiterName: localizedName(language, row.recruiter, row.recruiter_zh),
  state: computeState(toFacts(row)),
  isOver: isOver(toFacts(row), now),
  test:
    row.assignment_id === null
      ? null
      : { assignmentId: row.assignment_id, personId: row.person_id, programme: row.programme ?? '' },
  paperId: row.paper_id,
  paperTitle: row.paper === null ? null : localizedName(language, row.paper, row.paper_zh),
  deadline: iso(row.deadline),
  mayMove: canMoveDeadline(toFacts(row)) === null,
  hasLink: row.link_until !== null && new Date(row.link_until) > now,
  createdAt: new Date(row.created_at).toISOString(),
});

/** Maps a test to the API's format; undefined for a draft. */
export const toTest = (row: RecordRow, view: ViewContext) => {
  const { assignment_id: assignmentId, title, deadline } = row;
  if (assignmentId === null || title === null || deadline === null) return undefined;
  const { id, name, position, recruiterName, state, isOver: over } = toRecord(row, view);
  return {
    ...{ id, assignmentId, personId: row.person_id, name, position, recruiterName, state, isOver: over },
    title: localizedName(view.language, title, row.title_zh),
    programme: row.programme ?? '',
    answered: row.answered ?? 0,
    questions: row.question_count ?? 0,
    deadline: new Date(deadline).toISOString(),
    submittedAt: iso(row.submitted_at),
    score: toPoints(row.score),
    scoreMax: toPoints(row.score_max),
  };
};
