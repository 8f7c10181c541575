import { TextInput } from '@mantine/core';
import { dayIn } from '@inkstone/base';
import { useTranslation } from '@inkstone/ui';
import { schoolZone } from '@inkstone/ui/time';
import { schoolClassMessages } from '../../messages.ts';

/** The present day of the school's calendar. */
export const presentDay = (): string => dayIn(Date.now(), schoolZone());

/** The day as the calls take it: today is left out, and counts from this moment. */
export const toDayInput = (day: string): { day?: string } => (day === presentDay() ? {} : { day });

/** The day from which a change counts, and what another one than today means. */
export const DayField = ({ id, day, onChange }: { id: string; day: string; onChange(day: string): void }) => {
  const t = useTranslation(schoolClassMessages);
  const today = presentDay();
  const note = day > today ? t('dayComing') : t('dayPast');
  return (
    <TextInput
      id={id}
      type="date"
      label={t('from')}
      description={day === '' || day === today ? t('dayToday') : note}
      value={day}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};
