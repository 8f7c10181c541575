import { isQuestionTypeId, getQuestionType } from '@inkstone/exam/logic';
import type { AttemptedSection } from './attempted-sections.queries.ts';

const findQuestionType = (id: string) => (isQuestionTypeId(id) ? getQuestionType(id) : undefined);

/** Summarises what the marking desk needs: whether answers may hold files, and the skill if there is only one. */
export const buildMarkingSummary = (
  sections: readonly AttemptedSection[] = [],
): { hasFiles: boolean; skill: string | null } => {
  const marked = sections
    .map(({ skill, types }) => ({
      skill,
      types: types.map(findQuestionType).filter((type) => type?.marking.by === 'teacher'),
    }))
    .filter(({ types }) => types.length > 0);
  const skills = new Set(marked.map(({ skill }) => skill));
  const [skill = null] = skills;
  return {
    hasFiles: marked.some(({ types }) => types.some((type) => type?.hasFiles === true)),
    skill: skills.size === 1 ? skill : null,
  };
};
