import { Instant, useTranslation } from '@inkstone/ui';
import { assignmentMessages } from '../../messages.ts';

interface DeadlineSpanProps {
  deadline: string;
  /** The earliest and the latest deadline of the recipients; null without recipients. */
  firstDeadline?: string | null | undefined;
  lastDeadline?: string | null | undefined;
}

/** The deadline of an assignment, as a range if recipients have different ones. */
export const DeadlineSpan = ({ deadline, firstDeadline, lastDeadline }: DeadlineSpanProps) => {
  const t = useTranslation(assignmentMessages);
  const [first, last] = [firstDeadline ?? deadline, lastDeadline ?? deadline];
  if (first === last) return <Instant at={first} />;
  return (
    <>
      <Instant at={first} /> {t('until')} <Instant at={last} />
    </>
  );
};
