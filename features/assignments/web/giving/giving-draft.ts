import { toStoredTitles } from '@inkstone/base';
import { eveningAfter } from '@inkstone/ui/time';
import type { Family } from '../work/families.ts';

/** Work being prepared: everything chosen is kept by its id. */
export interface GivingDraft {
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
export type Audience = Pick<GivingDraft, 'classIds' | 'studentIds'>;

/** Changes some of it. */
export type ChangeDraft = (change: Partial<GivingDraft>) => void;

/** Titles that serve until the teacher writes others. */
export interface Suggested {
  title: string;
  titleZh: string;
}

const hour = 3_600_000;

/** The next full hour, so that a test has time to be prepared for. */
const nextHour = (now: number): Date => new Date(Math.ceil((now + 1) / hour) * hour);

/** Now, to the minute. */
export const thisMinute = (now: number): Date => new Date(now - (now % 60_000));

/** What a form opens with: a test of the next three full hours, homework for a week. */
export const newDraft = (
  family: Family,
  chosen: {
    examId?: number | undefined;
    topicIds?: number[] | undefined;
    studentIds?: number[] | undefined;
    classIds?: number[] | undefined;
  },
  now: number,
): GivingDraft => {
  const begin = family === 'test' ? nextHour(now) : thisMinute(now);
  return {
    source: family === 'test' || chosen.examId !== undefined ? 'paper' : 'sets',
    examId: chosen.examId ?? null,
    topicIds: chosen.topicIds ?? [],
    classIds: chosen.classIds ?? [],
    studentIds: chosen.studentIds ?? [],
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
export interface GivingFault {
  field: string;
  says:
    | 'needPaper'
    | 'needSets'
    | 'needWho'
    | 'needTitle'
    | 'needBegin'
    | 'needDeadline'
    | 'deadlineFirst'
    | 'deadlinePast';
}

const faultOfTimes = ({ beginsAt, deadline }: GivingDraft, now: number): GivingFault[] => {
  if (!beginsAt) return [{ field: 'give-begin', says: 'needBegin' }];
  if (!deadline) return [{ field: 'give-deadline', says: 'needDeadline' }];
  if (deadline <= beginsAt) return [{ field: 'give-deadline', says: 'deadlineFirst' }];
  return deadline.getTime() <= now ? [{ field: 'give-deadline', says: 'deadlinePast' }] : [];
};

/** The titles as they stand; a title written by hand does not keep the Chinese one of what was chosen. */
export const titlesOf = (draft: GivingDraft, suggested: Suggested): Suggested => ({
  title: draft.title ?? suggested.title,
  titleZh: draft.titleZh ?? (draft.title?.trim() ? '' : suggested.titleZh),
});

const keptOf = (draft: GivingDraft, suggested: Suggested) => {
  const { title, titleZh } = titlesOf(draft, suggested);
  return toStoredTitles({ en: title, zh: titleZh });
};

/** Everything that keeps work from being given. */
export const faultsOf = (draft: GivingDraft, suggested: Suggested, now: number): GivingFault[] => {
  const faults: GivingFault[] = [];
  if (draft.source === 'paper' && draft.examId === null) faults.push({ field: 'give-what', says: 'needPaper' });
  if (draft.source === 'sets' && draft.topicIds.length === 0) faults.push({ field: 'give-what', says: 'needSets' });
  if (draft.classIds.length + draft.studentIds.length === 0) faults.push({ field: 'give-who', says: 'needWho' });
  if (keptOf(draft, suggested).title === '') faults.push({ field: 'give-title', says: 'needTitle' });
  return [...faults, ...faultOfTimes(draft, now)];
};

/** The draft as the call takes it. */
export const givingOf = (draft: GivingDraft, suggested: Suggested) => ({
  title: keptOf(draft, suggested).title,
  titleZh: keptOf(draft, suggested).titleZh ?? undefined,
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
interface Counted {
  id: number;
  classes: readonly { id: number }[];
}

/** How many students get it, each once; not exact while not all of them are known. */
export const countStudents = (
  draft: Audience,
  known: { students: readonly Counted[]; total: number; classes: readonly { id: number; studentCount: number }[] },
): { count: number; isExact: boolean } => {
  const classIds = new Set(draft.classIds);
  const studentIds = new Set(draft.studentIds);
  if (known.students.length >= known.total) {
    const those = known.students.filter(
      ({ id, classes }) => studentIds.has(id) || classes.some((one) => classIds.has(one.id)),
    );
    return { count: those.length, isExact: true };
  }
  const members = known.classes.filter(({ id }) => classIds.has(id)).reduce((sum, one) => sum + one.studentCount, 0);
  return { count: members + studentIds.size, isExact: classIds.size === 0 };
};
