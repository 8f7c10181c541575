import { toStoredTitles } from '@inkstone/base';
import type { AssignmentKindRules } from '@inkstone/exam/assignment-kinds';
import type { WindowMode } from '@inkstone/exam/blueprint';
import { eveningAfter } from '@inkstone/ui/time';
import { families, isPractice, type Family } from '../shared/families.ts';

/** How many people a selection includes. */
export interface AudienceSize {
  /** Everyone, each once. */
  count: number;
  /** False if not all classes are loaded: then `count` is an upper bound. */
  isExact: boolean;
  /** How many of them are staff. */
  staff: number;
}

/** The message key for students, staff, or both. */
export const audienceMessageKey = ({ count, isExact, staff }: AudienceSize) => {
  if (count === 0) return 'nobody';
  if (staff === 0) return isExact ? 'toStudents' : 'upToStudents';
  if (staff === count) return 'toStaff';
  return isExact ? 'toPeople' : 'upToPeople';
};

/** A new assignment in the form; content and people are stored by id. */
export interface AssignmentDraft {
  source: 'paper' | 'sets';
  paperId: number | null;
  setIds: readonly number[];
  /** The task of a course that homework is set as, by its type. */
  taskTypeId: number | null;
  classIds: readonly number[];
  studentIds: readonly number[];
  /** Those who join a chosen class while the work runs get it too. */
  isForJoiners: boolean;
  /** Null while the suggested title is used. */
  title: string | null;
  titleZh: string | null;
  beginsAt: Date | null;
  deadline: Date | null;
  minutes: number | null;
  /** Texts may be written on after their time, kept apart. */
  allowsOvertime: boolean;
  /** Null: as often as the question set allows. */
  maxListens: number | null;
  /** Percent of the recorded speed. */
  playbackSpeed: number;
  /** Null where the programme imitates no real exam. */
  windowMode: WindowMode | null;
  /** Answers can be confirmed to see their keys at once; not in a window as in the exam. */
  hasInstantFeedback: boolean;
  /** Each student gets the questions in another order; not in a window as in the exam. */
  shufflesQuestions: boolean;
  /** Each student gets the options in another order; not in a window as in the exam. */
  shufflesOptions: boolean;
  message: string;
  reportAt: 'submitted' | 'closed' | 'byHand';
  selfMarking: boolean;
}

/** The recipients: classes and single students, by id. */
export type Audience = Pick<AssignmentDraft, 'classIds' | 'studentIds'>;

/** The recipients, and where it can be chosen whether those who join their classes later are among them. */
export type AudienceDraft = Audience & Partial<Pick<AssignmentDraft, 'isForJoiners'>>;

/** Applies a partial change to the draft. */
export type OnDraftChange = (change: Partial<AssignmentDraft>) => void;

/** Titles used until the teacher writes others. */
export interface SuggestedTitles {
  title: string;
  titleZh: string;
}

const hour = 3_600_000;

/** The next full hour, so that a test can be prepared for. */
const nextHour = (now: number): Date => new Date(Math.ceil((now + 1) / hour) * hour);

/** The start of the current minute. */
export const startOfMinute = (now: number): Date => new Date(now - (now % 60_000));

/**
 * The deadline of a test before the teacher chooses one: three hours after its beginning, or for a longer paper half an
 * hour more than its clocks run (`seconds`; null without a clock), to the next half hour.
 */
export const toTestDeadline = (begin: Date, seconds: number | null): Date => {
  const needed = Math.ceil(((seconds ?? 0) * 1000) / (hour / 2)) * (hour / 2) + hour / 2;
  return new Date(begin.getTime() + Math.max(3 * hour, needed));
};

/** The initial draft: a test of three hours from the next full hour, or homework for a week. */
export const newDraft = (
  family: Family,
  preselected: {
    paperId?: number | undefined;
    setIds?: number[] | undefined;
    studentIds?: number[] | undefined;
    classIds?: number[] | undefined;
  },
  now: number,
): AssignmentDraft => {
  const rules: AssignmentKindRules = families[family].rules;
  const hasSets = isPractice(family);
  const begin = hasSets ? startOfMinute(now) : nextHour(now);
  return {
    source: hasSets && preselected.paperId === undefined ? 'sets' : 'paper',
    paperId: preselected.paperId ?? null,
    setIds: preselected.setIds ?? [],
    taskTypeId: null,
    classIds: preselected.classIds ?? [],
    studentIds: preselected.studentIds ?? [],
    isForJoiners: rules.isForJoiners,
    title: null,
    titleZh: null,
    beginsAt: begin,
    deadline: hasSets ? eveningAfter(now, 7) : toTestDeadline(begin, null),
    minutes: null,
    allowsOvertime: false,
    maxListens: null,
    playbackSpeed: 100,
    windowMode: rules.windowMode ?? null,
    hasInstantFeedback: false,
    shufflesQuestions: false,
    shufflesOptions: false,
    message: '',
    reportAt: rules.reportAt,
    selfMarking: false,
  };
};

