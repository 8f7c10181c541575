import { CheckIcon, ClockIcon, PencilIcon, StatusChip, useTranslation, type Tone } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { recordMessages } from '../messages.ts';
import type { CandidateState } from '../rules.ts';

const chipByState: Readonly<Record<CandidateState | 'missed', { tone: Tone; icon?: ReactNode }>> = {
  draft: { tone: 'line' },
  published: { tone: 'teal' },
  started: { tone: 'line' },
  submitted: { tone: 'amber', icon: <PencilIcon /> },
  marked: { tone: 'jade', icon: <CheckIcon /> },
  missed: { tone: 'amber', icon: <ClockIcon /> },
};

/** The state of a candidate; a test missed by its deadline is shown as such. */
export const StateChip = ({ record: { state, isOver } }: { record: { state: CandidateState; isOver: boolean } }) => {
  const t = useTranslation(recordMessages);
  const chip = isOver && (state === 'published' || state === 'started') ? 'missed' : state;
  return <StatusChip {...chipByState[chip]}>{t(chip)}</StatusChip>;
};
