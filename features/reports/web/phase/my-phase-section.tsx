import { useApiQuery } from '@inkstone/call/web';
import { Ledger, Section, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { myPhaseReport } from '../../addresses.ts';
import { listMyPhaseReports } from '../../contract.ts';
import { phaseMessages } from '../../messages.ts';
import { MyPhaseRow } from './my-phase-row.tsx';

const shownCount = 3;

/** The student's latest phase reports; nothing where there are none. */
export const MyPhaseSection = () => {
  const t = useTranslation(phaseMessages);
  const { data } = useApiQuery(listMyPhaseReports, { page: 1, pageNum: shownCount });
  if (!data || data.total === 0) return null;
  return (
    <Section
      title={t('title')}
      aside={
        data.total > shownCount && (
          <ScreenLink to={myPhaseReport} search={{}}>
            {t('allMine')}
          </ScreenLink>
        )
      }
    >
      <Ledger label={t('title')}>
        {data.list.map((report) => (
          <MyPhaseRow key={report.id} report={report} />
        ))}
      </Ledger>
    </Section>
  );
};
