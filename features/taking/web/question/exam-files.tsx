import { useMemo, type ReactNode } from 'react';
import { FileDeskProvider, type FileDesk } from '@inkstone/exam/files';
import { isEmptyHanded, withFile, withoutFile } from '@inkstone/exam/handed';
import { questionTypeOf } from '@inkstone/exam/logic';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { FileQueue } from '../files/file-queue.ts';

/** Whether a question asks for pictures of the student's own program, as the attempt was opened. */
const isOwnProgram = ({ started }: AttemptStore, questionId: number): boolean => {
  const question = started.sets.flatMap(({ questions }) => questions).find(({ id }) => id === questionId);
  return question !== undefined && questionTypeOf(question.kind).isOwnProgram === true;
};

const deskOf = (store: AttemptStore, files: FileQueue, questionId: number): FileDesk => {
  const answered = () => store.snapshot().seen.answers[questionId];
  return {
    subscribe: store.subscribe,
    view: files.view,
    async add(chosen) {
      const file = await files.keep(questionId, chosen, { isCode: isOwnProgram(store, questionId) });
      if (!file) return 'deviceFull';
      // the answer as it is now: one goes on writing while a file is read
      if (!store.say({ kind: 'answered', questionId, value: withFile(answered(), file) })) {
        files.remove(questionId, file.id);
        return 'closed';
      }
      files.named(file.id);
      return null;
    },
    remove(id) {
      const rest = withoutFile(answered(), id);
      const value = isEmptyHanded(rest) && rest.text === '' ? null : rest;
      if (store.say({ kind: 'answered', questionId, value })) files.remove(questionId, id);
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
  return <FileDeskProvider desk={desk}>{children}</FileDeskProvider>;
};
