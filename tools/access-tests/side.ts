import type { TestBrowser } from '@inkstone/server/testing';
import type { SideCourse } from './course.ts';

/** Work of one student, sat or not. */
export interface SideWork {
  assignmentId: number;
  recipientId: number;
  /** 0 where nobody has begun. */
  attemptId: number;
}

/** One teacher with one student and all that is theirs: another side's ids must open nothing. */
export interface Side {
  teacher: TestBrowser;
  student: TestBrowser;
  windowId: string;
  classId: number;
  /** A meeting of the class, which the teacher teaches. */
  classSessionId: number;
  nodeId: number;
  setId: number;
  questionIds: number[];
  paperId: number;
  /** A test that is being sat, and one that was handed in while its window is open. */
  test: SideWork;
  handedIn: SideWork;
  /** A homework that is being done, and one that was handed in: its report is open. */
  homework: SideWork;
  done: SideWork;
  /** A homework that was handed in, about questions that no other work asks: the report and the error book give their keys. */
  learnt: SideWork;
  /** A test and a homework that nobody has begun. */
  freshTest: SideWork;
  freshHomework: SideWork;
  /** A homework that was handed in with a text; its mark is a draft, its voices lie ready. */
  toMark: SideWork & { questionId: number; voiceId: number; spareVoiceId: number };
  /** Homework of the teacher's own making that was handed in. */
  defined: SideWork;
  /** A book of the teacher's, given to the student; its own annotated edition is being drawn. */
  book: { id: number; originalId: number; annotatedId: number; assignmentId: number; did: number };
  /** A course of the bank that was given, and whose films nobody has begun. */
  course: SideCourse;
  /** A draft of the teacher's about the student. */
  phaseReportId: number;
  /** A team that the teacher leads alone. */
  teamId: number;
  /** Somebody of the teacher's staff. */
  staff: TestBrowser['person'];
  /** A recruiter with a candidate of their own, a draft. */
  recruiter: TestBrowser;
  candidateId: number;
  /** What a link to another candidate of theirs carries, whose test is published. */
  linkToken: string;
  messageId: number;
  teacherMessageId: number;
  /** A word of the teacher's notebook. */
  wordId: number;
  /** An entry of the student's error book that no work asks again. */
  errorEntryId: number;
  /** The question that the entry is about. */
  errorQuestionId: number;
  /** Query of a signed address of a file of the student's. */
  file: Record<string, string>;
}
