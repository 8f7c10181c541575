import { spanText } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { readTime } from '@inkstone/taking/contract';
import { useLanguage, useNow, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';

const askAgainMs = 60_000;
const aMinute = 60_000;

/** How much the running clock of a begun attempt has left, by the server; nothing where none runs. */
export const OwnClock = ({ attemptId }: { attemptId: number }) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const now = useNow(10_000);
  const { data, dataUpdatedAt } = useApiQuery(readTime, { attemptId }, { everyMs: askAgainMs });
  if (!data || data.secondsLeft === null) return null;
  const left = data.secondsLeft * 1000 - Math.max(0, now - dataUpdatedAt);
  const say = () => {
    if (left <= 0 || data.isClosed) return t('ownTimeOver');
    return left < aMinute ? t('ownTimeLeftUnder') : t('ownTimeLeft', { span: spanText(left, language) });
  };
  return <b className="num">{say()}</b>;
};
