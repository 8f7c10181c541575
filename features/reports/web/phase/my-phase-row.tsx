import { Link } from 'react-router';
import { calendarDayText, linkTo } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import { Instant, LedgerRow, useLanguage, useTranslation } from '@inkstone/ui';
import { myPhaseReport } from '../../addresses.ts';
import type { listMyPhaseReports } from '../../contract.ts';
import { phaseMessages } from '../../messages.ts';

type ReportRow = CallOutput<typeof listMyPhaseReports>['list'][number];

/** One of the student's phase reports in a list, with a link to it. */
export const MyPhaseRow = ({ report: { id, title, from, to, authorName, publishedAt } }: { report: ReportRow }) => {
  const t = useTranslation(phaseMessages);
  const language = useLanguage();
  const period = t('periodOf', { from: calendarDayText(from, language), to: calendarDayText(to, language) });
  return (
    <LedgerRow
      title={<Link to={linkTo(myPhaseReport, { id })}>{title}</Link>}
      meta={[period, authorName].join(' · ')}
      how={<Instant at={publishedAt} show="day" />}
    />
  );
};
