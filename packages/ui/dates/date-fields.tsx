import { DatePickerInput, DateTimePicker, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';
import { dayIn, fromWallTime, wallTime } from '@inkstone/base';
import { CalendarIcon } from '../icons/index.tsx';
import { useLanguage, useTranslation } from '../words/index.ts';
import { useNow } from '../parts/use-now.ts';
import { readerZone, zoneSuffix } from '../time/index.ts';
import { messages } from './messages.ts';

interface DateFieldProps {
  label: string;
  value: Date | null;
  onChange: (value: Date | null) => void;
  description?: string;
  error?: ReactNode;
  placeholder?: string;
  /** The earliest and the latest moment that may be chosen. */
  from?: Date;
  until?: Date;
  /** Days before today cannot be chosen, as for a deadline. */
  isAhead?: boolean;
  clearable?: boolean;
  disabled?: boolean;
  id?: string;
}

// The time of a day that is chosen while the field is empty; the arrow keys go by half hours, other minutes are typed.
const defaultTime = '21:00';

const pickerFormat = 'YYYY-MM-DD HH:mm:ss';
const formats = {
  en: { day: 'D MMM YYYY', spoken: 'D MMMM YYYY', moment: 'D MMM YYYY, HH:mm', month: 'MMMM YYYY', year: 'YYYY' },
  zh: { day: 'YYYY年M月D日', spoken: 'YYYY年M月D日', moment: 'YYYY年M月D日 HH:mm', month: 'YYYY年M月', year: 'YYYY年' },
} as const;

/**
 * What both fields pass to the library: the reader's time zone, weeks from Monday, no colour for weekends, the reader's
 * language.
 */
const useDateFieldProps = ({ from, until, isAhead, value, onChange, ...rest }: DateFieldProps) => {
  const language = useLanguage();
  const t = useTranslation(messages);
  const now = useNow(60_000);
  const { timeZone } = readerZone();
  const text = (date: Date | null | undefined) => (date ? wallTime(date, timeZone).replace('T', ' ') : null);
  return {
    settings: { locale: language === 'zh' ? 'zh-cn' : 'en', firstDayOfWeek: 1 as const, weekendDays: [] },
    format: formats[language],
    props: {
      ...rest,
      value: text(value),
      onChange: (next: string | null) =>
        onChange(next ? fromWallTime(dayjs(next).format(pickerFormat), timeZone) : null),
      minDate: (isAhead ? `${dayIn(now, timeZone)} 00:00:00` : text(from)) ?? undefined,
      maxDate: text(until) ?? undefined,
      leftSection: <CalendarIcon />,
      monthLabelFormat: formats[language].month,
      yearLabelFormat: formats[language].year,
      getDayAriaLabel: (day: string) => dayjs(day).format(formats[language].spoken),
      ariaLabels: {
        monthLevelControl: t('chooseMonth'),
        yearLevelControl: t('chooseYear'),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
        previousYear: t('previousYear'),
        nextYear: t('nextYear'),
        previousDecade: t('previousYears'),
        nextDecade: t('nextYears'),
      },
    },
  };
};

// Escape in the calendar's time field closes the calendar only; without this a dialog around it closes too.
const closesCalendarOnly = { 'data-mantine-stop-propagation': true } as const;

/** A field for a moment: day and time in the reader's time zone, which is named where it differs from the school's. */
export const DateTimeField = (fieldProps: DateFieldProps) => {
  const { settings, format, props } = useDateFieldProps(fieldProps);
  const language = useLanguage();
  const now = useNow(60_000);
  const t = useTranslation(messages);
  return (
    <DatesProvider settings={settings}>
      <DateTimePicker
        {...props}
        label={fieldProps.label + zoneSuffix(fieldProps.value ?? new Date(now), language)}
        valueFormat={format.moment}
        defaultTimeValue={props.value?.slice(11, 16) ?? defaultTime}
        timePickerProps={{
          minutesStep: 30,
          hoursInputLabel: t('hours'),
          minutesInputLabel: t('minutes'),
          hoursInputProps: closesCalendarOnly,
          minutesInputProps: closesCalendarOnly,
        }}
        submitButtonProps={{ 'aria-label': t('take'), ...closesCalendarOnly }}
      />
    </DatesProvider>
  );
};

/** A field for a day. */
export const DateField = (fieldProps: DateFieldProps) => {
  const { settings, format, props } = useDateFieldProps(fieldProps);
  return (
    <DatesProvider settings={settings}>
      <DatePickerInput {...props} valueFormat={format.day} />
    </DatesProvider>
  );
};
