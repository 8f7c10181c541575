import { foldText, type Language, type LocalizedText } from '@inkstone/base';
import {
  buildRoutingTable,
  findPaperProblems,
  findTwoStageRule,
  isOwnRoutingTable,
  resolveSeconds,
  type PaperProblem,
  type PaperSection,
  type SectionSettings,
  type Variant,
} from '@inkstone/exam/blueprint';
import { findProblems, getQuestionType, isQuestionTypeId } from '@inkstone/exam/logic';
import { isStaff } from '@inkstone/session/contract';

/** Finds the errors of a question as codes by path (`prompt.options.1.text`); empty if it is valid. */
export const findQuestionProblems = (question: {
  type: string;
  prompt: unknown;
  key: unknown;
}): Record<string, string> => (isQuestionTypeId(question.type) ? findProblems(question) : { type: 'typeUnknown' });

/** The longest part of a recording that a question may play again, in seconds. */
export const maxClipSeconds = 60;

/** Rounds seconds to the tenth, as clips are stored. */
export const roundToTenth = (second: number): number => Math.round(second * 10) / 10;

/** The length of a clip in seconds, to the tenth. */
export const getClipSeconds = ({ from, to }: { from: number; to: number }): number => roundToTenth(to - from);

/** Checks that a clip lies within its recording, whose length may be unknown (null); undefined if it is valid. */
export const findClipProblem = (
  clip: { from: number; to: number },
  recording: { seconds: number | null } | null,
): 'clipAlone' | 'clipOutside' | 'clipLong' | undefined => {
  if (!recording) return 'clipAlone';
  const isWithin = clip.from >= 0 && clip.from < clip.to && clip.to <= (recording.seconds ?? clip.to);
  if (!isWithin) return 'clipOutside';
  return getClipSeconds(clip) > maxClipSeconds ? 'clipLong' : undefined;
};

/** A section, or part of a section, of a paper being composed. */
export interface ComposedSection {
  section: string;
  part: string | null;
  seconds: number | null;
  settings?: SectionSettings | null | undefined;
  sets: readonly {
    setId: number;
    questions: readonly { id: number; type: string; points: number; asksForCalculator?: boolean | undefined }[];
  }[];
}

/** A question that says whether a machine marks it. */
const withMarking = <Question extends { type: string }>(question: Question) => ({
  ...question,
  isMachineScored: isQuestionTypeId(question.type) && getQuestionType(question.type).marking.by !== 'teacher',
});

/** Hundredths of points of some sets: of all their questions, and of those that a machine marks. */
export const sumSetPoints = (sets: readonly { questions: readonly { type: string; points: number }[] }[]) => {
  const questions = sets.flatMap((set) => set.questions.map(withMarking));
  const sum = (counted: typeof questions) => counted.reduce((total, { points }) => total + points, 0);
  return { total: sum(questions), machine: sum(questions.filter(({ isMachineScored }) => isMachineScored)) };
};

/** Finds what is wrong with a paper by the rules of its programme. */
export const findComposedPaperProblems = (variant: Variant, sections: readonly ComposedSection[]): PaperProblem[] =>
  findPaperProblems(
    variant,
    sections.map(({ section, part, seconds, settings, sets }): PaperSection => ({
      section,
      ...(part === null ? {} : { part }),
      ...(seconds === null ? {} : { seconds }),
      ...(settings && { settings }),
      sets: sets.map(({ setId, questions }) => ({ id: setId, questions: questions.map(withMarking) })),
    })),
  );

/** Settings as a paper stores them: without cuts that are those of the exam, and null where nothing is left. */
export const toStoredSettings = (
  variant: Variant,
  { section, settings }: Pick<ComposedSection, 'section' | 'settings'>,
): SectionSettings | null => {
  if (!settings) return null;
  const { cuts, ...plain } = settings;
  const rule = findTwoStageRule(variant.sections.find(({ id }) => id === section) ?? {});
  const isOwn = cuts && (!rule || rule.hasPointCuts || isOwnRoutingTable(buildRoutingTable(rule, cuts)));
  if (isOwn) return settings;
  return plain.name === null && plain.nameZh === null && plain.calculator === null ? null : plain;
};

/**
 * Lists the parts of a variant that a paper can fill, in order; a section with a single part is listed as the section
 * itself.
 */
export const listSlots = (variant: Variant) =>
  variant.sections.flatMap((section) =>
    section.parts.map((part) => ({ section, part, hasParts: section.parts.length > 1 })),
  );

/** Whether a part may stay empty because only the longer form of the exam has it. */
export const isOptionalSlot = (variant: Variant, place: { section: string; part: string | null }): boolean =>
  listSlots(variant).some(
    ({ section, part }) => section.id === place.section && part.id === place.part && part.sets.from === 0,
  );

/**
 * The programme's time for a part, in seconds; null without a clock of its own. A range counts by the number of sets,
 * or else as its minimum.
 */
export const getDefaultSeconds = (
  variant: Variant,
  place: { section: string; part: string | null; sets?: number | undefined },
): number | null => {
  const section = variant.sections.find((candidate) => candidate.id === place.section);
  const part = section?.parts.find((candidate) => candidate.id === place.part);
  const seconds = (place.part === null ? section?.clock : (part?.clock ?? section?.clock))?.seconds;
  return seconds === undefined ? null : resolveSeconds(seconds, place.sets ?? 0);
};

/** Whether the time of a part is that of its whole section, which other parts share. */
export const sharesSectionTime = (variant: Variant, place: { section: string; part: string | null }): boolean => {
  const section = variant.sections.find((candidate) => candidate.id === place.section);
  const part = section?.parts.find((candidate) => candidate.id === place.part);
  return part !== undefined && !part.clock && Boolean(section?.clock) && (section?.parts.length ?? 0) > 1;
};

/** The levels of difficulty that a teacher sets, from very easy to very hard. */
export const difficultyLevels = [1, 2, 3, 4, 5] as const;

/** Tags with the form by which they are equal, each once, in their order. */
export const foldTags = (names: readonly string[]): { folded: string; name: string }[] => {
  const tags = names.map((name) => ({ folded: foldText(name), name })).filter(({ folded }) => folded !== '');
  return tags.filter(({ folded }, index) => tags.findIndex((tag) => tag.folded === folded) === index);
};

/** The code of a new knowledge point of the school, below a subject; `id` is unique among all schools. */
export const toOwnPointCode = (subjectCode: string, id: string): string => `${subjectCode}.own-${id}`;

/** Whether a code is that of a point that some school named, which another school may not have. */
export const isOwnPointCode = (code: string): boolean => /\.own-[0-9a-f-]{36}$/.test(code);

/** Whether a person manages the bank for the whole school: staff who may edit questions. */
export const canManageBank = ({ role, permissions }: { role: string; permissions: readonly string[] }): boolean =>
  isStaff(role) && permissions.includes('repository_quest');

/** Whether a file is a recording; recorders may label audio as video. */
export const isRecording = ({ mime }: { mime: string }): boolean =>
  mime.startsWith('audio/') || mime.startsWith('video/');

/** The name of a section of a paper, with that of its part: two sections may each have a part "Questions". */
export const sectionTitle = (
  language: Language,
  { name, partName }: { name: LocalizedText; partName: LocalizedText | null },
): string =>
  partName === null || partName[language] === name[language]
    ? name[language]
    : `${name[language]} · ${partName[language]}`;
