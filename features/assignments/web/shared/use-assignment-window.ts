import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentUser } from '@inkstone/session/web';
import { noticeFailed, useTranslation } from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { controller, enterTest } from '@inkstone/taking/addresses';
import { myAssignmentMessages } from '../../messages.ts';
import type { StudentAssignment } from './families.ts';

const pollMs = 500;

/** Opens a window and says when it has closed, so that what was done in it can be asked for. */
export const useWatchedWindow = (onClosed: () => void): ((open: () => Window | null) => void) => {
  const t = useTranslation(myAssignmentMessages);
  const [opened, setOpened] = useState<Window | null>(null);
  const closed = useEffectEvent(onClosed);

  // Meets the other window: no event of the browser tells that it has closed.
  useEffect(() => {
    if (!opened) return undefined;
    const timer = setInterval(() => {
      if (!opened.closed) return;
      setOpened(null);
      closed();
    }, pollMs);
    return () => clearInterval(timer);
  }, [opened]);

  return (open) => {
    const openedWindow = open();
    if (openedWindow) setOpened(openedWindow);
    else noticeFailed(t('windowBlocked'));
  };
};

/** Opens a piece of work to do it, or its report, in a window of its own. */
export const useOpenAssignment = (
  onClosed: () => void,
): ((assignment: StudentAssignment, to: 'do' | 'report') => void) => {
  const openWindow = useWatchedWindow(onClosed);
  const isStaff = useCurrentUser().role === 'staff';
  return (assignment, to) => {
    const kind = assignment.kind === 'test' ? 'test' : 'homework';
    // The launcher takes staff for whoever gave the work; this address is for whoever sits it.
    openWindow(() =>
      isStaff ? openScreen(enterTest, { id: assignment.id }) : openScreen(controller, { kind, id: assignment.id, to }),
    );
  };
};
