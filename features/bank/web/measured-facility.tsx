import type { CallOutput } from '@inkstone/call/web';
import { questionFigures } from '@inkstone/reports/addresses';
import type { listSetFigures } from '@inkstone/reports/contract';
import { figureMessages } from '@inkstone/reports/messages';
import { StatusChip, useTranslation, WarningIcon } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';

interface MeasuredFacilityProps {
  figures: CallOutput<typeof listSetFigures>['list'][number] | undefined;
}

/** The pooled facility of a question (0 to 1, higher is easier) with its interval; renders nothing without points. */
export const MeasuredFacility = ({ figures }: MeasuredFacilityProps) => {
  const t = useTranslation(figureMessages);
  const interval = figures?.facility?.interval;
  if (!figures?.facility || !interval) return null;
  const values = {
    value: figures.facility.value.toFixed(2),
    lower: interval.lower.toFixed(2),
    upper: interval.upper.toFixed(2),
  };
  return (
    <p className="meta num row wrap">
      <ScreenLink to={questionFigures} search={{ item: figures.questionId }}>
        {t('measured', { ...values, count: figures.persons })}
      </ScreenLink>
      {figures.isKeySuspect && (
        <StatusChip tone="amber" icon={<WarningIcon />}>
          {t('suspect')}
        </StatusChip>
      )}
    </p>
  );
};
