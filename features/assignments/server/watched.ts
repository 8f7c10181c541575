import { localizedName, type Language, toPercent, toPoints } from '@inkstone/base';
import type { SchoolSettings } from '@inkstone/call/server';
import { recipientState, windowOf, type RecipientFacts } from '../rules.ts';
import type { SatSection } from './desk.queries.ts';
import { markedOn } from './marked-on.ts';
import type { ComparedRedo } from './redo.queries.ts';
import { redoOf, resultsOf } from './redo-view.ts';
import type { ChangeRow, WatchedRecipient, WatchedRow } from './watching.queries.ts';

const iso = (at: string | Date | null): string | null => (at === null ? null : new Date(at).toISOString());
const isoOf = (at: string | Date): string => new Date(at).toISOString();

/** A teacher's row as the wire names it. */
export const watchedOf = (row: WatchedRow, sections: readonly SatSection[] | undefined, language: Language) => ({
  id: row.id,
  kind: row.kind,
  title: localizedName(language, row.title, row.title_zh),
  status: row.status,
  programme: row.programme,
  variant: row.variant,
  subject: row.subject,
  assignDate: isoOf(row.created_at),
  beginsAt: isoOf(row.begins_at),
  deadline: isoOf(row.deadline),
  firstDeadline: iso(row.first_deadline),
  lastDeadline: iso(row.last_deadline),
  lastResponseTime: iso(row.last_response_at),
  finishTime: row.submitted === row.recipients && row.recipients > 0 ? iso(row.finish_at) : null,
  averageAccuracy: toPercent(row.right_sum, row.scored_sum),
  averageScore: row.score_mean === null ? null : toPoints(row.score_mean),
  objectiveCorrectRate: toPercent(row.right_sum, row.scored_sum),
  averageSubjectiveScore: null,
  className: (row.classes ?? [])
    .map(({ name, nameZh }) => localizedName(language, name, nameZh))
    .join(language === 'zh' ? '、' : '; '),
  classTime: iso(row.class_time),
  timeLimit: row.time_limit_seconds,
  maxListens: row.max_listens,
  playbackSpeed: row.playback_speed,
  selfMarking: row.is_self_marked,
  teacherMessage: row.teacher_message,
  redo: row.has_redo ?? false,
  redoDueDate: iso(row.redo_due_at),
  period: row.late > 0 ? ('timeOut' as const) : ('regular' as const),
  completed: row.submitted,
  total: row.recipients,
  submitted: row.submitted,
  toMark: row.to_mark,
  late: row.late,
  lateUntil: iso(row.late_until),
  canHandIn: row.can_hand_in,
  desk: markedOn(sections),
});

const toDate = (at: string | null) => (at === null ? null : new Date(at));

/** What the state of a student of an assignment is decided from. */
export const toRecipientFacts = (
  row: Pick<
    WatchedRecipient,
    'own_begins_at' | 'own_deadline' | 'extra_seconds' | 'work' | 'submitted_at' | 'needs_marking'
  >,
  assignment: WatchedRow,
  school: SchoolSettings,
): RecipientFacts => {
  const window = windowOf(
    {
      kind: assignment.kind,
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
  return { window, work: row.work, submittedAt: toDate(row.submitted_at), needsMarking: row.needs_marking };
};

/** A student of an assignment as the teacher's wire names it. */
export const recipientOf = (
  row: WatchedRecipient,
  assignment: WatchedRow,
  it: {
    language: Language;
    now: Date;
    school: SchoolSettings;
    redos: readonly ComparedRedo[];
    progress: { answered: number; asked: number };
  },
) => {
  const facts = toRecipientFacts(row, assignment, it.school);
  const { window } = facts;
  const first = {
    attemptId: row.attempt_id,
    score: row.score,
    scoreMax: row.score_max,
    isHandedIn: row.submitted_at !== null,
  };
  const redo = it.redos.at(-1);
  return {
    recipientId: row.id,
    studentId: row.student_id,
    studentName: localizedName(it.language, row.name, row.name_zh),
    className: row.class_name === null ? '' : localizedName(it.language, row.class_name, row.class_name_zh),
    ...recipientState(facts, it.now),
    beginsAt: window.opensAt.toISOString(),
    deadline: window.deadline.toISOString(),
    extraMinutes: Math.round(row.extra_seconds / 60),
    attemptId: row.attempt_id,
    startedAt: iso(row.started_at),
    clockStartedAt: iso(row.clock_started_at),
    waitedSeconds: row.waited_seconds,
    submittedAt: iso(row.submitted_at),
    lastResponseTime: iso(row.last_response_at),
    ...it.progress,
    accuracy: toPercent(row.right_count, row.scored_count),
    score: row.score === null ? null : row.score / 100,
    scoreMax: row.score_max === null ? null : row.score_max / 100,
    redo: redo
      ? { ...redoOf(redo, it.now), firstScore: redo.firstScore === null ? null : redo.firstScore / 100 }
      : null,
    ...resultsOf(first, it.redos),
  };
};

/** A line of the ledger as the wire names it. */
export const changeOf = (row: ChangeRow, language: Language) => ({
  at: isoOf(row.at),
  by: localizedName(language, row.by_name, row.by_name_zh),
  what: row.what,
  studentName: row.student_name === null ? null : localizedName(language, row.student_name, row.student_name_zh),
  was: row.was,
  becomes: row.becomes,
  reason: row.reason,
});
