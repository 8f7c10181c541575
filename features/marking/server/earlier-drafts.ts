import type { PinnedContent, Reader } from '@inkstone/bank/server';
import type { Language } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { listOvertimeAnswers } from '@inkstone/taking/server';
import { listEarlierAnswers } from './earlier-answers.queries.ts';
import { readReleasedMarks } from './released-marks.ts';

/** The text of a written answer; null for other answers. */
const getAnswerText = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : null;
  return typeof text === 'string' && text !== '' ? text : null;
};

/**
 * The earlier drafts of the texts of a redo attempt, by question and oldest first, each with its released mark, for
 * comparison in the report and on the desk. Empty for a first attempt.
 */
export const listEarlierDrafts = async (
  db: Handle,
  { attemptId, content }: { attemptId: number; content: PinnedContent },
  view: { reader: Reader; language: Language },
) => {
  const rows = (await listEarlierAnswers(db, attemptId)).flatMap((row) => {
    const text = getAnswerText(row.value);
    return text === null ? [] : [{ ...row, text }];
  });
  const marks = new Map<number, Awaited<ReturnType<typeof readReleasedMarks>>>();
  for (const { attemptId: id, blueprint } of rows) {
    if (!marks.has(id)) marks.set(id, await readReleasedMarks(db, { attemptId: id, blueprint, content }, view));
  }
  const attemptIds = [...new Set(rows.map((row) => row.attemptId))];
  const overtime = await listOvertimeAnswers(db, attemptIds);
  // The notes of a mark stand on the text that it is about.
  const findMarkedText = (
    row: (typeof rows)[number],
    mark: { scoresOvertime?: boolean | undefined } | null,
  ): string => {
    const isWrittenOn = (text: (typeof overtime)[number]) =>
      text.attemptId === row.attemptId && text.questionId === row.questionId;
    return (mark?.scoresOvertime ? getAnswerText(overtime.find(isWrittenOn)?.value) : null) ?? row.text;
  };
  const drafts = rows.map((row) => ({ row, mark: marks.get(row.attemptId)?.get(row.questionId) ?? null }));
  const described = drafts.map(({ row, mark }) => ({
    questionId: row.questionId,
    draft: {
      attemptId: row.attemptId,
      redoId: row.redoId,
      submittedAt: row.submittedAt.toISOString(),
      text: findMarkedText(row, mark),
      mark,
    },
  }));
  const grouped = Map.groupBy(described, ({ questionId }) => questionId);
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ draft }) => draft)] as const));
};
