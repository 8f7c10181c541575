import type { ReactNode } from 'react';
import { spanText, type Language } from '@inkstone/base';
import { ClockIcon, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import { instantText } from '@inkstone/ui/time';
import { lateMessages } from './messages.ts';

interface Times {
  claimedAt: string;
  receivedAt: string;
}

/** An answer that came too late, as reports and the desk are told of it. */
interface LateAnswer extends Times {
  seconds: number | null;
  spelled: string;
  reason: 'late' | 'handedIn' | 'left' | 'notOpen';
  state: 'open' | 'counted' | 'leftOut';
}

const useLateMessages = () => useTranslation(lateMessages);
type LateTexts = ReturnType<typeof useLateMessages>;

// Up to two minutes in seconds: how far a clock of seconds was passed is what counts.
const formatDelay = (seconds: number, t: LateTexts, language: Language): string =>
  seconds < 120 ? t('seconds', { seconds }) : spanText(seconds * 1000, language);

const timesText = ({ claimedAt, receivedAt }: Times, t: LateTexts, language: Language): string =>
  t('times', { claimed: instantText(claimedAt, language), received: instantText(receivedAt, language) });

/** Says how long after its clock an answer arrived that counts; nothing where it came in time. */
export const ArrivalNote = ({ arrival }: { arrival: (Times & { seconds: number }) | null }) => {
  const t = useLateMessages();
  const language = useLanguage();
  if (!arrival) return null;
  return (
    <StatusChip tone="amber" icon={<ClockIcon />}>
      <time dateTime={arrival.receivedAt} title={timesText(arrival, t, language)}>
        {t('afterClock', { span: formatDelay(arrival.seconds, t, language) })}
      </time>
    </StatusChip>
  );
};

/** Shows an answer that came too late, with both its times and what was decided; below it what can be done. */
export const LateAnswerNote = ({ late, children }: { late: LateAnswer; children?: ReactNode }) => {
  const t = useLateMessages();
  const language = useLanguage();
  const { seconds, reason, spelled, state } = late;
  const isMeasured = reason === 'late' && seconds !== null;
  return (
    <div>
      <p>
        {isMeasured
          ? t('late', { span: formatDelay(seconds, t, language) })
          : t(reason === 'late' ? 'lateBare' : reason)}{' '}
        <b>{spelled}</b>
      </p>
      <p className="num">{timesText(late, t, language)}</p>
      <p>{t(state)}</p>
      {children}
    </div>
  );
};
