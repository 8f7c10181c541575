import type * as z from 'zod';
import type { ScreenRoute, MessageSet } from '@inkstone/base';
import type { givenBooks } from '../../contract.ts';
import type { GivenItem } from '../work/families.ts';

/** What a family says in words of its own; the rest is said of every family alike. */
type FamilyWord =
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
export type Given = Pick<
  GivenItem,
  'id' | 'title' | 'status' | 'assignDate' | 'beginsAt' | 'deadline' | 'className' | 'total'
>;

/** It with its words as they were written, for editing. */
export interface GivenInWords extends Given {
  titles: { en: string; zh: string | null };
  teacherMessage: string | null;
}

/** One student of it. */
export interface GivenStudent {
  recipientId: number;
  studentId: number;
  studentName: string;
  deadline: string;
}

/** What the address of a list carries. */
export interface ListSearch {
  status?: GivenItem['status'] | undefined;
  search?: string | undefined;
  classId?: number | undefined;
  sort: 'assigned' | 'deadline' | 'title';
  order: 'asc' | 'desc';
  page: number;
}

/** What is sent to change one: which, and the press that sends it. */
export interface Press {
  id: number;
  requestId: string;
}

/** The new words of one, as they are sent. */
export interface WordsPress extends Press {
  what: 'assignment';
  title: string;
  titleZh: string;
  teacherMessage: string | null;
}

/** Textbooks or courses: their lists, menus and dialogs are the same; calls, addresses and some words differ. */
export interface GivenFamily {
  words: MessageSet<FamilyWord>;
  /** The states that one of it may be in, as they follow one another. */
  statuses: readonly GivenItem['status'][];
  listAt: ScreenRoute<z.ZodType<ListSearch, Partial<Record<keyof ListSearch, unknown>>>>;
  detailAt: ScreenRoute<z.ZodType<{ id: number; page: number }, { id: unknown; page?: unknown }>>;
  /** The calls that move its deadline and withdraw it. */
  changing: Pick<typeof givenBooks, 'editDeadline' | 'revoke'>;
  useEdit(): (press: WordsPress) => Promise<unknown>;
  useDestroy(): (press: Press) => Promise<unknown>;
}
