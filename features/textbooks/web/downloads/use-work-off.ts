import { useEffect, useEffectEvent, useState } from 'react';
import { useCaller } from '@inkstone/call/web';
import { noticeFailed, useTranslation } from '@inkstone/ui';
import { downloadMessages } from '../../messages.ts';
import type { Queue, Step } from './queue.ts';
import type { QueueStore } from './queue-store.ts';
import { workOff } from './work-off.ts';

const nothing = { done: 0, all: 0 };

const held = new Set<number>();

/** One window of a browser does the work, until it is closed; then another one takes it over. */
const takeWork = (personId: number, send: QueueStore['send']): void => {
  if (held.has(personId)) return;
  held.add(personId);
  if (!('locks' in navigator)) {
    send({ kind: 'took' });
    return;
  }
  void navigator.locks.request(`inkstone.downloads.${personId}`, () => {
    send({ kind: 'took' });
    return new Promise(() => undefined);
  });
};

/** Works off the queue in this window, one step after the other; gives how much of the file in hand has come. */
export const useWorkOff = (
  personId: number,
  { queue, send }: { queue: Queue; send: QueueStore['send'] },
): { done: number; all: number } => {
  const t = useTranslation(downloadMessages);
  const caller = useCaller();
  const [come, setCome] = useState<{ step: Step | null; done: number; all: number }>({ step: null, ...nothing });
  const { doing } = queue;
  const begin = useEffectEvent((control: AbortController) => {
    const item = queue.items.find(({ id }) => id === doing?.id);
    if (!doing || !item) return;
    const { signal } = control;
    const worker = {
      caller,
      signal,
      onProgress: (done: number, all: number) => setCome({ step: doing, done, all }),
      onFailed: (failed: typeof item, message: string) => {
        if (!signal.aborted) noticeFailed(t('notDownloaded', { name: failed.bookName }), message || t('noPdf'));
      },
    };
    void workOff(doing, item, worker).then((event) => {
      if (!signal.aborted) send(event);
    });
  });

  // Meets the browser's other windows.
  useEffect(() => takeWork(personId, send), [personId, send]);

  // Meets the server and the disk: each step is begun once.
  useEffect(() => {
    if (!doing) return undefined;
    const control = new AbortController();
    begin(control);
    return () => control.abort();
  }, [doing]);

  return come.step === doing ? come : nothing;
};
