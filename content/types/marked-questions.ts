import type { Common, RichText } from './question.ts';

/** A task answered by voice; a teacher marks it. The model is a good answer written out. */
export interface TimedSpeechQuestion extends Common {
  type: 'timed-speech';
  prompt: { text: RichText };
  key: { model: RichText };
}

/** A task answered by a text; a teacher marks it. The model is a good answer. */
export interface EssayQuestion extends Common {
  type: 'essay';
  prompt: { text: RichText; leastWords: number; mail?: { to: string; subject: string } };
  key: { model: RichText };
}

/** A sentence is heard and said again; a teacher marks it. */
export interface RepeatQuestion extends Common {
  type: 'repeat';
  prompt: { text: RichText };
  key: { reference: string };
}

/** An interviewer's question is answered by voice; a teacher marks it. */
export interface InterviewQuestion extends Common {
  type: 'interview-answer';
  prompt: { text: RichText };
  key: { model: RichText };
}

/** A few sentences; a teacher marks them. */
export interface ShortAnswerQuestion extends Common {
  type: 'short-answer';
  prompt: { text: RichText };
  key: { model: RichText };
}

/** A sentence put into another language, by voice or in writing; a teacher marks it. */
export interface TranslationQuestion extends Common {
  type: 'translation';
  prompt: { text: RichText; by: 'voice' | 'text' };
  key: { model: RichText };
}

/** Work that is handed in as a text, as files or by voice; a teacher marks it. */
export interface FileUploadQuestion extends Common {
  type: 'file-upload';
  prompt: {
    text: RichText;
    accepts: readonly ('text' | 'files' | 'recording')[];
    mostFiles: number;
    leastWords: number;
  };
  key: { model: RichText };
}

/** Pictures of a program of one's own; a teacher marks them. */
export interface CodePictureQuestion extends Common {
  type: 'code-picture';
  prompt: { text: RichText; mostFiles: number };
  key: { model: RichText };
}

/** A question that a teacher marks. */
export type OpenQuestion =
  | TimedSpeechQuestion
  | EssayQuestion
  | RepeatQuestion
  | InterviewQuestion
  | ShortAnswerQuestion
  | TranslationQuestion
  | FileUploadQuestion
  | CodePictureQuestion;
