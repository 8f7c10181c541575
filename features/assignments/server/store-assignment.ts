import { titleSearchText } from '@inkstone/base/pinyin';
import { pinPaper, pinSets, type SetViewer } from '@inkstone/bank/server';
import type { Tx } from '@inkstone/db';
import type { AttemptMode } from '@inkstone/exam/blueprint';
import { expandStudents } from '@inkstone/people/server';
import { resolvePaperType } from '@inkstone/programmes';
import type { AssignmentRow } from './recipient-assignment.queries.ts';
import { insertAssignment, insertClasses, insertMarkers, insertRecipients, insertSets } from './assignments.queries.ts';

/** The pinned content of an assignment: a paper, or question sets in order. */
export interface PinnedSelection {
  paperRevisionId: number | null;
  /** Type of the paper, or of the task that the homework is set as; absent or null where it has none. */
  paperTypeId?: number | null;
  setRevisionIds: readonly number[];
  programme: string;
  variant: string;
  subject: string;
  questionCount: number;
}

/**
 * Pins the chosen content to its current revisions; returns why that is not possible. Sets have to be the viewer's to use, a
 * paper may be assigned with all that it has.
 */
export const pinContent = async (
  tx: Tx,
  selection: { paperId?: number | undefined; setIds?: readonly number[] | undefined },
  { viewer, mode = 'test' }: { viewer: SetViewer; mode?: AttemptMode },
): Promise<PinnedSelection | 'content.none' | 'content.missing' | 'content.mixed'> => {
  if (selection.paperId !== undefined) {
    const paper = await pinPaper(tx, selection.paperId, mode);
    if (!paper) return 'content.missing';
    // The paper's own title is left out: the assignment has its own.
    const { paperRevisionId, programme, variant, typeId, subject, questionCount } = paper;
    const paperTypeId = resolvePaperType(programme, typeId);
    return { paperRevisionId, paperTypeId, setRevisionIds: [], programme, variant, subject, questionCount };
  }
  const ids = selection.setIds ?? [];
  if (ids.length === 0) return 'content.none';
  const sets = await pinSets(tx, ids, viewer);
  const [first] = sets;
  if (!first || sets.length !== new Set(ids).size) return 'content.missing';
  if (sets.some(({ programme }) => programme !== first.programme)) return 'content.mixed';
  return {
    paperRevisionId: null,
    setRevisionIds: sets.map(({ setRevisionId }) => setRevisionId),
    programme: first.programme,
    variant: '',
    subject: first.subject,
    questionCount: sets.reduce((sum, { questionCount }) => sum + questionCount, 0),
  };
};

/** The recipients chosen for an assignment. */
export interface RecipientSelection {
  studentIds: readonly number[];
  classIds: readonly number[];
  /** True for tests, which the teacher's own staff may take too. */
  withStaff?: boolean;
}

/** Expands single students and classes to students, each once; `foreign` if somebody is not the teacher's own. */
export const resolveRecipients = async (
  tx: Tx,
  teacherId: number,
  selection: RecipientSelection,
): Promise<{ studentId: number; classId: number | null }[] | 'recipients.none' | 'foreign'> => {
  const { students, foreign } = await expandStudents(tx, { teacherId, ...selection });
  if (foreign) return 'foreign';
  return students.length === 0 ? 'recipients.none' : students;
};

/** An assignment about to be created, with everything checked already. */
export interface AssignmentDraft {
  row: Pick<
    AssignmentRow,
    | 'kind'
    | 'teacherId'
    | 'title'
    | 'titleZh'
    | 'mode'
    | 'beginsAt'
    | 'deadline'
    | 'timeLimitSeconds'
    | 'maxListens'
    | 'playbackSpeed'
    | 'isSelfMarked'
    | 'teacherMessage'
    | 'reportAt'
    | 'createdAt'
  > &
    Partial<
      Pick<
        AssignmentRow,
        | 'allowsOvertime'
        | 'windowMode'
        | 'hasInstantFeedback'
        | 'shufflesQuestions'
        | 'shufflesOptions'
        | 'isForJoiners'
        | 'repeatedFromId'
      >
    >;
  content: PinnedSelection;
  students: readonly { studentId: number; classId: number | null }[];
  classIds: readonly number[];
  markers: readonly number[];
}

/** Creates an assignment with its content pinned, and one recipient for each student. */
export const storeAssignment = async (
  tx: Tx,
  draft: AssignmentDraft,
): Promise<{ assignmentId: number; recipientIds: number[] }> => {
  const { setRevisionIds, ...pinned } = draft.content;
  const searchText = titleSearchText(draft.row.title, draft.row.titleZh);
  const assignmentId = await insertAssignment(tx, { ...draft.row, ...pinned, windowVersion: 1, searchText });
  await insertSets(tx, assignmentId, setRevisionIds);
  await insertClasses(tx, assignmentId, draft.classIds);
  await insertMarkers(tx, assignmentId, draft.markers);
  const recipientIds = await insertRecipients(tx, assignmentId, draft.students);
  return { assignmentId, recipientIds };
};
