import { toStoredTitles } from '@inkstone/base';
import { eveningAfter } from '@inkstone/ui/time';
import type { Family } from '../shared/families.ts';

/** Work being prepared: everything chosen is kept by its id. */
export interface AssignmentDraft {
  source: 'paper' | 'sets';
  examId: number | null;
  topicIds: readonly number[];
  classIds: readonly number[];
  studentIds: readonly number[];
  /** Null while the title of what was chosen serves. */
  title: string | null;
  titleZh: string | null;
  beginsAt: Date | null;
  deadline: Date | null;
  minutes: number | null;
  /** Null: as often as the exercise allows. */
  maxListens: number | null;
  /** Percent of the recorded speed. */
  playbackSpeed: number;
  message: string;
  reportAt: 'submitted' | 'closed' | 'byHand';
  selfMarking: boolean;
}

/** Whom something is given to: classes and single students, by their ids. */
export type Audience = Pick<AssignmentDraft, 'classIds' | 'studentIds'>;

/** Changes some of it. */
export type OnDraftChange = (change: Partial<AssignmentDraft>) => void;

/** Titles that serve until the teacher writes others. */
export interface SuggestedTitles {
  title: string;
  titleZh: string;
}

const hour = 3_600_000;

/** The next full hour, so that a test has time to be prepared for. */
const nextHour = (now: number): Date => new Date(Math.ceil((now + 1) / hour) * hour);

/** Now, to the minute. */
export const startOfMinute = (now: number): Date => new Date(now - (now % 60_000));

/** What a form opens with: a test of the next three full hours, homework for a week. */
export const newDraft = (
  family: Family,
  preselected: {
    examId?: number | undefined;
    topicIds?: number[] | undefined;
    studentIds?: number[] | undefined;
    classIds?: number[] | undefined;
  },
  now: number,
): AssignmentDraft => {
  const begin = family === 'test' ? nextHour(now) : startOfMinute(now);
  return {
    source: family === 'test' || preselected.examId !== undefined ? 'paper' : 'sets',
    examId: preselected.examId ?? null,
    topicIds: preselected.topicIds ?? [],
    classIds: preselected.classIds ?? [],
    studentIds: preselected.studentIds ?? [],
    title: null,
    titleZh: null,
    beginsAt: begin,
    deadline: family === 'test' ? new Date(begin.getTime() + 3 * hour) : eveningAfter(now, 7),
    minutes: null,
    maxListens: null,
    playbackSpeed: 100,
    message: '',
    reportAt: family === 'test' ? 'closed' : 'submitted',
    selfMarking: false,
  };
};

/** What is still wrong, with the field that it belongs to. */
export interface DraftFault {
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

/** The titles as they stand; a title written by hand does not keep the Chinese one of what was chosen. */
export const resolveTitles = (draft: AssignmentDraft, suggested: SuggestedTitles): SuggestedTitles => ({
  title: draft.title ?? suggested.title,
  titleZh: draft.titleZh ?? (draft.title?.trim() ? '' : suggested.titleZh),
});

const toStoredDraftTitles = (draft: AssignmentDraft, suggested: SuggestedTitles) => {
  const { title, titleZh } = resolveTitles(draft, suggested);
  return toStoredTitles({ en: title, zh: titleZh });
};

/** Everything that keeps work from being given. */
export const findDraftFaults = (draft: AssignmentDraft, suggested: SuggestedTitles, now: number): DraftFault[] => {
  const faults: DraftFault[] = [];
  if (draft.source === 'paper' && draft.examId === null) faults.push({ field: 'give-what', messageKey: 'needPaper' });
  if (draft.source === 'sets' && draft.topicIds.length === 0)
    faults.push({ field: 'give-what', messageKey: 'needSets' });
  if (draft.classIds.length + draft.studentIds.length === 0) faults.push({ field: 'give-who', messageKey: 'needWho' });
  if (toStoredDraftTitles(draft, suggested).title === '') faults.push({ field: 'give-title', messageKey: 'needTitle' });
  return [...faults, ...findTimeFaults(draft, now)];
};

/** The draft as the call takes it. */
export const toCreateAssignmentInput = (draft: AssignmentDraft, suggested: SuggestedTitles) => ({
  title: toStoredDraftTitles(draft, suggested).title,
  titleZh: toStoredDraftTitles(draft, suggested).titleZh ?? undefined,
  ...(draft.source === 'paper' ? { paperId: draft.examId ?? undefined } : { topicIds: [...draft.topicIds] }),
  studentIds: [...draft.studentIds],
  classIds: [...draft.classIds],
  beginsAt: (draft.beginsAt ?? new Date()).toISOString(),
  deadline: (draft.deadline ?? new Date()).toISOString(),
  timeLimit: draft.minutes === null ? null : draft.minutes * 60,
  maxListens: draft.maxListens,
  playbackSpeed: draft.playbackSpeed === 100 ? null : draft.playbackSpeed,
  selfMarking: draft.selfMarking,
  teacherMessage: draft.message.trim() || null,
  reportAt: draft.reportAt,
});

/** A student as far as counting them needs. */
interface CountedStudent {
  id: number;
  classes: readonly { id: number }[];
}

/** How many students get it, each once; not exact while not all of them are known. */
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
