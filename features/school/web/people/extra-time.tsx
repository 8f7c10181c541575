import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyWithRetry, Section, useTranslation } from '@inkstone/ui';
import type { SchoolPerson } from '../../contract.ts';
import { personMessages } from '../../messages.ts';
import styles from './people.module.css';

const ExtraTimeDialog = lazyWithRetry(async () => (await import('./extra-time-dialog.tsx')).ExtraTimeDialog);

/** How many times as long clocks are with a percentage: `1.5`. */
const toTimes = (percent: number): string => String((100 + percent) / 100);

/** The standing extra time of a student, and the way to change it. */
export const ExtraTime = ({ person, name }: { person: SchoolPerson; name: string }) => {
  const t = useTranslation(personMessages);
  const [isOpen, setOpen] = useState(false);
  const { extraMinutes, extraPercent, canManage } = person;
  const text = () => {
    if (extraPercent > 0) return t('extraPercent', { times: toTimes(extraPercent), percent: extraPercent });
    return extraMinutes > 0 ? t('extraMinutesOnce', { count: extraMinutes }) : t('extraNone');
  };
  return (
    <Section title={t('extraTime')} small>
      <div className={styles.extra}>
        <p className={extraPercent + extraMinutes > 0 ? 'num' : 'dim'}>{text()}</p>
        {canManage && (
          <Button size="xs" onClick={() => setOpen(true)}>
            {t('extraChange')}
          </Button>
        )}
      </div>
      {isOpen && <ExtraTimeDialog person={person} name={name} onClose={() => setOpen(false)} />}
    </Section>
  );
};
