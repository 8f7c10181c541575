import { useMemo, type ReactNode } from 'react';
import { AnswerFileStoreProvider, type AnswerFileStore } from '@inkstone/exam/files';
import { isEmptyFileAnswer, withFile, withoutFile, type AnswerFile } from '@inkstone/exam/handed';
import { getQuestionType } from '@inkstone/exam/logic';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { FileQueue } from '../files/file-queue.ts';
import type { KeptFile } from '../journal/journal-rows.ts';

/** Whether a question asks for pictures of the student's own program, as the attempt was opened. */
const isOwnProgram = ({ started }: AttemptStore, questionId: number): boolean => {
  const question = started.sets.flatMap(({ questions }) => questions).find(({ id }) => id === questionId);
  return question !== undefined && getQuestionType(question.kind).isOwnProgram === true;
};

const deskOf = (store: AttemptStore, files: FileQueue, questionId: number): AnswerFileStore => {
  const answered = () => store.snapshot().seen.answers[questionId];
  const restOf = (id: string) => {
    const rest = withoutFile(answered(), id);
    return isEmptyFileAnswer(rest) && rest.text === '' ? null : rest;
  };
  return {
    subscribe: store.subscribe,
    view: files.view,
    async add(chosen) {
      let isClosed = false;
      const write = (file: KeptFile, handed: AnswerFile) => {
        // The answer as it is now: one goes on writing while a file is read.
        isClosed = !store.say({ kind: 'answered', questionId, value: withFile(answered(), handed) });
        if (isClosed) return null;
        return store.attach({ files: [file] }).catch((error: unknown) => {
          store.say({ kind: 'answered', questionId, value: restOf(file.id) });
          throw error;
        });
      };
      const file = await files.keep(questionId, chosen, { isCode: isOwnProgram(store, questionId), write });
      if (isClosed) return 'closed';
      return file ? null : 'deviceFull';
    },
    remove(id) {
      if (!store.say({ kind: 'answered', questionId, value: restOf(id) })) return;
      files.remove(questionId, id, (removed) => store.attach({ files: [removed] }));
    },
    retry: files.retryNow,
  };
};

interface ExamFilesProps {
  store: AttemptStore;
  files: FileQueue;
  questionId: number;
  children: ReactNode;
}

/** Gives a question of an exam its place for files: kept on the device first, named by the journal, then sent. */
export const ExamFiles = ({ store, files, questionId, children }: ExamFilesProps) => {
  const desk = useMemo(() => deskOf(store, files, questionId), [store, files, questionId]);
  return <AnswerFileStoreProvider desk={desk}>{children}</AnswerFileStoreProvider>;
};
