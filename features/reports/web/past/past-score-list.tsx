import { calendarDayText } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { Ledger, LedgerRow, Section, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import { listMyPastScores, listStudentPastScores } from '../../contract/past-scores.ts';
import { pastScoreMessages } from '../../messages.ts';

type PastScore = CallOutput<typeof listMyPastScores>['list'][number];

/** The student's own earlier scores; nothing where there are none. */
export const MyPastScores = () => {
  const { data } = useApiQuery(listMyPastScores, {});
  return <PastScoreSection list={data?.list ?? []} />;
};

/** A student's earlier scores, for a teacher; nothing where there are none. */
export const StudentPastScores = ({ studentId }: { studentId: number }) => {
  const { data } = useApiQuery(listStudentPastScores, { studentId });
  return <PastScoreSection list={data?.list ?? []} />;
};

const PastScoreSection = ({ list }: { list: readonly PastScore[] }) => {
  const t = useTranslation(pastScoreMessages);
  const language = useLanguage();
  if (list.length === 0) return null;
  return (
    <Section title={t('title')}>
      <p className="meta">{t('importedNote')}</p>
      <Ledger label={t('title')}>
        {list.map(({ exam, day, total, parts, source }) => (
          <LedgerRow
            key={`${day} ${exam}`}
            title={exam}
            meta={[
              calendarDayText(day, language),
              ...parts.map((part) => t('part', { name: part.name, score: part.score })),
              ...(source === '' ? [] : [source]),
            ].join(' · ')}
            extra={<StatusChip tone="line">{t('brought')}</StatusChip>}
            how={total}
          />
        ))}
      </Ledger>
    </Section>
  );
};
