import type { Caller } from '@inkstone/call/web';
import { getQuestionType } from '@inkstone/exam/logic';
import type { Started } from '../journal/started.ts';
import type { FileQueue } from '../files/file-queue.ts';

interface Opening {
  caller: Caller;
  personId: number;
  started: Started;
  /** What the server has now. */
  renew(): Promise<Started['files']>;
}

/** The files of an attempt; null, and no code fetched, where no question takes any. */
export const openFiles = async ({ caller, personId, started, renew }: Opening): Promise<FileQueue | null> => {
  const takesFiles = started.sets.some(({ questions }) => questions.some(({ kind }) => getQuestionType(kind).hasFiles));
  if (!takesFiles) return null;
  // What the question shows is fetched ahead, so that it is there when the network is not.
  const [{ openFileQueue }, { deviceFilesOf }] = await Promise.all([
    import('../files/file-queue.ts'),
    import('../files/device-files.ts'),
    import('../question/exam-files.tsx'),
  ]);
  const { attemptId, files: arrived } = started;
  return openFileQueue({ caller, device: deviceFilesOf(personId), attemptId, arrived, renew });
};
