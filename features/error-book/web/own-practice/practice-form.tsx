import { Button, Checkbox, MultiSelect, SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import type { CallOutput } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import type { getPracticeOptions } from '../../contract.ts';
import { usualPracticeQuestions } from '../../practice-limits.ts';
import { practiceMessages } from '../../messages.ts';
import { useCreatePractice } from './use-create-practice.ts';
import styles from './own-practice.module.css';

type Options = CallOutput<typeof getPracticeOptions>;

const lengths = { questions: [5, 10, 20, 30], minutes: [10, 20, 30, 45] } as const;
type Unit = keyof typeof lengths;

interface Length {
  unit: Unit;
  count: number;
}

const maxPoints = 10;

/** Chooses an exam, a section, knowledge points and a length, and has practice put together from them. */
export const PracticeForm = ({ options }: { options: Options }) => {
  const t = useTranslation(practiceMessages);
  const { create, isPending } = useCreatePractice();
  const [programmeId, setProgrammeId] = useState(options.programmes[0]?.id ?? null);
  const [subjectId, setSubjectId] = useState<number | null>(null);
  const [pointIds, setPointIds] = useState<number[]>([]);
  const [length, setLength] = useState<Length>({ unit: 'questions', count: usualPracticeQuestions });
  const [hasInstantFeedback, setInstantFeedback] = useState(false);
  const programme = options.programmes.find(({ id }) => id === programmeId) ?? options.programmes[0];
  const subject = programme?.subjects.find(({ id }) => id === subjectId) ?? programme?.subjects[0];
  const mayCreate = options.openLeft > 0 && options.todayLeft > 0;
  const send = () => {
    if (!subject) return;
    const wish = { pointIds, [length.unit]: length.count, hasInstantFeedback };
    void create({ source: 'choice', subjectId: subject.id, ...wish });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Select
        label={t('exam')}
        allowDeselect={false}
        data={options.programmes.map(({ id, name }) => ({ value: id, label: name }))}
        value={programme?.id ?? null}
        onChange={(value) => {
          setProgrammeId(value);
          setSubjectId(null);
          setPointIds([]);
        }}
      />
      <Select
        label={t('section')}
        allowDeselect={false}
        data={(programme?.subjects ?? []).map(({ id, name }) => ({ value: `${id}`, label: name }))}
        value={subject ? `${subject.id}` : null}
        onChange={(value) => {
          setSubjectId(Number(value));
          setPointIds([]);
        }}
      />
      {subject && subject.points.length > 0 && (
        <MultiSelect
          label={t('points')}
          placeholder={pointIds.length === 0 ? t('allPoints') : ''}
          data={subject.points.map(({ id, name }) => ({ value: `${id}`, label: name }))}
          maxValues={maxPoints}
          searchable
          value={pointIds.map(String)}
          onChange={(values) => setPointIds(values.map(Number))}
        />
      )}
      <LengthField length={length} onChange={setLength} />
      <Checkbox
        className={styles.feedback}
        label={t('instantFeedback')}
        description={t('instantFeedbackNote')}
        checked={hasInstantFeedback}
        onChange={({ currentTarget }) => setInstantFeedback(currentTarget.checked)}
      />
      <div className={styles.send}>
        <Button type="submit" variant="filled" loading={isPending} disabled={!mayCreate}>
          {t('begin')}
        </Button>
        <span className="meta num">
          {mayCreate ? t('limits', { open: options.openLeft, today: options.todayLeft }) : t('noneLeft')}
        </span>
      </div>
    </form>
  );
};

const LengthField = ({ length, onChange }: { length: Length; onChange(length: Length): void }) => {
  const t = useTranslation(practiceMessages);
  const units = [
    { value: 'questions', label: t('byQuestions') },
    { value: 'minutes', label: t('byMinutes') },
  ];
  const counts = lengths[length.unit].map((count) => ({
    value: `${count}`,
    label: t(length.unit === 'questions' ? 'questionsOption' : 'minutesOption', { count }),
  }));
  return (
    <fieldset className={styles.length}>
      <legend>{t('length')}</legend>
      <SegmentedControl
        aria-label={t('length')}
        data={units}
        value={length.unit}
        onChange={(value) => {
          const unit = value === 'minutes' ? 'minutes' : 'questions';
          onChange({ unit, count: lengths[unit][1] });
        }}
      />
      <SegmentedControl
        aria-label={t(length.unit === 'questions' ? 'byQuestions' : 'byMinutes')}
        data={counts}
        value={`${length.count}`}
        onChange={(value) => onChange({ ...length, count: Number(value) })}
      />
      <span className="meta">{t(length.unit === 'questions' ? 'lengthNote' : 'minutesNote')}</span>
    </fieldset>
  );
};
