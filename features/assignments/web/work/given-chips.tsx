import { CheckIcon, ClockIcon, PencilIcon, StatusChip, UndoIcon, useWords, type Tone } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { watchingMessages } from '../../messages.ts';
import type { GivenItem } from './families.ts';
import { lookOf } from './recipient-view.ts';

const looks: Readonly<Record<string, { tone: Tone; icon?: ReactNode }>> = {
  notYet: { tone: 'plain' },
  toDo: { tone: 'plain' },
  onGoing: { tone: 'line' },
  toBeMarked: { tone: 'plain', icon: <PencilIcon /> },
  delay: { tone: 'amber', icon: <ClockIcon /> },
  missed: { tone: 'amber', icon: <ClockIcon /> },
  complete: { tone: 'jade', icon: <CheckIcon /> },
  withdrawn: { tone: 'line', icon: <UndoIcon /> },
};

/** How a whole assignment stands. */
export const GivenChip = ({ status }: { status: GivenItem['status'] }) => {
  const t = useWords(watchingMessages);
  return <StatusChip {...looks[status]}>{t(status)}</StatusChip>;
};

/** How one student stands. */
export const RecipientChip = ({ recipient }: { recipient: Parameters<typeof lookOf>[0] }) => {
  const t = useWords(watchingMessages);
  const chip = lookOf(recipient);
  return <StatusChip {...looks[chip]}>{t(chip)}</StatusChip>;
};
