import type { AssignmentRow } from '@inkstone/assignments/server';
import type { PinnedContent } from '@inkstone/bank/server';
import {
  bindBlueprint,
  type Blueprint,
  type PaperSection,
  type Programme,
  type Variant,
} from '@inkstone/exam/blueprint';
import { programmeOf } from '@inkstone/programmes';

const paperOf = (content: PinnedContent, everything: string): PaperSection[] =>
  content.sections.map(({ section, part, seconds, sets }) => ({
    section: section === 'all' ? everything : section,
    ...(part ? { part } : {}),
    ...(seconds === null ? {} : { seconds }),
    sets: sets.map((set) => ({
      id: set.setId,
      ...(set.stimulus.audioSeconds === undefined ? {} : { audioSeconds: set.stimulus.audioSeconds }),
      questions: set.questions.map(({ questionId, type, points }) => ({ id: questionId, type, points })),
    })),
  }));

/** The form that was chosen; homework of loose sets follows no form's own rules, but the one that leaves them to the paper. */
const variantFor = (programme: Programme, { variant, mode }: AssignmentRow): Variant | undefined => {
  const named = programme.variants.find(({ id }) => id === variant);
  const open = programme.variants.find(({ sections }) => sections.some(({ configurable }) => configurable));
  return named ?? (mode === 'practice' ? open : undefined) ?? programme.variants[0];
};

/** The rules of one attempt at an assignment: the programme's variant bound to what is asked; null where nothing is. */
export const bindTo = (assignment: AssignmentRow, content: PinnedContent): Blueprint | null => {
  const programme = programmeOf(assignment.programme);
  const variant = programme && variantFor(programme, assignment);
  const first = variant?.sections[0];
  const isEmpty = !content.sections.some(({ sets }) => sets.some(({ questions }) => questions.length > 0));
  if (!programme || !variant || !first || isEmpty) return null;
  const choices = {
    mode: assignment.mode,
    timeLimitSeconds: assignment.timeLimitSeconds,
    maxListens: assignment.maxListens,
    playbackPercent: assignment.playbackSpeed,
  };
  return bindBlueprint(programme, variant.id, { paper: paperOf(content, first.id), choices });
};
