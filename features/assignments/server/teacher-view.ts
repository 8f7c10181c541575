import { localizedName, type Language, toPercent, toPoints } from '@inkstone/base';
import type { SchoolSettings } from '@inkstone/call/server';
import { computeRecipientState, computeWindow, type RecipientFacts } from '../rules.ts';
import type { AttemptedSection } from './attempted-sections.queries.ts';
import { buildMarkingSummary } from './marking-summary.ts';
import type { ComparedRedo } from './redo.queries.ts';
import { toRedo, findBestAndLatest } from './redo-view.ts';
import { shuffleFields, windowFields } from './window-mode.ts';
import type { ChangeRow, RecipientDetailRow, TeacherAssignmentRow } from './teacher-assignments.queries.ts';

const toIsoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;
const toIso = (at: Date): string => at.toISOString();

/** Maps a teacher's assignment to the API's format. */
export const toTeacherAssignment = (
  row: TeacherAssignmentRow,
  sections: readonly AttemptedSection[] | undefined,
  language: Language,
) => ({
  id: row.id,
  kind: row.kind,
  title: localizedName(language, row.title, row.titleZh),
  status: row.status,
  programme: row.programme,
  variant: row.variant,
  subject: row.subject,
  assignDate: toIso(row.createdAt),
  beginsAt: toIso(row.beginsAt),
  deadline: toIso(row.deadline),
  firstDeadline: toIsoOrNull(row.firstDeadline),
  lastDeadline: toIsoOrNull(row.lastDeadline),
  lastResponseTime: toIsoOrNull(row.lastResponseAt),
  finishTime: row.submitted === row.recipients && row.recipients > 0 ? toIsoOrNull(row.finishAt) : null,
  averageAccuracy: toPercent(row.rightSum, row.scoredSum),
  averageScore: row.scoreMean === null ? null : toPoints(row.scoreMean),
  objectiveCorrectRate: toPercent(row.rightSum, row.scoredSum),
  averageSubjectiveScore: row.markMean === null ? null : toPoints(row.markMean),
  className: (row.classes ?? [])
    .map(({ name, nameZh }) => localizedName(language, name, nameZh))
    .join(language === 'zh' ? '、' : '; '),
  classTime: toIsoOrNull(row.classTime),
  timeLimit: row.timeLimitSeconds,
  ...(row.allowsOvertime && { allowsOvertime: true }),
  maxListens: row.maxListens,
  playbackSpeed: row.playbackSpeed,
  ...windowFields(row),
  ...(row.hasInstantFeedback && { hasInstantFeedback: true }),
  ...shuffleFields(row),
  selfMarking: row.isSelfMarked,
  teacherMessage: row.teacherMessage,
  redo: row.hasRedo ?? false,
  redoDueAt: toIsoOrNull(row.redoDueAt),
  isLate: row.late > 0,
  completed: row.submitted,
  total: row.recipients,
  submitted: row.submitted,
  toMark: row.toMark,
  late: row.late,
  lateUntil: toIsoOrNull(row.lateUntil),
  canHandIn: row.canHandIn,
  reopens: row.reopens,
  clockOver: row.clockOver,
  staysClosed: row.staysClosed,
  desk: buildMarkingSummary(sections),
});

/** Collects what the state of a recipient is computed from. */
export const toRecipientFacts = (
  row: Pick<
    RecipientDetailRow,
    'ownBeginsAt' | 'ownDeadline' | 'extraSeconds' | 'status' | 'submittedAt' | 'needsMarking'
  >,
  assignment: TeacherAssignmentRow,
  school: SchoolSettings,
): RecipientFacts => {
  const window = computeWindow(
    {
      lateHours: assignment.lateHours,
      beginsAt: assignment.beginsAt,
      deadline: assignment.deadline,
      withdrawnAt: null,
      deletedAt: null,
    },
    {
      beginsAt: row.ownBeginsAt,
      deadline: row.ownDeadline,
      extraSeconds: row.extraSeconds,
      removedAt: null,
    },
    school,
  );
  return { window, status: row.status, submittedAt: row.submittedAt, needsMarking: row.needsMarking };
};

/** Maps a recipient to the API's format, for the teacher. */
export const toTeacherRecipient = (
  row: RecipientDetailRow,
  assignment: TeacherAssignmentRow,
  options: {
    language: Language;
    now: Date;
    school: SchoolSettings;
    redos: readonly ComparedRedo[];
    progress: { answered: number; asked: number };
  },
) => {
  const facts = toRecipientFacts(row, assignment, options.school);
  const { window } = facts;
  const first = {
    attemptId: row.attemptId,
    score: row.score,
    scoreMax: row.scoreMax,
    isHandedIn: row.submittedAt !== null,
  };
  const redo = options.redos.at(-1);
  return {
    recipientId: row.id,
    studentId: row.studentId,
    studentName: localizedName(options.language, row.name, row.nameZh),
    className: row.className === null ? '' : localizedName(options.language, row.className, row.classNameZh),
    ...computeRecipientState(facts, options.now),
    beginsAt: window.opensAt.toISOString(),
    deadline: window.deadline.toISOString(),
    extraMinutes: Math.round(row.extraSeconds / 60),
    extraPercent: row.extraPercent,
    attemptId: row.attemptId,
    startedAt: toIsoOrNull(row.startedAt),
    clockStartedAt: toIsoOrNull(row.clockStartedAt),
    waitedSeconds: row.waitedSeconds,
    submittedAt: toIsoOrNull(row.submittedAt),
    lastResponseTime: toIsoOrNull(row.lastResponseAt),
    ...options.progress,
    accuracy: toPercent(row.rightCount, row.scoredCount),
    score: row.score === null ? null : row.score / 100,
    scoreMax: row.scoreMax === null ? null : row.scoreMax / 100,
    redo: redo
      ? { ...toRedo(redo, options.now), firstScore: redo.firstScore === null ? null : redo.firstScore / 100 }
      : null,
    ...findBestAndLatest(first, options.redos),
  };
};

/** Maps a change of the window to the API's format. */
export const toWindowChange = (row: ChangeRow, language: Language) => ({
  at: toIso(row.at),
  by: localizedName(language, row.byName, row.byNameZh),
  field: row.field,
  studentName: row.studentName === null ? null : localizedName(language, row.studentName, row.studentNameZh),
  oldValue: row.oldValue,
  newValue: row.newValue,
  reason: row.reason,
});
