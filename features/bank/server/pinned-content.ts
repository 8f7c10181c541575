import type { Clip } from '../contract.ts';

/** What a set's questions are about, as it is kept: files without addresses, which are made for each reader. */
export interface StoredStimulus {
  kind: 'none' | 'passage' | 'audio' | 'picture';
  /** What is shown: passage or caption. */
  html: string;
  /** Recording, pictures, documents, in order; named where the name is shown. */
  files: { id: number; mime: string; name?: string }[];
  /** Length of the recording. */
  audioSeconds?: number | undefined;
  /** What is said in the recording; no student sees it before the report. */
  transcript?: string | undefined;
}

/** A set that something is about to pin, as it stands now. */
export interface PinnedSetRef {
  setId: number;
  setRevisionId: number;
  programme: string;
  subject: string;
  title: string;
  titleZh: string | null;
  questionCount: number;
}

/** A paper that something is about to pin, as it stands now. */
export interface PinnedPaperRef {
  paperRevisionId: number;
  programme: string;
  variant: string;
  typeId: number | null;
  title: string;
  titleZh: string | null;
  /** Those that one student is asked at most: fewer than the paper has where modules or prompts are chosen from. */
  questionCount: number;
  /** The subject of its sets; that of the first where they differ. */
  subject: string;
}

/** One question as it was pinned, without its key. */
export interface PinnedQuestion {
  questionId: number;
  questionRevisionId: number;
  position: number;
  type: string;
  prompt: unknown;
  /** Hundredths. */
  points: number;
  knowledgeNodeId: number | null;
  knowledge: { code: string; name: string; nameZh: string } | null;
  /** The part of the recording that is played again with it. */
  clip: Clip | null;
}

/** One set as it was pinned. */
export interface PinnedSet {
  setId: number;
  setRevisionId: number;
  title: string;
  titleZh: string | null;
  stimulus: StoredStimulus;
  questions: PinnedQuestion[];
}

/** Sets by section, without any key: what an attempt and its report are made of. */
export interface PinnedContent {
  sections: { section: string; part: string | null; seconds: number | null; sets: PinnedSet[] }[];
}

/** What counts as right for a pinned question now, and why. */
export interface PinnedKey {
  key: unknown;
  explanation: { en: string; zh: string };
}
