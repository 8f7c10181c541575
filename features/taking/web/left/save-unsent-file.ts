import type { UnsentFile } from '../../contract.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';

/** Gives bytes that are here to the person as a file. */
export const saveBlob = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Which words say that what the server refuses is kept, and whom to give it to. */
export const refusedSafeOf = ({ started }: Pick<AttemptStore, 'started'>) =>
  started.kind === 'candidate' ? 'refusedSafeOfCandidate' : 'refusedSafe';

/** The last resort: everything unsent as a file, which the teacher can bring in. */
export const saveUnsentFile = (file: UnsentFile): void =>
  saveBlob(`inkstone-answers-${file.attemptId}.json`, new Blob([JSON.stringify(file)], { type: 'application/json' }));
