import type { TestBrowser } from '@inkstone/testing';
import type { SideCourse } from './course.ts';

/** An assignment of one student, taken or not. */
export interface SideWork {
  assignmentId: number;
  recipientId: number;
  /** 0 where no attempt was started. */
  attemptId: number;
}

/** One teacher with one student and everything that is theirs; ids of the other side must give no access. */
export interface Side {
  teacher: TestBrowser;
  student: TestBrowser;
  windowId: string;
  classId: number;
  /** A session of the class, taught by the teacher. */
  classSessionId: number;
  /** A holiday of the school. */
  holidayId: number;
  /** A term of the school without classes. */
  termId: number;
  nodeId: number;
  setId: number;
  questionIds: number[];
  /** A file of questions that the teacher read and has not imported. */
  questionImportId: number;
  readingRuleId: number;
  paperId: number;
  /** A test in progress, and one that was submitted while its window is still open. */
  test: SideWork;
  handedIn: SideWork;
  /** Homework in progress, and submitted homework whose report is open. */
  homework: SideWork;
  done: SideWork;
  /** Submitted homework with questions of no other assignment: its report and the error book show their keys. */
  learnt: SideWork;
  /** A test and homework that nobody has started. */
  freshTest: SideWork;
  freshHomework: SideWork;
  /** A test with the paper. */
  printedTestId: number;
  /** Submitted homework with a text; its mark is a draft and its voice notes are uploaded. */
  toMark: SideWork & { questionId: number; voiceId: number; spareVoiceId: number };
  /** Submitted homework that the teacher wrote. */
  defined: SideWork;
  /** A textbook of the teacher, assigned to the student, and its annotated edition, whose PDF is being generated. */
  book: { id: number; originalId: number; annotatedId: number; assignmentId: number; did: number };
  /** An assigned course of the bank, whose videos nobody has started. */
  course: SideCourse;
  /** A draft of a phase report by the teacher about the student. */
  phaseReportId: number;
  /** A published phase report by the teacher about the student. */
  publishedReportId: number;
  /** A test on paper of the class, with a mark of the student, and a sheet that was imported for it. */
  paperTestId: number;
  paperSheetId: number;
  /** A sheet of results that was imported for the submitted homework. */
  resultsSheetId: number;
  /** A page of an answer sheet of the submitted homework. */
  answerSheetId: number;
  /** A sheet of earlier scores that was imported. */
  pastSheetId: number;
  /** A guardian of the student, and the token of the letter with the published report. */
  guardianId: number;
  letterToken: string;
  /** A team that only the teacher leads. */
  teamId: number;
  /** A person on the teacher's staff. */
  staff: TestBrowser['person'];
  /** Who administers the whole school, and so the people of both sides. */
  administrator: TestBrowser;
  /** A planned import of the administrator. */
  changeSetId: number;
  /** What is planned for the student: leaving the class on a day to come. */
  comingStayId: number;
  /** A plan of the administrator that copies classes. */
  copySetId: number;
  /** A closed class, and a plan of the administrator that merges it into the class. */
  otherClassId: number;
  mergeSetId: number;
  timetableSetId: number;
  /** Another account, and a plan of the administrator that merges nothing into the student's. */
  doubleId: number;
  personMergeSetId: number;
  /** A recruiter with a candidate in draft. */
  recruiter: TestBrowser;
  candidateId: number;
  /** The token in the link of another candidate of this recruiter, whose test is published. */
  linkToken: string;
  /** An announcement of the teacher to the student, and its file. */
  announcementId: number;
  announcementFileId: number;
  messageId: number;
  teacherMessageId: number;
  /** A word in the teacher's vocabulary notebook. */
  wordId: number;
  /** An entry of the student's error book whose question no other assignment asks. */
  errorEntryId: number;
  /** Practice of the student's own, not begun. */
  practiceId: number;
  /** The question of this entry. */
  errorQuestionId: number;
  /** The token of the student's calendar address. */
  calendarToken: string;
  /** Query of a signed URL of one of the student's files. */
  file: Record<string, string>;
}
