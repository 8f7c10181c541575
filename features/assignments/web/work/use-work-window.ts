import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentUser } from '@inkstone/session/web';
import { noticeFailed, useTranslation } from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { controller, enterTest } from '@inkstone/taking/addresses';
import { messages } from '../../messages.ts';
import type { WorkItem } from './families.ts';

const lookEveryMs = 500;

/** Opens a window and says when it has closed, so that what was done in it can be asked for. */
export const useWatchedWindow = (onClosed: () => void): ((open: () => Window | null) => void) => {
  const t = useTranslation(messages);
  const [opened, setOpened] = useState<Window | null>(null);
  const closed = useEffectEvent(onClosed);

  // Meets the other window: no event of the browser tells that it has closed.
  useEffect(() => {
    if (!opened) return undefined;
    const timer = setInterval(() => {
      if (!opened.closed) return;
      setOpened(null);
      closed();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [opened]);

  return (open) => {
    const made = open();
    if (made) setOpened(made);
    else noticeFailed(t('windowBlocked'));
  };
};

/** Opens a piece of work to do it, or its report, in a window of its own. */
export const useOpenWork = (onClosed: () => void): ((work: WorkItem, to: 'do' | 'report') => void) => {
  const watch = useWatchedWindow(onClosed);
  const isStaff = useCurrentUser().role === 'staff';
  return (work, to) => {
    const kind = work.kind === 'test' ? 'test' : 'homework';
    // The launcher takes staff for whoever gave the work; this address is for whoever sits it.
    watch(() => (isStaff ? openScreen(enterTest, { id: work.id }) : openScreen(controller, { kind, id: work.id, to })));
  };
};
