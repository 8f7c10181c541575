import { newAnnouncement } from '@inkstone/announcements/addresses';
import { useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { assignmentMessages } from '../../messages.ts';
import type { AssignmentDetail } from '../shared/families.ts';

interface WriteToWaitingProps {
  assignment: Pick<AssignmentDetail['assignment'], 'id' | 'status' | 'submitted' | 'total'>;
  /** What is waited for. */
  task?: 'handIn' | 'read';
}

/** Leads to an announcement to those who have not handed in, or not read to the end; nothing where there are none. */
export const WriteToWaiting = ({ assignment, task = 'handIn' }: WriteToWaitingProps) => {
  const t = useTranslation(assignmentMessages);
  if (assignment.status === 'withdrawn' || assignment.submitted >= assignment.total) return null;
  return (
    <ScreenLink to={newAnnouncement} search={{ assignmentId: assignment.id }}>
      {t(task === 'read' ? 'writeToReaders' : 'writeToWaiting')}
    </ScreenLink>
  );
};
