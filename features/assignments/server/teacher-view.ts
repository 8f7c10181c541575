import { localizedName, type Language, toPercent, toPoints } from '@inkstone/base';
import type { SchoolSettings } from '@inkstone/call/server';
import { computeRecipientState, computeWindow, type RecipientFacts } from '../rules.ts';
import type { AttemptedSection } from './attempted-sections.queries.ts';
import { buildMarkingSummary } from './marking-summary.ts';
import type { ComparedRedo } from './redo.queries.ts';
import { toRedo, findBestAndLatest } from './redo-view.ts';
import type { ChangeRow, RecipientDetailRow, TeacherAssignmentRow } from './teacher-assignments.queries.ts';

const toIsoOrNull = (at: string | Date | null): string | null => (at === null ? null : new Date(at).toISOString());
const toIso = (at: string | Date): string => new Date(at).toISOString();

/** Maps a teacher's assignment to the API's format. */
export const toTeacherAssignment = (
  row: TeacherAssignmentRow,
  sections: readonly AttemptedSection[] | undefined,
  language: Language,
) => ({
  id: row.id,
  kind: row.kind,
  title: localizedName(language, row.title, row.title_zh),
  status: row.status,
  programme: row.programme,
  variant: row.variant,
  subject: row.subject,
  assignDate: toIso(row.created_at),
  beginsAt: toIso(row.begins_at),
  deadline: toIso(row.deadline),
  firstDeadline: toIsoOrNull(row.first_deadline),
  lastDeadline: toIsoOrNull(row.last_deadline),
  lastResponseTime: toIsoOrNull(row.last_response_at),
  finishTime: row.submitted === row.recipients && row.recipients > 0 ? toIsoOrNull(row.finish_at) : null,
  averageAccuracy: toPercent(row.right_sum, row.scored_sum),
  averageScore: row.score_mean === null ? null : toPoints(row.score_mean),
  objectiveCorrectRate: toPercent(row.right_sum, row.scored_sum),
  averageSubjectiveScore: null,
  className: (row.classes ?? [])
    .map(({ name, nameZh }) => localizedName(language, name, nameZh))
    .join(language === 'zh' ? '、' : '; '),
  classTime: toIsoOrNull(row.class_time),
  timeLimit: row.time_limit_seconds,
  maxListens: row.max_listens,
  playbackSpeed: row.playback_speed,
  selfMarking: row.is_self_marked,
  teacherMessage: row.teacher_message,
  redo: row.has_redo ?? false,
  redoDueDate: toIsoOrNull(row.redo_due_at),
  period: row.late > 0 ? ('timeOut' as const) : ('regular' as const),
  completed: row.submitted,
  total: row.recipients,
  submitted: row.submitted,
  toMark: row.to_mark,
  late: row.late,
  lateUntil: toIsoOrNull(row.late_until),
  canHandIn: row.can_hand_in,
  reopens: row.reopens,
  clockOver: row.clock_over,
  staysClosed: row.stays_closed,
  desk: buildMarkingSummary(sections),
});

const toDate = (at: string | null) => (at === null ? null : new Date(at));

/** Collects what the state of a recipient is computed from. */
export const toRecipientFacts = (
  row: Pick<
    RecipientDetailRow,
    'own_begins_at' | 'own_deadline' | 'extra_seconds' | 'status' | 'submitted_at' | 'needs_marking'
  >,
  assignment: TeacherAssignmentRow,
  school: SchoolSettings,
): RecipientFacts => {
  const window = computeWindow(
    {
      lateHours: assignment.late_hours,
      beginsAt: new Date(assignment.begins_at),
      deadline: new Date(assignment.deadline),
      withdrawnAt: null,
      deletedAt: null,
    },
    {
      beginsAt: toDate(row.own_begins_at),
      deadline: toDate(row.own_deadline),
      extraSeconds: row.extra_seconds,
      removedAt: null,
    },
    school,
  );
  return { window, status: row.status, submittedAt: toDate(row.submitted_at), needsMarking: row.needs_marking };
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
    attemptId: row.attempt_id,
    score: row.score,
    scoreMax: row.score_max,
    isHandedIn: row.submitted_at !== null,
  };
  const redo = options.redos.at(-1);
  return {
    recipientId: row.id,
    studentId: row.student_id,
    studentName: localizedName(options.language, row.name, row.name_zh),
    className: row.class_name === null ? '' : localizedName(options.language, row.class_name, row.class_name_zh),
    ...computeRecipientState(facts, options.now),
    beginsAt: window.opensAt.toISOString(),
    deadline: window.deadline.toISOString(),
    extraMinutes: Math.round(row.extra_seconds / 60),
    attemptId: row.attempt_id,
    startedAt: toIsoOrNull(row.started_at),
    clockStartedAt: toIsoOrNull(row.clock_started_at),
    waitedSeconds: row.waited_seconds,
    submittedAt: toIsoOrNull(row.submitted_at),
    lastResponseTime: toIsoOrNull(row.last_response_at),
    ...options.progress,
    accuracy: toPercent(row.right_count, row.scored_count),
    score: row.score === null ? null : row.score / 100,
    scoreMax: row.score_max === null ? null : row.score_max / 100,
    redo: redo
      ? { ...toRedo(redo, options.now), firstScore: redo.firstScore === null ? null : redo.firstScore / 100 }
      : null,
    ...findBestAndLatest(first, options.redos),
  };
};

/** Maps a change of the window to the API's format. */
export const toWindowChange = (row: ChangeRow, language: Language) => ({
  at: toIso(row.at),
  by: localizedName(language, row.by_name, row.by_name_zh),
  what: row.field,
  studentName: row.student_name === null ? null : localizedName(language, row.student_name, row.student_name_zh),
  was: row.old_value,
  becomes: row.new_value,
  reason: row.reason,
});
