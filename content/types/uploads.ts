import type { LocalizedText } from '@inkstone/base';
import type { Moment } from './moments.ts';
import type { SchoolClass } from './school.ts';

/** A note on a handed-in page, or on words of the text beside it. */
export interface UploadNote {
  on:
    | { file: string; page: number; box: readonly [number, number, number, number] }
    | {
        file: string;
        page: number;
        ink: 'pen' | 'highlighter';
        strokes: readonly (readonly (readonly [number, number])[])[];
      }
    | { quote: string };
  code?: string;
  text: string;
}

/** What a student handed in for one task, and the teacher's mark where there is one. */
export interface SubmittedTask {
  text: string;
  files: readonly string[];
  mark?: { points: number; comment: string; suggested?: string; notes: readonly UploadNote[] };
}

/** Work that is answered with photos and documents, and who handed it in. */
export interface UploadStory {
  work: {
    code: string;
    title: LocalizedText;
    teacher: string;
    assignedAt: Moment;
    deadline: Moment;
    markedAt: Moment;
    message: LocalizedText;
    tasks: readonly {
      prompt: { text: string; accepts: readonly ('text' | 'files')[]; mostFiles: number; leastWords: number };
      key: { model: string };
      explanation: { en: string; zh: string };
      points: number;
    }[];
  };
  sitters: readonly UploadSitter[];
}

/** Who handed in, and when. */
export interface UploadSitter {
  student: string;
  began: Moment;
  minutes: number;
  tasks: readonly SubmittedTask[];
}

/** What a student handed in: the text of the first task, the plan of the second, the voice of the third. */
export interface StudyPlaceSitter {
  student: string;
  began: Moment;
  minutes: number;
  text: string;
  /** Name of a picture in `content/uploads`. */
  plan: string | null;
  /** Name of a sound in `content/voices`. */
  voice: string;
  marks?: readonly { points: number; comment: string }[];
}

/** The class of the term before the current one, and its last homework; moments count from the last day of the term. */
export interface PastTermStory {
  class: SchoolClass;
  work: Pick<
    StudyPlaceStory['work'],
    'code' | 'title' | 'assignedAt' | 'deadline' | 'markedAt' | 'message' | 'text'
  > & { tasks: readonly Omit<StudyPlaceStory['work']['tasks'][number], 'accepts'>[] };
  /** Who handed in: one text for each task. */
  sitters: readonly {
    student: string;
    began: Moment;
    minutes: number;
    texts: readonly string[];
    marks: readonly { points: number; comment: string }[];
  }[];
}

/** Homework that a teacher wrote herself, and who handed it in. */
export interface StudyPlaceStory {
  work: {
    code: string;
    title: LocalizedText;
    teacher: string;
    class: string;
    assignedAt: Moment;
    deadline: Moment;
    markedAt: Moment;
    message: LocalizedText;
    text: LocalizedText;
    worksheet: string;
    tasks: readonly {
      text: LocalizedText;
      accepts: readonly ('text' | 'files' | 'recording')[];
      leastWords: number;
      points: number;
      model: string;
    }[];
  };
  sitters: readonly StudyPlaceSitter[];
}
