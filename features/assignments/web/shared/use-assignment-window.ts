import { useEffect, useEffectEvent, useState } from 'react';
import { isStaff } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { toastError, useTranslation } from '@inkstone/ui';
import { onOpenedWindowClosing, openScreen } from '@inkstone/ui/screen';
import { controller, enterTest } from '@inkstone/taking/addresses';
import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { myAssignmentMessages } from '../../messages.ts';
import type { StudentAssignment } from './families.ts';

/** Opens a window and calls back when it has closed, so that results can be fetched. */
export const useWatchedWindow = (onClosed: () => void): ((open: () => Window | null) => void) => {
  const t = useTranslation(myAssignmentMessages);
  const [opened, setOpened] = useState<Window | null>(null);
  const closed = useEffectEvent(onClosed);

  useEffect(() => {
    if (!opened) return undefined;
    // A window that was ended by the system sends nothing: it is missed when the person comes back here.
    const watching = new AbortController();
    const look = () => {
      if (!opened.closed) return;
      setOpened(null);
      closed();
    };
    globalThis.addEventListener('focus', look, { signal: watching.signal });
    onOpenedWindowClosing(() => closed(), watching.signal);
    return () => watching.abort();
  }, [opened]);

  return (open) => {
    const openedWindow = open();
    if (openedWindow) setOpened(openedWindow);
    else toastError(t('windowBlocked'));
  };
};

/** Opens an assignment or its report in a window of its own. */
export const useOpenAssignment = (
  onClosed: () => void,
): ((assignment: StudentAssignment, to: 'do' | 'report') => void) => {
  const openWindow = useWatchedWindow(onClosed);
  const isStaffMember = isStaff(useCurrentUser().role);
  return (assignment, to) => {
    const kind = toPageKind(assignment.kind);
    // The launcher treats staff as the assigning teacher; this route is for the staff member who takes the test.
    openWindow(() =>
      isStaffMember
        ? openScreen(enterTest, { id: assignment.id })
        : openScreen(controller, { kind, id: assignment.id, to }),
    );
  };
};
