import type { Caller } from '@inkstone/call/web';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { takesRecordings } from '@inkstone/exam/logic';
import type { Started } from '../journal/started.ts';
import type { RecordingQueue } from '../recording/recording-queue.ts';

interface Opening {
  caller: Caller;
  personId: number;
  started: Started;
}

/** The queue of what is spoken in an attempt; null, and no code fetched, where nothing is. */
export const openRecordings = async ({ caller, personId, started }: Opening): Promise<RecordingQueue | null> => {
  const isSpoken = started.sets.some(({ questions }) =>
    questions.some(({ kind, prompt }) => takesRecordings({ type: kind, prompt })),
  );
  // What is spoken in a section that was not given yet is checked for with the rest before the first one.
  if (!isSpoken && !started.devices?.microphone) return null;
  // The recorder itself is fetched ahead, so that it is there when the network is not.
  const [{ openRecordingQueue }, { deviceRecordingsOf }] = await Promise.all([
    import('../recording/recording-queue.ts'),
    import('../recording/device-recordings.ts'),
    import('../question/exam-recorder.tsx'),
  ]);
  const { attemptId } = started;
  const { programme } = started.blueprint as Blueprint;
  return openRecordingQueue({ caller, device: deviceRecordingsOf(personId), attemptId, programme });
};
