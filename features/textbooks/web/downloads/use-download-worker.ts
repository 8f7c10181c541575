import { useEffect, useEffectEvent, useState } from 'react';
import { useCaller } from '@inkstone/call/web';
import { toastError, useTranslation } from '@inkstone/ui';
import { downloadMessages } from '../../messages.ts';
import type { Queue, Step } from './queue.ts';
import type { QueueStore } from './queue-store.ts';
import { runStep } from './run-step.ts';

const noProgress = { done: 0, all: 0 };

const claimedPersonIds = new Set<number>();

/** One window of a browser runs the downloads until it closes; then another takes over. */
const claimDownloads = (personId: number, send: QueueStore['send']): void => {
  if (claimedPersonIds.has(personId)) return;
  claimedPersonIds.add(personId);
  if (!('locks' in navigator)) {
    send({ kind: 'lockAcquired' });
    return;
  }
  void navigator.locks.request(`inkstone.downloads.${personId}`, () => {
    send({ kind: 'lockAcquired' });
    return new Promise(() => undefined);
  });
};

/** Runs the queue in this window step by step; returns the progress of the current file. */
export const useDownloadWorker = (
  personId: number,
  { queue, send }: { queue: Queue; send: QueueStore['send'] },
): { done: number; all: number } => {
  const t = useTranslation(downloadMessages);
  const caller = useCaller();
  const [fileProgress, setFileProgress] = useState<{ step: Step | null; done: number; all: number }>({
    step: null,
    ...noProgress,
  });
  const { currentStep } = queue;
  const begin = useEffectEvent((control: AbortController) => {
    const item = queue.items.find(({ id }) => id === currentStep?.id);
    if (!currentStep || !item) return;
    const { signal } = control;
    const worker = {
      caller,
      signal,
      onProgress: (done: number, all: number) => setFileProgress({ step: currentStep, done, all }),
      onFailed: (failed: typeof item, message: string) => {
        if (!signal.aborted) toastError(t('notDownloaded', { name: failed.bookName }), message || t('noPdf'));
      },
    };
    void runStep(currentStep, item, worker).then((event) => {
      if (!signal.aborted) send(event);
    });
  });

  // Competes for the lock with the browser's other windows.
  useEffect(() => claimDownloads(personId, send), [personId, send]);

  // Runs each step once.
  useEffect(() => {
    if (!currentStep) return undefined;
    const control = new AbortController();
    begin(control);
    return () => control.abort();
  }, [currentStep]);

  return fileProgress.step === currentStep ? fileProgress : noProgress;
};
