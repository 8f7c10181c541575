import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { linkTo, calendarDayText } from '@inkstone/base';
import { newRequestId, useApiQuery, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { myStu } from '@inkstone/people/addresses';
import { getStudent } from '@inkstone/people/contract';
import { Breadcrumb, FormErrors, QueryBoundary, Page, PageHead, useLanguage, useTranslation } from '@inkstone/ui';
import { DateField } from '@inkstone/ui/dates';
import { useNavigation } from '@inkstone/ui/screen';
import { studentReport } from '../../addresses.ts';
import { createPhaseReport } from '../../contract.ts';
import { phaseMessages } from '../../messages.ts';
import { toDate, toDay, isValidPeriod, lastMonth, lastWeeks, type Period } from './periods.ts';
import styles from './phase.module.css';

/** Creates a phase report of one student. */
export const NewPhaseReport = ({ studentId }: { studentId: number }) => {
  const t = useTranslation(phaseMessages);
  const ask = useApiQuery(getStudent, { studentId });
  return (
    <Page width="text">
      <QueryBoundary query={ask} errorTitle={t('listFailed')} safe={t('safe')}>
        {({ student }) => (
          <>
            <Breadcrumb
              trail={[
                { label: t('students'), to: linkTo(myStu, {}) },
                { label: student.name, to: linkTo(myStu, { studentId, tab: 'reports' }) },
                { label: t('begin') },
              ]}
            />
            <PageHead title={t('beginFor', { name: student.name })} />
            <NewPhaseReportForm studentId={studentId} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

const NewPhaseReportForm = ({ studentId }: { studentId: number }) => {
  const t = useTranslation(phaseMessages);
  const language = useLanguage();
  const go = useNavigation();
  const { mutateAsync, isPending } = useApiMutation(createPhaseReport);
  const [now] = useState(() => new Date());
  const [requestId] = useState(newRequestId);
  const [period, setPeriod] = useState<Period>(() => lastWeeks(4, now));
  const [written, setWritten] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const day = (text: string) => (text === '' ? '' : calendarDayText(text, language));
  const title = written ?? t('titleHint', { from: day(period.from), to: day(period.to) });
  const faults = [
    ...(title.trim() === '' ? [{ field: 'phase-title', message: t('needTitle') }] : []),
    ...(isValidPeriod(period) ? [] : [{ field: 'phase-from', message: t('needPeriod') }]),
  ];
  const begin = async () => {
    setTries(tries + 1);
    setRefused(null);
    if (faults.length > 0) return;
    try {
      const { id } = await mutateAsync({ requestId, studentId, title, ...period });
      go(studentReport, { id }, { replace: true });
    } catch (error) {
      setRefused(getErrorMessage(error));
    }
  };
  const atHand = [
    { key: 'lastFour' as const, period: lastWeeks(4, now) },
    { key: 'lastTwelve' as const, period: lastWeeks(12, now) },
    { key: 'lastMonth' as const, period: lastMonth(now) },
  ];
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <FormErrors attempt={tries} errors={tries > 0 ? faults : []} {...(refused === null ? {} : { title: refused })} />
      <div className={`${styles.hand} row wrap`} role="group" aria-label={t('quick')}>
        {atHand.map((preset) => (
          <Button
            key={preset.key}
            aria-pressed={preset.period.from === period.from && preset.period.to === period.to}
            onClick={() => setPeriod(preset.period)}
          >
            {t(preset.key)}
          </Button>
        ))}
      </div>
      <div className={styles.dates}>
        <DateField
          id="phase-from"
          label={t('from')}
          value={toDate(period.from)}
          onChange={(next) => setPeriod({ ...period, from: next ? toDay(next) : '' })}
        />
        <DateField
          label={t('to')}
          value={toDate(period.to)}
          onChange={(next) => setPeriod({ ...period, to: next ? toDay(next) : '' })}
        />
      </div>
      <TextInput
        id="phase-title"
        label={t('newTitle')}
        maxLength={200}
        value={title}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="filled" loading={isPending}>
          {t('gather')}
        </Button>
      </div>
    </form>
  );
};
