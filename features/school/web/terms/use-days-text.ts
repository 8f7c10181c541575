import { useLanguage, useTranslation } from '@inkstone/ui';
import { termMessages } from '../../messages.ts';

const tags = { en: 'en-GB', zh: 'zh-CN' };

/** The days of a term as text; calendar days have no time zone. */
export const useDaysText = () => {
  const t = useTranslation(termMessages);
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(tags[language], {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  });
  const toText = (day: string) => format.format(new Date(day));
  return ({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string =>
    t('days', { from: toText(firstDay), to: toText(lastDay) });
};
