import { partsTaken, type Blueprint, type BoundQuestion, type BoundSet } from '@inkstone/exam/blueprint';
import { questionTypeOf } from '@inkstone/exam/logic';

/** How many of the questions that there were to answer are answered, and who scores them. */
interface Counts {
  answered: number;
  total: number;
  byMachine: number;
  byTeacher: number;
}

const isByTeacher = ({ type }: BoundQuestion): boolean => questionTypeOf(type).marking.by === 'teacher';

/** Of prompts to choose from as many as are to be chosen, those that are answered first. */
const chosenOf = ({ questions }: BoundSet, choose: number | null, answered: ReadonlySet<number>) =>
  choose === null
    ? questions
    : questions
        .toSorted((one, other) => Number(answered.has(other.id)) - Number(answered.has(one.id)))
        .slice(0, choose);

/**
 * What a student meets of an exam, counted: of a section that adapts its chosen module alone, of an optional section that
 * was passed over nothing once it is over, of several prompts those that are to be chosen.
 */
export const countsOf = (
  { sections }: Blueprint,
  it: { routes: Readonly<Record<string, string>>; answered: ReadonlySet<number>; isOver: boolean },
): Counts => {
  const asked = sections.flatMap((section) => {
    const own = partsTaken(section, it.routes).flatMap(({ sets, choose }) =>
      sets.flatMap((set) => chosenOf(set, choose, it.answered)),
    );
    const isLeftOut =
      it.isOver && section.optional && sections.length > 1 && !own.some(({ id }) => it.answered.has(id));
    return isLeftOut ? [] : own;
  });
  const byTeacher = asked.filter(isByTeacher).length;
  return {
    answered: asked.filter(({ id }) => it.answered.has(id)).length,
    total: asked.length,
    byMachine: asked.length - byTeacher,
    byTeacher,
  };
};
