import { Button } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage, useApiQuery } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import { getRetentionPlan } from '../../contract.ts';
import { retentionMessages } from '../../messages.ts';
import type { RetentionKind } from '../../retention.ts';

interface RemovalPlanProps {
  kind: RetentionKind;
  days: number;
}

const toMegabytes = (bytes: number): string => `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`;

/** What would be removed, counted when somebody asks. */
export const RemovalPlan = (props: RemovalPlanProps) => {
  const t = useTranslation(retentionMessages);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Counted {...props} />;
  return (
    <Button variant="quiet" size="sm" onClick={() => setOpen(true)} aria-label={`${t('show')}: ${t(props.kind)}`}>
      {t('show')}
    </Button>
  );
};

const Counted = ({ kind, days }: RemovalPlanProps) => {
  const t = useTranslation(retentionMessages);
  const language = useLanguage();
  const { data, error } = useApiQuery(getRetentionPlan, { kind, days });
  if (error) return <p role="alert">{getErrorMessage(error)}</p>;
  if (!data) return <p role="status">{t('counting')}</p>;
  const { count, oldest, sizeBytes } = data;
  if (oldest === null) return <p role="status">{t('nothing')}</p>;
  return (
    <p role="status">
      {t('would', { count: count.toLocaleString('en'), day: dayText(oldest, language), size: toMegabytes(sizeBytes) })}
    </p>
  );
};
