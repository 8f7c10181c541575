import {
  findPaperProblems,
  resolveSeconds,
  type PaperProblem,
  type PaperSection,
  type Variant,
} from '@inkstone/exam/blueprint';
import { isQuestionTypeId, findProblems } from '@inkstone/exam/logic';

/** What is wrong with one question being written, as codes by path (`prompt.options.1.text`); empty when it may be kept. */
export const findQuestionProblems = (question: {
  type: string;
  prompt: unknown;
  key: unknown;
}): Record<string, string> => (isQuestionTypeId(question.type) ? findProblems(question) : { type: 'typeUnknown' });

/** The longest part of a recording that a question may play again, in seconds. */
export const maxClipSeconds = 60;

/** A second of a recording as clips are kept: to the tenth. */
export const roundToTenth = (second: number): number => Math.round(second * 10) / 10;

/** How long what a question plays again is, in seconds to the tenth. */
export const getClipSeconds = ({ from, to }: { from: number; to: number }): number => roundToTenth(to - from);

/** What a question plays again lies in a recording, whose length may be unknown (null); undefined where nothing is wrong. */
export const findClipProblem = (
  clip: { from: number; to: number },
  recording: { seconds: number | null } | null,
): 'clipAlone' | 'clipOutside' | 'clipLong' | undefined => {
  if (!recording) return 'clipAlone';
  const isWithin = clip.from >= 0 && clip.from < clip.to && clip.to <= (recording.seconds ?? clip.to);
  if (!isWithin) return 'clipOutside';
  return getClipSeconds(clip) > maxClipSeconds ? 'clipLong' : undefined;
};

/** A section or part of a paper being composed. */
export interface ComposedSection {
  section: string;
  part: string | null;
  seconds: number | null;
  sets: readonly { topicId: number; questions: readonly { id: number; type: string; points: number }[] }[];
}

/** What is wrong with a paper being composed, by its programme's rules. */
export const problemsOfPaper = (variant: Variant, sections: readonly ComposedSection[]): PaperProblem[] =>
  findPaperProblems(
    variant,
    sections.map(({ section, part, seconds, sets }): PaperSection => ({
      section,
      ...(part === null ? {} : { part }),
      ...(seconds === null ? {} : { seconds }),
      sets: sets.map(({ topicId, questions }) => ({ id: topicId, questions })),
    })),
  );

/** The parts of a variant that a paper can fill, in their order; a section of one part stands for itself. */
export const listPlaces = (variant: Variant) =>
  variant.sections.flatMap((section) =>
    section.parts.map((part) => ({ section, part, hasParts: section.parts.length > 1 })),
  );

/** Whether an exam may go without a place: a part that only its longer form has. */
export const isOptionalPlace = (variant: Variant, place: { section: string; part: string | null }): boolean =>
  listPlaces(variant).some(
    ({ section, part }) => section.id === place.section && part.id === place.part && part.sets.from === 0,
  );

/** Seconds that the programme gives a place; null where it has no clock of its own. A span counts by the sets, or as its beginning. */
export const getDefaultSeconds = (
  variant: Variant,
  place: { section: string; part: string | null; sets?: number | undefined },
): number | null => {
  const section = variant.sections.find((candidate) => candidate.id === place.section);
  const part = section?.parts.find((candidate) => candidate.id === place.part);
  const seconds = (place.part === null ? section?.clock : (part?.clock ?? section?.clock))?.seconds;
  return seconds === undefined ? null : resolveSeconds(seconds, place.sets ?? 0);
};

/** Whether a person looks after the bank for the whole school: staff who may edit questions. */
export const canManageBank = ({ role, permissions }: { role: string; permissions: readonly string[] }): boolean =>
  role === 'staff' && permissions.includes('repository_quest');
