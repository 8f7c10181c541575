import type { SectionSettings } from '@inkstone/exam/blueprint';
import type { Clip, Scene, StimulusLook } from '@inkstone/exam/stimulus';
import type { Cue } from '@inkstone/exam/cues';
import type { QuestionRubric } from '../contract.ts';
import type { Distractors } from '@inkstone/exam/evidence';

/** The stored stimulus of a set: files without URLs, which are signed for each reader. */
export interface StoredStimulus {
  kind: 'none' | 'passage' | 'audio' | 'picture';
  /** What is shown: a passage or a caption. */
  html: string;
  /** Recording, pictures and documents in order; with names where they are shown. */
  files: { id: number; mime: string; name?: string }[];
  /** Length of the recording. */
  audioSeconds?: number | undefined;
  /** The transcript of the recording; students see it only in the report. */
  transcript?: string | undefined;
  /** When the recording says the sentences of the transcript; shown with it. Absent: not known. */
  cues?: Cue[] | undefined;
  /** What the text is drawn as; absent: a passage. */
  look?: StimulusLook | undefined;
  /** Who speaks or writes, and where. */
  scene?: Scene | undefined;
}

/** The newest revision of a set, about to be pinned. */
export interface PinnedSetRef {
  setId: number;
  setRevisionId: number;
  programme: string;
  subject: string;
  title: string;
  titleZh: string | null;
  questionCount: number;
}

/** The newest revision of a paper, about to be pinned. */
export interface PinnedPaperRef {
  paperRevisionId: number;
  programme: string;
  variant: string;
  typeId: number | null;
  title: string;
  titleZh: string | null;
  /** The most questions that one student is asked: fewer than the paper has if modules or prompts are chosen. */
  questionCount: number;
  /** The subject of its sets; of the first one if they differ. */
  subject: string;
}

/** One pinned question, without its key. */
export interface PinnedQuestion {
  questionId: number;
  questionRevisionId: number;
  position: number;
  type: string;
  prompt: unknown;
  /** Hundredths. */
  points: number;
  knowledgeNodeId: number | null;
  /** Further knowledge points in their order. */
  furtherNodeIds: readonly number[];
  knowledge: { code: string; name: string; nameZh: string } | null;
  /** The part of the recording that is played again with the question. */
  clip: Clip | null;
  /** By which a person marks its answers; null: the rubric of its programme, or points alone. */
  rubric: QuestionRubric | null;
}

/** One pinned set. */
export interface PinnedSet {
  setId: number;
  setRevisionId: number;
  title: string;
  titleZh: string | null;
  stimulus: StoredStimulus;
  questions: PinnedQuestion[];
}

/** Pinned sets by section, without keys: the content of attempts and reports. */
export interface PinnedContent {
  sections: {
    section: string;
    part: string | null;
    seconds: number | null;
    /** Name and calculator of a section that the programme leaves open; absent or null: as the programme says. */
    settings?: SectionSettings | null;
    sets: PinnedSet[];
  }[];
}

/** The current key of a pinned question, with its explanation and evidence. */
export interface PinnedKey {
  key: unknown;
  explanation: { en: string; zh: string };
  /** Exact quotes of the set's text or transcript. */
  evidence: string[];
  /** Kinds of the options that were wrong when the question was saved. */
  distractors: Distractors;
}

/**
 * A set of a paper with the questions that the paper takes of it, in the order of the set. `questionIds` are the ids of the
 * chosen ones; null: all.
 */
export const withChosenQuestions = <
  S extends { questions: readonly { id: number }[] | readonly { questionId: number }[] },
>(
  set: S,
  questionIds: readonly number[] | null,
): S => {
  if (questionIds === null) return set;
  const chosen = new Set(questionIds);
  const questions = set.questions.filter((question) =>
    chosen.has('questionId' in question ? question.questionId : question.id),
  );
  return { ...set, questions };
};
