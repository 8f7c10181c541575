import type * as z from 'zod';
import type { ScreenRoute, MessageSet } from '@inkstone/base';
import type { assignedTextbookCalls } from '../../contract.ts';
import type { TeacherAssignment } from '../shared/families.ts';

/** Message keys that each family translates in its own words. */
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

/** An assigned textbook or course in a list. */
export type FamilyAssignment = Pick<
  TeacherAssignment,
  'id' | 'title' | 'status' | 'assignDate' | 'beginsAt' | 'deadline' | 'className' | 'total'
>;

/** The assignment with its stored texts, for editing. */
export interface FamilyAssignmentTexts extends FamilyAssignment {
  titles: { en: string; zh: string | null };
  teacherMessage: string | null;
}

/** One student of an assignment. */
export interface FamilyStudent {
  recipientId: number;
  studentId: number;
  studentName: string;
  deadline: string;
}

/** The search parameters of a list. */
export interface FamilyListSearch {
  status?: TeacherAssignment['status'] | undefined;
  search?: string | undefined;
  classId?: number | undefined;
  sort: 'assigned' | 'deadline' | 'title';
  order: 'asc' | 'desc';
  page: number;
}

/** Changes one assignment; `requestId` makes retries safe. */
export interface FamilyRequest {
  id: number;
  requestId: string;
}

/** The edited texts of an assignment. */
export interface EditTextsRequest extends FamilyRequest {
  what: 'assignment';
  title: string;
  titleZh: string;
  teacherMessage: string | null;
}

/** Textbooks or courses: lists, menus and dialogs are shared; calls, routes and some messages differ. */
export interface FamilyDefinition {
  messages: MessageSet<FamilyMessageKey>;
  /** The statuses that an assignment may have, in order. */
  statuses: readonly TeacherAssignment['status'][];
  listRoute: ScreenRoute<z.ZodType<FamilyListSearch, Partial<Record<keyof FamilyListSearch, unknown>>>>;
  detailRoute: ScreenRoute<z.ZodType<{ id: number; page: number }, { id: unknown; page?: unknown }>>;
  /** Whether its opening can be moved until somebody has begun. */
  canMoveBegin?: boolean;
  /** The calls that move the deadline, withdraw and give again. */
  calls: Pick<typeof assignedTextbookCalls, 'moveDeadline' | 'withdrawAssignment' | 'repeatAssignment'>;
  useEdit(): (request: EditTextsRequest) => Promise<unknown>;
  useDestroy(): (request: FamilyRequest) => Promise<unknown>;
}
