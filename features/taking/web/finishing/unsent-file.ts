import type { UnsentFile } from '../../contract.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { attemptKinds } from '../../attempt-kinds.ts';

/** Downloads bytes as a file. */
export const downloadBlob = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** The message key that says refused answers are stored, and whom to give them to. */
export const getRefusedMessageKey = ({ started }: Pick<AttemptStore, 'started'>) =>
  attemptKinds[started.kind].isForCandidate ? 'refusedSafeOfCandidate' : 'refusedSafe';

/** Downloads everything unsent as a file that the teacher can import. */
export const downloadUnsentFile = (file: UnsentFile): void =>
  downloadBlob(
    `inkstone-answers-${file.attemptId}.json`,
    new Blob([JSON.stringify(file)], { type: 'application/json' }),
  );