/** A validation error and its field. */
interface DraftFault {
  field: string;
  messageKey:
    | 'needPaper'
    | 'needSets'
    | 'needWho'
    | 'needTitle'
    | 'needBegin'
    | 'needDeadline'
    | 'deadlineFirst'
    | 'deadlinePast';
}

const findTimeFaults = ({ beginsAt, deadline }: AssignmentDraft, now: number): DraftFault[] => {
  if (!beginsAt) return [{ field: 'give-begin', messageKey: 'needBegin' }];
  if (!deadline) return [{ field: 'give-deadline', messageKey: 'needDeadline' }];
  if (deadline <= beginsAt) return [{ field: 'give-deadline', messageKey: 'deadlineFirst' }];
  return deadline.getTime() <= now ? [{ field: 'give-deadline', messageKey: 'deadlinePast' }] : [];
};

/** The titles in use; a title written by hand drops the suggested Chinese one. */
export const resolveTitles = (draft: AssignmentDraft, suggested: SuggestedTitles): SuggestedTitles => ({
  title: draft.title ?? suggested.title,
  titleZh: draft.titleZh ?? (draft.title?.trim() ? '' : suggested.titleZh),
});

const toStoredDraftTitles = (draft: AssignmentDraft, suggested: SuggestedTitles) => {
  const { title, titleZh } = resolveTitles(draft, suggested);
  return toStoredTitles({ en: title, zh: titleZh });
};

/** Finds everything that prevents the assignment from being created. */
export const findDraftFaults = (draft: AssignmentDraft, suggested: SuggestedTitles, now: number): DraftFault[] => {
  const faults: DraftFault[] = [];
  if (draft.source === 'paper' && draft.paperId === null) faults.push({ field: 'give-what', messageKey: 'needPaper' });
  if (draft.source === 'sets' && draft.setIds.length === 0) faults.push({ field: 'give-what', messageKey: 'needSets' });
  if (draft.classIds.length + draft.studentIds.length === 0) faults.push({ field: 'give-who', messageKey: 'needWho' });
  if (toStoredDraftTitles(draft, suggested).title === '') faults.push({ field: 'give-title', messageKey: 'needTitle' });
  return [...faults, ...findTimeFaults(draft, now)];
};

/** The draft as the input of the call. */
export const toCreateAssignmentInput = (draft: AssignmentDraft, suggested: SuggestedTitles) => ({
  title: toStoredDraftTitles(draft, suggested).title,
  titleZh: toStoredDraftTitles(draft, suggested).titleZh ?? undefined,
  ...(draft.source === 'paper' ? { paperId: draft.paperId ?? undefined } : { setIds: [...draft.setIds] }),
  ...(draft.taskTypeId !== null && { paperTypeId: draft.taskTypeId }),
  studentIds: [...draft.studentIds],
  classIds: [...draft.classIds],
  isForJoiners: draft.isForJoiners,
  beginsAt: (draft.beginsAt ?? new Date()).toISOString(),
  deadline: (draft.deadline ?? new Date()).toISOString(),
  timeLimit: draft.minutes === null ? null : draft.minutes * 60,
  ...(draft.allowsOvertime && { allowsOvertime: true }),
  maxListens: draft.maxListens,
  playbackSpeed: draft.playbackSpeed === 100 ? null : draft.playbackSpeed,
  ...(draft.windowMode && { windowMode: draft.windowMode }),
  ...(draft.hasInstantFeedback && draft.windowMode !== 'exam' && { hasInstantFeedback: true }),
  ...(draft.shufflesQuestions && draft.windowMode !== 'exam' && { shufflesQuestions: true }),
  ...(draft.shufflesOptions && draft.windowMode !== 'exam' && { shufflesOptions: true }),
  selfMarking: draft.selfMarking,
  teacherMessage: draft.message.trim() || null,
  reportAt: draft.reportAt,
});

/** What is needed of a student to count them. */
interface CountedStudent {
  id: number;
  classes: readonly { id: number }[];
}

/** Counts the students, each once; not exact while not all of them are loaded. */
export const countStudents = (
  draft: Audience,
  known: {
    students: readonly CountedStudent[];
    total: number;
    classes: readonly { id: number; studentCount: number }[];
  },
): { count: number; isExact: boolean } => {
  const classIds = new Set(draft.classIds);
  const studentIds = new Set(draft.studentIds);
  if (known.students.length >= known.total) {
    const students = known.students.filter(
      ({ id, classes }) => studentIds.has(id) || classes.some((schoolClass) => classIds.has(schoolClass.id)),
    );
    return { count: students.length, isExact: true };
  }
  const members = known.classes
    .filter(({ id }) => classIds.has(id))
    .reduce((sum, schoolClass) => sum + schoolClass.studentCount, 0);
  return { count: members + studentIds.size, isExact: classIds.size === 0 };
};
