import type { Audience } from '@inkstone/assignments/web';
import { eveningAfter } from '@inkstone/ui/time';
import type { PracticeMode } from '../../contract.ts';

/** A course being given: everything chosen is kept by its id. */
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

/** What the form opens with: from now, for a week. */
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

/** What is still wrong, with the field that it belongs to. */
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

/** Everything that keeps the course from being given. */
export const findCourseFaults = (draft: CourseDraft, now: number): CourseFault[] => {
  const faults: CourseFault[] = [];
  if (draft.courseId === null) faults.push({ field: 'course-what', messageKey: 'needCourse' });
  if (draft.classIds.length + draft.studentIds.length === 0) faults.push({ field: 'give-who', messageKey: 'needWho' });
  return [...faults, ...findTimeFaults(draft, now)];
};

/** The draft as the call takes it. */
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
