import { Checkbox, Select, TextInput } from '@mantine/core';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { sessionMessages } from '../messages.ts';
import { weekdayFor } from '../rules/recurrence.ts';
import { ClassSelect, RoomSelect, TeachersField } from './choices.tsx';
import { weekdayText } from './day-text.ts';
import type { SessionFields } from './session-fields.ts';
import styles from './session.module.css';

interface SessionFormProps {
  fields: SessionFields;
  /** A new one has a class to choose, and can be repeated. */
  isNew: boolean;
  onChange(next: Partial<SessionFields>): void;
}

/** The fields of a session. */
export const SessionForm = ({ fields, isNew, onChange }: SessionFormProps) => {
  const t = useTranslation(sessionMessages);
  return (
    <>
      {isNew && (
        <ClassSelect
          id="session-class"
          isForm
          label={t('class')}
          value={fields.schoolClass}
          onChange={(schoolClass) => onChange({ schoolClass })}
        />
      )}
      <div className={styles.times}>
        <TextInput
          id="session-day"
          type="date"
          label={t('day')}
          value={fields.day}
          onChange={({ currentTarget: { value: day } }) =>
            onChange({ day, ...(day !== '' && { weekdays: [weekdayFor(day)] }) })
          }
        />
        <TextInput
          id="session-begins"
          type="time"
          label={t('begins')}
          value={fields.begins}
          onChange={({ currentTarget }) => onChange({ begins: currentTarget.value.slice(0, 5) })}
        />
        <TextInput
          type="time"
          label={t('ends')}
          value={fields.ends}
          onChange={({ currentTarget }) => onChange({ ends: currentTarget.value.slice(0, 5) })}
        />
      </div>
      <TeachersField
        id="session-teachers"
        label={t('teachers')}
        value={fields.teachers}
        onChange={(teachers) => onChange({ teachers })}
      />
      <RoomSelect isForm label={t('room')} value={fields.room} onChange={(room) => onChange({ room })} />
      <div className={styles.titles}>
        <TextInput
          label={t('titleEn')}
          maxLength={200}
          value={fields.title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        <TextInput
          label={t('titleZh')}
          lang="zh-CN"
          maxLength={200}
          value={fields.titleZh}
          onChange={({ currentTarget }) => onChange({ titleZh: currentTarget.value })}
        />
      </div>
      {isNew && (
        <Checkbox
          label={t('repeat')}
          checked={fields.isRepeated}
          onChange={({ currentTarget }) => onChange({ isRepeated: currentTarget.checked })}
        />
      )}
      {isNew && fields.isRepeated && <RepeatFields fields={fields} onChange={onChange} />}
    </>
  );
};

const mostInterval = 4;

const RepeatFields = ({ fields, onChange }: Omit<SessionFormProps, 'isNew'>) => {
  const t = useTranslation(sessionMessages);
  const language = useLanguage();
  const intervals = Array.from({ length: mostInterval }, (_, index) => index + 1);
  return (
    <>
      <Checkbox.Group
        id="session-weekdays"
        label={t('weekdays')}
        value={fields.weekdays.map(String)}
        onChange={(values) => onChange({ weekdays: values.map(Number) })}
      >
        <div className={styles.choices}>
          {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
            <Checkbox key={weekday} value={String(weekday)} label={weekdayText(weekday, language)} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={styles.titles}>
        <TextInput
          id="session-until"
          type="date"
          label={t('until')}
          value={fields.toDay}
          onChange={({ currentTarget }) => onChange({ toDay: currentTarget.value })}
        />
        <Select
          label={t('interval')}
          allowDeselect={false}
          data={intervals.map((count) => ({
            value: String(count),
            label: count === 1 ? t('everyWeek') : t('everyWeeks', { count }),
          }))}
          value={String(fields.intervalWeeks)}
          onChange={(value) => onChange({ intervalWeeks: Number(value ?? 1) })}
        />
      </div>
    </>
  );
};
