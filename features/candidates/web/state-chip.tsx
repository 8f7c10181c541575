import { CheckIcon, ClockIcon, PencilIcon, StatusChip, useTranslation, type Tone } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { recordWords } from '../messages.ts';
import type { CandidateState } from '../rules.ts';

const looks: Readonly<Record<CandidateState | 'missed', { tone: Tone; icon?: ReactNode }>> = {
  draft: { tone: 'line' },
  published: { tone: 'teal' },
  started: { tone: 'line' },
  submitted: { tone: 'amber', icon: <PencilIcon /> },
  marked: { tone: 'jade', icon: <CheckIcon /> },
  missed: { tone: 'amber', icon: <ClockIcon /> },
};

/** How far a candidate has come; a test that nobody sat in time is told apart. */
export const StateChip = ({ of: { state, isOver } }: { of: { state: CandidateState; isOver: boolean } }) => {
  const t = useTranslation(recordWords);
  const shown = isOver && (state === 'published' || state === 'started') ? 'missed' : state;
  return <StatusChip {...looks[shown]}>{t(shown)}</StatusChip>;
};
