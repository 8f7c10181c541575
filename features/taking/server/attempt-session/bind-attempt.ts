import type { AssignmentRow, RecipientAssignment } from '@inkstone/assignments/server';
import { getClipSeconds, type PinnedContent, type PinnedSet } from '@inkstone/bank/server';
import { isSelfKind } from '@inkstone/exam/assignment-kinds';
import {
  bindBlueprint,
  extendBlueprint,
  withPointScoring,
  findSectionForSet,
  type Blueprint,
  type Material,
  type PaperSection,
  type Programme,
  type Variant,
} from '@inkstone/exam/blueprint';
import { getQuestionType } from '@inkstone/exam/logic';
import { findProgramme } from '@inkstone/programmes';

/** A stimulus text with fewer characters is a caption, not a reading passage. */
const minPassageLength = 200;

const detectMaterial = ({ stimulus }: PinnedSet): Material[] => {
  const characters = stimulus.html.replace(/<[^>]*>/g, '').trim().length;
  const isHeard = stimulus.kind === 'audio' || stimulus.audioSeconds !== undefined;
  return [...(characters >= minPassageLength ? ['text' as const] : []), ...(isHeard ? ['audio' as const] : [])];
};

const toPaperSet = ({ setId, stimulus, questions }: PinnedSet): PaperSection['sets'][number] => ({
  id: setId,
  ...(stimulus.audioSeconds !== undefined && { audioSeconds: stimulus.audioSeconds }),
  questions: questions.map(({ questionId, type, points, prompt, clip }) => ({
    ...{ id: questionId, type, points },
    ...(clip && { clipSeconds: getClipSeconds(clip) }),
    answers: getQuestionType(type).optionsToChoose(prompt),
    ...(getQuestionType(type).isLongText && { isLongText: true }),
    ...(getQuestionType(type).marking.by !== 'teacher' && { isMachineScored: true }),
  })),
});

/**
 * Distributes sets that belong to no paper over the parts of the assignment's skill, by their question types and
 * stimulus.
 */
const distributeSets = (sets: readonly PinnedSet[], variant: Variant, skill: string): PaperSection[] =>
  sets.flatMap((set) => {
    const types = set.questions.map(({ type }) => type);
    const slot = findSectionForSet(variant, skill, { types, material: detectMaterial(set) });
    return slot ? [{ ...slot, sets: [toPaperSet(set)] }] : [];
  });

const toPaperSections = (content: PinnedContent, variant: Variant, skill: string): PaperSection[] =>
  content.sections.flatMap(({ section, part, seconds, settings, sets }) => {
    if (section === 'all') return distributeSets(sets, variant, skill);
    const slot = {
      section,
      ...(part && { part }),
      ...(seconds !== null && { seconds }),
      ...(settings && { settings }),
    };
    return [{ ...slot, sets: sets.map(toPaperSet) }];
  });

/** The chosen variant. Practice of sets without a paper uses the configurable variant. */
const variantFor = (programme: Programme, { variant, mode }: AssignmentRow): Variant | undefined => {
  const chosenVariant = programme.variants.find(({ id }) => id === variant);
  const configurableVariant = programme.variants.find(({ sections }) =>
    sections.some(({ configurable }) => configurable),
  );
  return chosenVariant ?? (mode === 'practice' ? configurableVariant : undefined) ?? programme.variants[0];
};

/** The blueprint of a redo: the requested questions without a clock, scored by their own points. */
const bindRedo = (assignment: AssignmentRow, content: PinnedContent): Blueprint | null => {
  const rules = bindAssignment({ ...assignment, mode: 'practice', timeLimitSeconds: null }, content);
  return rules && withPointScoring(rules);
};

/**
 * The blueprint of a new attempt, for a redo or for the assignment itself, with the clocks of its recipient; null where
 * it has no questions.
 */
export const bindAttempt = (
  { assignment, recipient, redo }: RecipientAssignment & { redo: unknown },
  content: PinnedContent,
): Blueprint | null => {
  const blueprint = redo ? bindRedo(assignment, content) : bindAssignment(assignment, content);
  return blueprint && extendBlueprint(blueprint, recipient.extraPercent);
};

/**
 * The blueprint of a first attempt: the programme's variant bound to the assigned content; null where there are no
 * questions.
 */
export const bindAssignment = (assignment: AssignmentRow, content: PinnedContent): Blueprint | null => {
  const programme = findProgramme(assignment.programme);
  const variant = programme && variantFor(programme, assignment);
  const isEmpty = !content.sections.some(({ sets }) => sets.some(({ questions }) => questions.length > 0));
  if (!programme || !variant || isEmpty) return null;
  const choices = {
    mode: assignment.mode,
    timeLimitSeconds: assignment.timeLimitSeconds,
    maxListens: assignment.maxListens,
    allowsOvertime: assignment.allowsOvertime,
    playbackPercent: assignment.playbackSpeed,
    windowMode: assignment.windowMode,
    hasInstantFeedback: assignment.hasInstantFeedback,
    // A student practises one section of a paper, by its clock; practice of single sets has no clock.
    keepsClocks: isSelfKind(assignment.kind) && assignment.paperRevisionId !== null,
  };
  const paper = toPaperSections(content, variant, assignment.subject);
  return bindBlueprint(programme, variant.id, { paper, choices });
};
