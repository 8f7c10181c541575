import { spanText } from '@inkstone/base';
import { useApiQuery, refetchIntervals } from '@inkstone/call/web';
import { getAttemptTime } from '@inkstone/taking/contract';
import { useLanguage, useNow, useTranslation } from '@inkstone/ui';
import { myAssignmentMessages } from '../../messages.ts';

const minuteMs = 60_000;

/** The time left on the running clock of an attempt, from the server; nothing if none is running. */
export const AttemptClock = ({ attemptId }: { attemptId: number }) => {
  const t = useTranslation(myAssignmentMessages);
  const language = useLanguage();
  const now = useNow(10_000);
  const { data, dataUpdatedAt } = useApiQuery(getAttemptTime, { attemptId }, { refetchMs: refetchIntervals.overview });
  if (!data || data.secondsLeft === null) return null;
  const left = data.secondsLeft * 1000 - Math.max(0, now - dataUpdatedAt);
  const getText = () => {
    if (left <= 0 || data.isClosed) return t('ownTimeOver');
    return left < minuteMs ? t('ownTimeLeftUnder') : t('ownTimeLeft', { span: spanText(left, language) });
  };
  return <b className="num">{getText()}</b>;
};
