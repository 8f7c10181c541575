import { Instant, useTranslation } from '@inkstone/ui';
import { assignmentMessages } from '../../messages.ts';

interface DeadlineSpanProps {
  deadline: string;
  /** The earliest and the latest deadline of single students; absent or null where nobody has the work. */
  firstDeadline?: string | null | undefined;
  lastDeadline?: string | null | undefined;
}

/** The deadline of an assignment; where single students have another one, from the first to the last. */
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
