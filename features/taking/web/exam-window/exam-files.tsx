import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { AnswerFileStoreProvider, type AnswerFileStore } from '@inkstone/exam/files';
import { anyPage, isEmptyFileAnswer, withFile, withoutFile, type AnswerFile } from '@inkstone/exam/handed';
import { getQuestionType } from '@inkstone/exam/logic';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { FileQueue } from '../files/file-queue.ts';
import { PhoneSection } from '../files/phone-section.tsx';
import { acceptsAnswer } from '../files/reattach-file.ts';
import { watchPhonePages, type PhonePageStatus } from '../files/watch-phone-pages.ts';
import type { StoredAnswerFile } from '../journal/journal-rows.ts';

/** Whether a question asks for pictures of the student's own program. */
const isOwnProgram = ({ started }: AttemptStore, questionId: number): boolean => {
  const question = started.sets.flatMap(({ questions }) => questions).find(({ id }) => id === questionId);
  return question !== undefined && getQuestionType(question.kind).isOwnProgram === true;
};

const createFileDesk = (store: AttemptStore, files: FileQueue, questionId: number): AnswerFileStore => {
  const currentAnswer = () => store.snapshot().replayState.answers[questionId];
  const answerWithout = (id: string) => {
    const remaining = withoutFile(currentAnswer(), id);
    return isEmptyFileAnswer(remaining) && remaining.text === '' ? null : remaining;
  };
  return {
    subscribe: store.subscribe,
    view: files.view,
    async add(chosen) {
      let isClosed = false;
      const write = (file: StoredAnswerFile, fileAnswer: AnswerFile) => {
        // The current answer: the student may go on typing while a file is read.
        isClosed = !store.dispatch({ kind: 'answered', questionId, value: withFile(currentAnswer(), fileAnswer) });
        if (isClosed) return null;
        return store.saveAttachments({ files: [file] }).catch((error: unknown) => {
          store.dispatch({ kind: 'answered', questionId, value: answerWithout(file.id) });
          throw error;
        });
      };
      const file = await files.add(questionId, chosen, { isCode: isOwnProgram(store, questionId), write });
      if (isClosed) return 'closed';
      return file ? null : 'deviceFull';
    },
    remove(id) {
      if (!store.dispatch({ kind: 'answered', questionId, value: answerWithout(id) })) return;
      files.remove(questionId, id, (removed) => store.saveAttachments({ files: [removed] }));
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

/** Provides the file upload of a question: files are stored on the device, added to the answer, then sent. */
export const ExamFiles = ({ store, files, questionId, children }: ExamFilesProps) => {
  const desk = useMemo(() => createFileDesk(store, files, questionId), [store, files, questionId]);
  const [phone, setPhone] = useState<PhonePageStatus>({ isAvailable: false, withoutRoom: {} });
  const takesPages = useMemo(() => acceptsAnswer(store, questionId, withFile(null, anyPage)), [store, questionId]);
  useEffect(() => watchPhonePages({ store, files, onStatus: setPhone }), [store, files]);
  return (
    <AnswerFileStoreProvider desk={desk}>
      {children}
      {takesPages && phone.isAvailable && store.snapshot().isWritable && (
        <PhoneSection
          files={files}
          attemptId={store.started.attemptId}
          questionId={questionId}
          withoutRoom={phone.withoutRoom[questionId] ?? 0}
        />
      )}
    </AnswerFileStoreProvider>
  );
};
