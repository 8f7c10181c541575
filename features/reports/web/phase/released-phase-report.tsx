import type { ReactNode } from 'react';
import { CheckIcon, PageHead, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import type { ReleasedPhaseReport as Report } from '../../contract.ts';
import { describePhaseOwner } from '../../document/phase-document.ts';
import { phaseMessages } from '../../messages.ts';
import { useReading } from '../report/use-reading.ts';
import { PhaseCommentsView } from './phase-comments.tsx';
import { PhaseFigures } from './phase-figures.tsx';
import { PhaseTables } from './phase-tables.tsx';
import styles from './phase.module.css';

/** A published phase report as its student and a guardian read it; nothing on it can be changed. */
export const ReleasedPhaseReport = ({ report, children }: { report: Report; children?: ReactNode }) => {
  const t = useTranslation(phaseMessages);
  const language = useLanguage();
  return (
    <div>
      <PageHead
        size="display"
        title={report.title}
        kicker={describePhaseOwner(report, useReading(true, phaseMessages))}
        meta={
          <StatusChip tone="jade" icon={<CheckIcon />}>
            {t('publishedAt', { at: dayText(report.publishedAt, language) })}
          </StatusChip>
        }
      />
      {children && <div className={`${styles.tools} no-print`}>{children}</div>}
      <PhaseFigures numbers={report.numbers} />
      <PhaseTables numbers={report.numbers} />
      <PhaseCommentsView report={report} />
    </div>
  );
};
