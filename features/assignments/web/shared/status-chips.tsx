import { CheckIcon, ClockIcon, PencilIcon, StatusChip, UndoIcon, useTranslation, type Tone } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { assignmentMessages } from '../../messages.ts';
import { toRecipientDisplayState } from '../../rules.ts';
import type { TeacherAssignment } from './families.ts';

const chipByStatus: Readonly<Record<string, { tone: Tone; icon?: ReactNode }>> = {
  notYet: { tone: 'plain' },
  toDo: { tone: 'plain' },
  onGoing: { tone: 'line' },
  toBeMarked: { tone: 'plain', icon: <PencilIcon /> },
  delay: { tone: 'amber', icon: <ClockIcon /> },
  missed: { tone: 'amber', icon: <ClockIcon /> },
  complete: { tone: 'jade', icon: <CheckIcon /> },
  closed: { tone: 'plain' },
  withdrawn: { tone: 'line', icon: <UndoIcon /> },
};

/** The status of a whole assignment; a complete one with missing submissions is shown as closed. */
export const AssignmentChip = ({
  item: { status, late = 0 },
}: {
  item: { status: TeacherAssignment['status']; late?: number };
}) => {
  const t = useTranslation(assignmentMessages);
  const chip = status === 'complete' && late > 0 ? 'closed' : status;
  return <StatusChip {...chipByStatus[chip]}>{t(chip)}</StatusChip>;
};

/** The state of one recipient. */
export const RecipientChip = ({ recipient }: { recipient: Parameters<typeof toRecipientDisplayState>[0] }) => {
  const t = useTranslation(assignmentMessages);
  const chip = toRecipientDisplayState(recipient);
  return <StatusChip {...chipByStatus[chip]}>{t(chip)}</StatusChip>;
};
