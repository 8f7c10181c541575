import { useLanguage, useTranslation } from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import { messages } from '../../messages.ts';

/** A recording that may not be there to be played. */
export interface MissableRecording {
  url: string | null;
  /** When it was removed under the school's retention. */
  removedAt?: string | null | undefined;
}

/** Says why a recording cannot be played: it has not arrived, or the school keeps it no longer. */
export const MissingRecording = ({
  recording: { removedAt },
  className,
}: {
  recording: MissableRecording;
  className?: string | undefined;
}) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  return (
    <p className={className}>
      {removedAt ? t('recordingRemoved', { day: dayText(removedAt, language) }) : t('notArrived')}
    </p>
  );
};
