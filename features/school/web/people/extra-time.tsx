import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyWithRetry, Section, useLanguage, useTranslation } from '@inkstone/ui';
import type { SchoolPerson } from '../../contract.ts';
import { personMessages } from '../../messages.ts';
import styles from './people.module.css';

const ExtraTimeDialog = lazyWithRetry(async () => (await import('./extra-time-dialog.tsx')).ExtraTimeDialog);

const tags = { en: 'en-GB', zh: 'zh-CN' };

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
  const format = new Intl.DateTimeFormat(tags[useLanguage()], {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  });
  const formatDay = (day: string): string => format.format(new Date(day));
  const days = () => {
    const { extraFrom: from, extraUntil: until } = person;
    if (from !== null && until !== null) return t('extraBetween', { from: formatDay(from), until: formatDay(until) });
    if (from !== null) return t('extraSince', { from: formatDay(from) });
    return until === null ? null : t('extraUntil', { until: formatDay(until) });
  };
  return (
    <Section title={t('extraTime')} small>
      <div className={styles.extra}>
        <div>
          <p className={extraPercent + extraMinutes > 0 ? 'num' : 'dim'}>{text()}</p>
          {extraPercent + extraMinutes > 0 && <p className="dim">{days() ?? t('extraAlways')}</p>}
        </div>
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
