import { bindPinned, readPinnedPaper, readPinnedSets, type PinnedContent } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import { countPresentedAtMost, type AttemptMode, type Blueprint } from '@inkstone/exam/blueprint';
import { listRemovedQuestions } from './removed-questions.queries.ts';
import { listSetRevisions, type AssignmentRow } from './recipient-assignment.queries.ts';

type ContentRef = Pick<AssignmentRow, 'id' | 'paperRevisionId'>;

/** What an assignment was given with, whatever was taken out of it since. */
export const readAssignedContent = async (db: Handle, { id, paperRevisionId }: ContentRef): Promise<PinnedContent> =>
  paperRevisionId === null ? readPinnedSets(db, await listSetRevisions(db, id)) : readPinnedPaper(db, paperRevisionId);

/** The questions of pinned content in their order, each with its set. */
export const questionsIn = (content: PinnedContent) =>
  content.sections.flatMap(({ sets }) => sets.flatMap((set) => set.questions.map((question) => ({ set, question }))));

/** The questions that an assignment asks now, in their order. */
export const listQuestionIds = async (db: Handle, contentRef: ContentRef): Promise<number[]> => {
  const removed = await listRemovedQuestions(db, contentRef.id);
  const ids = questionsIn(await readAssignedContent(db, contentRef)).map(({ question }) => question.questionId);
  return ids.filter((id) => !removed.has(id));
};

/** Content with only some of its questions; sets and sections that are left empty fall away. */
export const filterQuestions = (
  { sections }: PinnedContent,
  isWanted: (questionId: number) => boolean,
): PinnedContent => ({
  sections: sections.flatMap((section) => {
    const sets = section.sets.flatMap((set) => {
      const questions = set.questions.filter(({ questionId }) => isWanted(questionId));
      return questions.length > 0 ? [{ ...set, questions }] : [];
    });
    return sets.length > 0 ? [{ ...section, sets }] : [];
  }),
});

/** The rules by which some content is asked; null for sets without a paper, all of which are asked. */
export const bindContent = (
  form: { programme: string; variant: string; mode: AttemptMode },
  content: PinnedContent,
): Blueprint | null => (content.sections.some(({ section }) => section === 'all') ? null : bindPinned(form, content));

/** How many questions of some content one student is asked at most. */
export const countContentQuestions = (form: Parameters<typeof bindContent>[0], content: PinnedContent): number => {
  const rules = bindContent(form, content);
  return rules ? countPresentedAtMost(rules) : questionsIn(content).length;
};
