import type { Caller } from '@inkstone/call/web';
import { getQuestionType } from '@inkstone/exam/logic';
import type { AttemptStart } from '../journal/attempt-start.ts';
import type { FileQueue } from '../files/file-queue.ts';

interface OpenOptions {
  caller: Caller;
  personId: number;
  started: AttemptStart;
  /** Fetches the uploaded files. */
  renew(): Promise<AttemptStart['files']>;
}

/** Opens the file queue of an attempt; null, without loading its code, where no question takes files. */
export const openFiles = async ({ caller, personId, started, renew }: OpenOptions): Promise<FileQueue | null> => {
  const takesFiles = started.sets.some(({ questions }) => questions.some(({ kind }) => getQuestionType(kind).hasFiles));
  if (!takesFiles) return null;
  // The component is preloaded for offline use.
  const [{ openFileQueue }, { openDeviceFiles }] = await Promise.all([
    import('../files/file-queue.ts'),
    import('../files/device-files.ts'),
    import('../exam-window/exam-files.tsx'),
  ]);
  const { attemptId, files: arrived } = started;
  return openFileQueue({ caller, device: openDeviceFiles(personId), attemptId, uploaded: arrived, renew });
};
