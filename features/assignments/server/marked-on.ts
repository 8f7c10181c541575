import { isQuestionTypeId, getQuestionType } from '@inkstone/exam/logic';
import type { SatSection } from './desk.queries.ts';

const typeOf = (id: string) => (isQuestionTypeId(id) ? getQuestionType(id) : undefined);

/** What the desk has to show of an assignment: pages where answers may hold files, and the skill where it is one alone. */
export const markedOn = (sections: readonly SatSection[] = []): { hasFiles: boolean; skill: string | null } => {
  const marked = sections
    .map(({ skill, types }) => ({ skill, types: types.map(typeOf).filter((type) => type?.marking.by === 'teacher') }))
    .filter(({ types }) => types.length > 0);
  const skills = new Set(marked.map(({ skill }) => skill));
  const [skill = null] = skills;
  return {
    hasFiles: marked.some(({ types }) => types.some((type) => type?.hasFiles === true)),
    skill: skills.size === 1 ? skill : null,
  };
};
