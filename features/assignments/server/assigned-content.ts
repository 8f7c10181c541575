import { bindPinned, readPinnedPaper, readPinnedSets, type PinnedContent } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import { countPresentedAtMost, type AttemptMode, type Blueprint } from '@inkstone/exam/blueprint';
import { listRemovedQuestions } from './removed-questions.queries.ts';
import { listSetRevisions, type AssignmentRow } from './recipient-assignment.queries.ts';

type ContentRef = Pick<AssignmentRow, 'id' | 'paperRevisionId'>;

/** Reads the content that was assigned, including questions that were removed since. */
export const readAssignedContent = async (db: Handle, { id, paperRevisionId }: ContentRef): Promise<PinnedContent> =>
  paperRevisionId === null ? readPinnedSets(db, await listSetRevisions(db, id)) : readPinnedPaper(db, paperRevisionId);

/** The questions of pinned content in order, each with its set. */
export const questionsIn = (content: PinnedContent) =>
  content.sections.flatMap(({ sets }) => sets.flatMap((set) => set.questions.map((question) => ({ set, question }))));

/** The ids of the questions that an assignment asks now, in order. */
export const listQuestionIds = async (db: Handle, contentRef: ContentRef): Promise<number[]> => {
  const removed = await listRemovedQuestions(db, contentRef.id);
  const ids = questionsIn(await readAssignedContent(db, contentRef)).map(({ question }) => question.questionId);
  return ids.filter((id) => !removed.has(id));
};

/** Keeps only some questions of the content; sets and sections left empty are dropped. */
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

/** Binds content to its programme's rules; null for sets without a paper, whose questions are all asked. */
export const bindContent = (
  form: { programme: string; variant: string; mode: AttemptMode },
  content: PinnedContent,
): Blueprint | null => (content.sections.some(({ section }) => section === 'all') ? null : bindPinned(form, content));

/** The most questions of the content that one student is asked. */
export const countContentQuestions = (form: Parameters<typeof bindContent>[0], content: PinnedContent): number => {
  const rules = bindContent(form, content);
  return rules ? countPresentedAtMost(rules) : questionsIn(content).length;
};
