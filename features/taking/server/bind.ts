import type { AssignmentRow } from '@inkstone/assignments/server';
import { secondsOfClip, type PinnedContent, type PinnedSet } from '@inkstone/bank/server';
import {
  bindBlueprint,
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

/** A text that is read has at least so many characters; what is shorter is a caption. */
const leastText = 200;

const materialOf = ({ stimulus }: PinnedSet): Material[] => {
  const characters = stimulus.html.replace(/<[^>]*>/g, '').trim().length;
  const isHeard = stimulus.kind === 'audio' || stimulus.audioSeconds !== undefined;
  return [...(characters >= leastText ? ['text' as const] : []), ...(isHeard ? ['audio' as const] : [])];
};

const askedOf = ({ setId, stimulus, questions }: PinnedSet): PaperSection['sets'][number] => ({
  id: setId,
  ...(stimulus.audioSeconds !== undefined && { audioSeconds: stimulus.audioSeconds }),
  questions: questions.map(({ questionId, type, points, prompt, clip }) => ({
    ...{ id: questionId, type, points },
    ...(clip && { clipSeconds: secondsOfClip(clip) }),
    answers: getQuestionType(type).optionsToChoose(prompt),
  })),
});

/** Sets that no paper orders are dealt over the parts of the assignment's skill by what they are made of. */
const dealt = (sets: readonly PinnedSet[], variant: Variant, skill: string): PaperSection[] =>
  sets.flatMap((set) => {
    const types = set.questions.map(({ type }) => type);
    const place = findSectionForSet(variant, skill, { types, material: materialOf(set) });
    return place ? [{ ...place, sets: [askedOf(set)] }] : [];
  });

const paperOf = (content: PinnedContent, variant: Variant, skill: string): PaperSection[] =>
  content.sections.flatMap(({ section, part, seconds, sets }) => {
    if (section === 'all') return dealt(sets, variant, skill);
    const place = { section, ...(part && { part }), ...(seconds !== null && { seconds }) };
    return [{ ...place, sets: sets.map(askedOf) }];
  });

/** The form that was chosen; homework of loose sets follows no form's own rules, but the one that leaves them to the paper. */
const variantFor = (programme: Programme, { variant, mode }: AssignmentRow): Variant | undefined => {
  const named = programme.variants.find(({ id }) => id === variant);
  const open = programme.variants.find(({ sections }) => sections.some(({ configurable }) => configurable));
  return named ?? (mode === 'practice' ? open : undefined) ?? programme.variants[0];
};

/** The rules of a redo: some questions practised without a clock, scored in their own points. */
const bindAgain = (assignment: AssignmentRow, content: PinnedContent): Blueprint | null => {
  const rules = bindTo({ ...assignment, mode: 'practice', timeLimitSeconds: null }, content);
  return rules && withPointScoring(rules);
};

/** The rules of the sitting that begins now: of a redo, or of the work itself. */
export const bindFor = (
  { assignment, redo }: { assignment: AssignmentRow; redo: unknown },
  content: PinnedContent,
): Blueprint | null => (redo ? bindAgain(assignment, content) : bindTo(assignment, content));

/** The rules of one attempt at an assignment: the programme's variant bound to what is asked; null where nothing is. */
export const bindTo = (assignment: AssignmentRow, content: PinnedContent): Blueprint | null => {
  const programme = findProgramme(assignment.programme);
  const variant = programme && variantFor(programme, assignment);
  const isEmpty = !content.sections.some(({ sets }) => sets.some(({ questions }) => questions.length > 0));
  if (!programme || !variant || isEmpty) return null;
  const choices = {
    mode: assignment.mode,
    timeLimitSeconds: assignment.timeLimitSeconds,
    maxListens: assignment.maxListens,
    playbackPercent: assignment.playbackSpeed,
  };
  const paper = paperOf(content, variant, assignment.subject);
  return bindBlueprint(programme, variant.id, { paper, choices });
};
