import type * as z from 'zod';
import type { ScreenRoute, MessageSet } from '@inkstone/base';
import type { assignedTextbookCalls } from '../../contract.ts';
import type { TeacherAssignment } from '../shared/families.ts';

/** What a family says in words of its own; the rest is said of every family alike. */
type FamilyMessageKey =
  | 'given'
  | 'oneGiven'
  | 'newOne'
  | 'listFailed'
  | 'listSafe'
  | 'empty'
  | 'emptyNext'
  | 'title'
  | 'details'
  | 'deadline'
  | 'needDeadline'
  | 'deadlineFirst'
  | 'moveNote'
  | 'message'
  | 'withdrawStays'
  | 'deleteWho_one'
  | 'deleteWho_other'
  | 'deleteNever';

/** One given textbook or course, as every list of them shows it. */
export type FamilyAssignment = Pick<
  TeacherAssignment,
  'id' | 'title' | 'status' | 'assignDate' | 'beginsAt' | 'deadline' | 'className' | 'total'
>;

/** It with its words as they were written, for editing. */
export interface FamilyAssignmentTexts extends FamilyAssignment {
  titles: { en: string; zh: string | null };
  teacherMessage: string | null;
}

/** One student of it. */
export interface FamilyStudent {
  recipientId: number;
  studentId: number;
  studentName: string;
  deadline: string;
}

/** What the address of a list carries. */
export interface FamilyListSearch {
  status?: TeacherAssignment['status'] | undefined;
  search?: string | undefined;
  classId?: number | undefined;
  sort: 'assigned' | 'deadline' | 'title';
  order: 'asc' | 'desc';
  page: number;
}

/** What is sent to change one: which, and the press that sends it. */
export interface FamilyRequest {
  id: number;
  requestId: string;
}

/** The new words of one, as they are sent. */
export interface EditTextsRequest extends FamilyRequest {
  what: 'assignment';
  title: string;
  titleZh: string;
  teacherMessage: string | null;
}

/** Textbooks or courses: their lists, menus and dialogs are the same; calls, addresses and some words differ. */
export interface FamilyDefinition {
  messages: MessageSet<FamilyMessageKey>;
  /** The states that one of it may be in, as they follow one another. */
  statuses: readonly TeacherAssignment['status'][];
  listRoute: ScreenRoute<z.ZodType<FamilyListSearch, Partial<Record<keyof FamilyListSearch, unknown>>>>;
  detailRoute: ScreenRoute<z.ZodType<{ id: number; page: number }, { id: unknown; page?: unknown }>>;
  /** The calls that move its deadline and withdraw it. */
  calls: Pick<typeof assignedTextbookCalls, 'editDeadline' | 'revoke'>;
  useEdit(): (request: EditTextsRequest) => Promise<unknown>;
  useDestroy(): (request: FamilyRequest) => Promise<unknown>;
}
