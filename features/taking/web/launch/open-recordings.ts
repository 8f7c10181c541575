import type { Caller } from '@inkstone/call/web';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { takesRecordings } from '@inkstone/exam/logic';
import type { AttemptStart } from '../journal/attempt-start.ts';
import type { RecordingQueue } from '../recording/recording-queue.ts';

interface OpenOptions {
  caller: Caller;
  personId: number;
  started: AttemptStart;
}

/** Opens the recording queue of an attempt; null, without loading its code, where nothing is recorded. */
export const openRecordings = async ({ caller, personId, started }: OpenOptions): Promise<RecordingQueue | null> => {
  const isSpoken = started.sets.some(({ questions }) =>
    questions.some(({ kind, prompt }) => takesRecordings({ type: kind, prompt })),
  );
  // Later sections may record too: the start says whether a microphone is needed.
  if (!isSpoken && !started.devices?.microphone) return null;
  // The recorder is preloaded for offline use.
  const [{ openRecordingQueue }, { openDeviceRecordings }] = await Promise.all([
    import('../recording/recording-queue.ts'),
    import('../recording/device-recordings.ts'),
    import('../exam-window/exam-recorder.tsx'),
  ]);
  const { attemptId, recordings: onServer } = started;
  const { programme } = started.blueprint as Blueprint;
  return openRecordingQueue({ caller, device: openDeviceRecordings(personId), attemptId, programme, onServer });
};
