import { Button, Modal, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { localizedName, shiftDay } from '@inkstone/base';
import { fetchBytes, getErrorMessage, useApiQuery, useCaller } from '@inkstone/call/web';
import { listTerms } from '@inkstone/school/contract';
import { FormErrors, saveFile, toastSuccess, useLanguage, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { schoolTimetable } from '../addresses.ts';
import type { TimetableWeek } from '../contract.ts';
import { exportTimetable, timetableFormats, type TimetableFormat } from '../contract/timetable-file.ts';
import { exportMessages } from '../messages.ts';
import styles from './session.module.css';

interface Days {
  fromDay: string;
  toDay: string;
}

const otherDays = 'other';
const termOrder = ['current', 'coming', 'past'] as const;

/** The days of the file: the week that is shown, a term, or others. */
const useDays = ({ monday }: TimetableWeek) => {
  const t = useTranslation(exportMessages);
  const language = useLanguage();
  const list = useApiQuery(listTerms, {}).data?.list ?? [];
  const terms = termOrder.flatMap((state) => list.filter((term) => term.state === state));
  const week = { fromDay: monday, toDay: shiftDay(monday, 6) };
  const [span, setSpan] = useState('week');
  const [ownDays, setOwnDays] = useState<Days>(week);
  const options = [
    { value: 'week', label: t('week') },
    ...terms.map(({ id, name, nameZh }) => ({ value: String(id), label: localizedName(language, name, nameZh) })),
    { value: otherDays, label: t('chosenDays') },
  ];
  const term = terms.find(({ id }) => String(id) === span);
  const days = term ? { fromDay: term.firstDay, toDay: term.lastDay } : span === otherDays ? ownDays : week;
  return { span, setSpan, options, days, ownDays, setOwnDays };
};

/** Saves what the filters of the week leave, as a file for calendar programs or for sheets. */
export const ExportDialog = ({ week, onClose }: { week: TimetableWeek; onClose(): void }) => {
  const t = useTranslation(exportMessages);
  const readerLanguage = useLanguage();
  const caller = useCaller();
  const { day: _, ...filter } = useSearch(schoolTimetable);
  const { span, setSpan, options, days, ownDays, setOwnDays } = useDays(week);
  const [format, setFormat] = useState<TimetableFormat>('ics');
  const [fileLanguage, setFileLanguage] = useState(readerLanguage);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const hasDays = days.fromDay !== '' && days.toDay !== '';
  const save = async () => {
    setRefused(null);
    setAttempt((count) => count + 1);
    if (!hasDays) return;
    setBusy(true);
    try {
      const bytes = await fetchBytes(caller, exportTimetable, { format, fileLanguage, ...days, ...filter });
      saveFile(bytes, `${t('fileName', { from: days.fromDay, to: days.toDay })}.${format}`);
      toastSuccess(t('saved'));
      onClose();
    } catch (error) {
      setRefused(getErrorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const errors = attempt > 0 && !hasDays ? [{ field: 'export-from', message: t('needDays') }] : [];
  return (
    <Modal opened onClose={onClose} title={t('title')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className="meta">{week.about === null ? t('whole') : t('filtered', { name: week.about.name })}</p>
        <FormErrors attempt={attempt} errors={errors} {...(refused !== null && { title: refused })} />
        <Select
          label={t('span')}
          allowDeselect={false}
          data={options}
          value={span}
          onChange={(next) => setSpan(next ?? 'week')}
        />
        {span === otherDays && <DayFields days={ownDays} onChange={setOwnDays} />}
        <Select
          label={t('format')}
          allowDeselect={false}
          data={timetableFormats.map((value) => ({ value, label: t(value) }))}
          value={format}
          onChange={(next) => setFormat(timetableFormats.find((name) => name === next) ?? 'ics')}
        />
        <Select
          label={t('language')}
          allowDeselect={false}
          data={[
            { value: 'en', label: t('english') },
            { value: 'zh', label: t('chinese') },
          ]}
          value={fileLanguage}
          onChange={(next) => setFileLanguage(next === 'zh' ? 'zh' : 'en')}
        />
        <div className={styles.acts}>
          <Button type="submit" variant="filled" loading={isBusy}>
            {t('save')}
          </Button>
          <Button className={styles.close} onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </form>
    </Modal>
  );
};

const DayFields = ({ days, onChange }: { days: Days; onChange(days: Days): void }) => {
  const t = useTranslation(exportMessages);
  return (
    <div className={styles.titles}>
      <TextInput
        id="export-from"
        type="date"
        label={t('fromDay')}
        value={days.fromDay}
        onChange={({ currentTarget }) => onChange({ ...days, fromDay: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('toDay')}
        min={days.fromDay}
        value={days.toDay}
        onChange={({ currentTarget }) => onChange({ ...days, toDay: currentTarget.value })}
      />
    </div>
  );
};
