import {
  findDeliveryFaults,
  newDelivery,
  toDeliveryInput,
  type DeliveryDraft,
  type DeliveryFault,
} from '@inkstone/assignments/web';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import type { PracticeMode } from '../../contract.ts';

/** An assigned course in the form; content and people are stored by id. */
export interface CourseDraft extends DeliveryDraft {
  courseId: number | null;
  practiceMode: PracticeMode;
  /** In hundredths. */
  fastest: number;
  /** Answers can be confirmed to see their keys at once. */
  hasInstantFeedback: boolean;
  title: string;
}

interface Preselection {
  courseId?: number | undefined;
  studentIds?: number[] | undefined;
  classIds?: number[] | undefined;
}

/** The initial draft: from now, for a week. */
export const newCourseDraft = ({ courseId, ...audience }: Preselection, now: number): CourseDraft => ({
  courseId: courseId ?? null,
  practiceMode: 'sync',
  fastest: 200,
  hasInstantFeedback: false,
  title: '',
  ...newDelivery(audience, { now, days: 7, isForJoiners: getKindRules('course').isForJoiners }),
});

/** A validation error and its field. */
export interface CourseFault {
  field: string;
  messageKey: 'needCourse' | DeliveryFault['messageKey'];
}

/** Finds everything that prevents the course from being assigned. */
export const findCourseFaults = (draft: CourseDraft, now: number): CourseFault[] => [
  ...(draft.courseId === null ? [{ field: 'course-what', messageKey: 'needCourse' as const }] : []),
  ...findDeliveryFaults(draft, 'course', now),
];

/** The draft as the call's input. */
export const toAssignCourseInput = (draft: CourseDraft) => ({
  what: 'assignment' as const,
  courseId: draft.courseId ?? 0,
  practiceMode: draft.practiceMode,
  playbackSpeed: draft.fastest,
  ...(draft.hasInstantFeedback && { hasInstantFeedback: true }),
  title: draft.title.trim() || undefined,
  ...toDeliveryInput(draft),
});
