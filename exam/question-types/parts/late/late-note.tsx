import { spanText } from '@inkstone/base';
import { ClockIcon, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import { instantText } from '@inkstone/ui/time';
import { lateMessages } from './messages.ts';

/** When bytes of an answer arrived after the hand-in, or after the clock of its question, and how many whole minutes after it. */
export interface Late {
  arrivedAt: string;
  minutes: number;
  /** Absent: after the hand-in. */
  after?: 'clock' | undefined;
}

/** Says that a file or a recording came after the hand-in or its clock; nothing where it came in time. */
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
