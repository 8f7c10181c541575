import type { ReactNode } from 'react';
import { spanText, type Language } from '@inkstone/base';
import { ClockIcon, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import { instantText } from '@inkstone/ui/time';
import { lateMessages } from './messages.ts';

interface Times {
  claimedAt: string;
  receivedAt: string;
}

/** A late answer as shown in reports and to markers. */
interface LateAnswer extends Times {
  seconds: number | null;
  spelled: string;
  reason: 'late' | 'handedIn' | 'reportOpen' | 'left' | 'notOpen';
  state: 'open' | 'counted' | 'leftOut';
}

const useLateMessages = () => useTranslation(lateMessages);
type LateTexts = ReturnType<typeof useLateMessages>;

// Up to two minutes the delay is shown in seconds.
const formatDelay = (seconds: number, t: LateTexts, language: Language): string =>
  seconds < 120 ? t('seconds', { seconds }) : spanText(seconds * 1000, language);

const timesText = ({ claimedAt, receivedAt }: Times, t: LateTexts, language: Language): string =>
  t('times', { claimed: instantText(claimedAt, language), received: instantText(receivedAt, language) });

/** Notes how long after its deadline a counted answer arrived; nothing where it was in time. */
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

/** Notes how long after a time limit that ends nothing an answer was worked on; nothing where it was not. */
export const PastLimitNote = ({
  pastLimit,
}: {
  pastLimit: { timeUpAt: string; changedAt: string; seconds: number } | undefined;
}) => {
  const t = useLateMessages();
  const language = useLanguage();
  if (!pastLimit) return null;
  const { timeUpAt, changedAt, seconds } = pastLimit;
  const times = { up: instantText(timeUpAt, language), changed: instantText(changedAt, language) };
  return (
    <StatusChip tone="line" icon={<ClockIcon />}>
      <time dateTime={changedAt} title={t('pastLimitTimes', times)}>
        {t('pastLimit', { span: formatDelay(seconds, t, language) })}
      </time>
    </StatusChip>
  );
};

/** Shows a late answer with its times, the decision, and the available actions. */
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
