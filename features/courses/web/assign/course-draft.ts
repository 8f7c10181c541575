import type { Audience } from '@inkstone/assignments/web';
import { eveningAfter } from '@inkstone/ui/time';
import type { PracticeMode } from '../../contract.ts';

/** An assigned course in the form; content and people are stored by id. */
export interface CourseDraft extends Audience {
  courseId: number | null;
  practiceMode: PracticeMode;
  /** In hundredths. */
  fastest: number;
  title: string;
  beginsAt: Date | null;
  deadline: Date | null;
  message: string;
}

interface Preselection {
  courseId?: number | undefined;
  studentIds?: number[] | undefined;
  classIds?: number[] | undefined;
}

/** The initial draft: from now, for a week. */
export const newCourseDraft = (
  { courseId, studentIds = [], classIds = [] }: Preselection,
  now: number,
): CourseDraft => ({
  courseId: courseId ?? null,
  practiceMode: 'sync',
  fastest: 200,
  title: '',
  studentIds,
  classIds,
  beginsAt: new Date(now - (now % 60_000)),
  deadline: eveningAfter(now, 7),
  message: '',
});

/** A validation error and its field. */
export interface CourseFault {
  field: string;
  messageKey: 'needCourse' | 'needWho' | 'needBegin' | 'needDeadline' | 'deadlineFirst' | 'deadlinePast';
}

const findTimeFaults = ({ beginsAt, deadline }: CourseDraft, now: number): CourseFault[] => {
  if (!beginsAt) return [{ field: 'course-begin', messageKey: 'needBegin' }];
  if (!deadline) return [{ field: 'course-deadline', messageKey: 'needDeadline' }];
  if (deadline <= beginsAt) return [{ field: 'course-deadline', messageKey: 'deadlineFirst' }];
  return deadline.getTime() <= now ? [{ field: 'course-deadline', messageKey: 'deadlinePast' }] : [];
};

/** Finds everything that prevents the course from being assigned. */
export const findCourseFaults = (draft: CourseDraft, now: number): CourseFault[] => {
  const faults: CourseFault[] = [];
  if (draft.courseId === null) faults.push({ field: 'course-what', messageKey: 'needCourse' });
  if (draft.classIds.length + draft.studentIds.length === 0) faults.push({ field: 'give-who', messageKey: 'needWho' });
  return [...faults, ...findTimeFaults(draft, now)];
};

/** The draft as the call's input. */
export const toAssignCourseInput = (draft: CourseDraft) => ({
  what: 'assignment' as const,
  courseId: draft.courseId ?? 0,
  practiceMode: draft.practiceMode,
  playbackSpeed: draft.fastest,
  title: draft.title.trim() || undefined,
  studentIds: [...draft.studentIds],
  classIds: [...draft.classIds],
  beginsAt: draft.beginsAt?.toISOString() ?? '',
  deadline: draft.deadline?.toISOString() ?? '',
  teacherMessage: draft.message.trim() || undefined,
});
