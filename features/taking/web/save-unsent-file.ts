import type { UnsentFile } from '../contract.ts';

/** The last resort: everything unsent as a file, which the teacher can bring in. */
export const saveUnsentFile = (file: UnsentFile): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `inkstone-answers-${file.attemptId}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
