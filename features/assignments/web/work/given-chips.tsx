import { CheckIcon, ClockIcon, PencilIcon, StatusChip, UndoIcon, useTranslation, type Tone } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { watchingMessages } from '../../messages.ts';
import { toRecipientLook } from '../../rules.ts';
import type { GivenItem } from './families.ts';

const looks: Readonly<Record<string, { tone: Tone; icon?: ReactNode }>> = {
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

/** How a whole assignment stands; what is over with some of it never handed in is closed, and not complete. */
export const GivenChip = ({ item: { status, late = 0 } }: { item: { status: GivenItem['status']; late?: number } }) => {
  const t = useTranslation(watchingMessages);
  const chip = status === 'complete' && late > 0 ? 'closed' : status;
  return <StatusChip {...looks[chip]}>{t(chip)}</StatusChip>;
};

/** How one student stands. */
export const RecipientChip = ({ recipient }: { recipient: Parameters<typeof toRecipientLook>[0] }) => {
  const t = useTranslation(watchingMessages);
  const chip = toRecipientLook(recipient);
  return <StatusChip {...looks[chip]}>{t(chip)}</StatusChip>;
};
