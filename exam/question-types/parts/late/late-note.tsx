import { spanText } from '@inkstone/base';
import { ClockIcon, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import { instantText } from '@inkstone/ui/time';
import { lateMessages } from './messages.ts';

/** Arrival of a file or recording after the submission or its deadline, and the delay in whole minutes. */
export interface Late {
  arrivedAt: string;
  minutes: number;
  /** Absent: after the submission. */
  after?: 'clock' | undefined;
}

/** Notes that a file or recording arrived after the submission or its deadline; nothing where it was in time. */
export const LateNote = ({ late }: { late: Late | null | undefined }) => {
  const t = useTranslation(lateMessages);
  const language = useLanguage();
  if (!late) return null;
  return (
    <p>
      <StatusChip tone="amber" icon={<ClockIcon />}>
        <time dateTime={late.arrivedAt} title={instantText(late.arrivedAt, language)}>
          {t(late.after === 'clock' ? 'afterClock' : 'after', { span: spanText(late.minutes * 60_000, language) })}
        </time>
      </StatusChip>
    </p>
  );
};
