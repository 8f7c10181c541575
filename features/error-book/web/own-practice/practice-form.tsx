import { Button, Checkbox, MultiSelect, SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import { groupBy } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import type { getPracticeOptions, listPracticeSections } from '../../contract.ts';
import { usualPracticeQuestions } from '../../practice-limits.ts';
import { practiceMessages } from '../../messages.ts';
import { useCreatePractice } from './use-create-practice.ts';
import styles from './own-practice.module.css';

type Options = CallOutput<typeof getPracticeOptions>;
type ExamSection = CallOutput<typeof listPracticeSections>['list'][number];

const toSectionKey = ({ programme, variant, section }: ExamSection): string => [programme, variant, section].join(' ');

const lengths = { questions: [5, 10, 20, 30], minutes: [10, 20, 30, 45] } as const;
type Unit = keyof typeof lengths;

interface Length {
  unit: Unit;
  count: number;
}

const maxPoints = 10;

/** What is chosen of the bank's topics: an exam, a section, knowledge points and a length. */
const useTopicChoice = (options: Options) => {
  const [programmeId, setProgrammeId] = useState(options.programmes[0]?.id ?? null);
  const [subjectId, setSubjectId] = useState<number | null>(null);
  const [pointIds, setPointIds] = useState<number[]>([]);
  const [length, setLength] = useState<Length>({ unit: 'questions', count: usualPracticeQuestions });
  const programme = options.programmes.find(({ id }) => id === programmeId) ?? options.programmes[0];
  const subject = programme?.subjects.find(({ id }) => id === subjectId) ?? programme?.subjects[0];
  return {
    ...{ programme, subject, pointIds, length, setPointIds, setLength },
    chooseProgramme(id: string | null) {
      setProgrammeId(id);
      setSubjectId(null);
      setPointIds([]);
    },
    chooseSubject(id: number) {
      setSubjectId(id);
      setPointIds([]);
    },
  };
};

interface PracticeFormProps {
  options: Options;
  /** Sections of exams that can be practised alone; empty while they load, and where no whole paper is marked. */
  sections: readonly ExamSection[];
}

/** Chooses what is practised: knowledge points of a section by length, or one section of an exam by its clock. */
export const PracticeForm = ({ options, sections }: PracticeFormProps) => {
  const t = useTranslation(practiceMessages);
  const { create, isPending } = useCreatePractice();
  const [isBySection, setBySection] = useState(false);
  const topics = useTopicChoice(options);
  const [sectionKey, setSectionKey] = useState<string | null>(null);
  const [hasInstantFeedback, setInstantFeedback] = useState(false);
  const mayCreate = options.openLeft > 0 && options.todayLeft > 0;
  const hasSections = sections.length > 0;
  const section = sections.find((candidate) => toSectionKey(candidate) === sectionKey) ?? sections[0];
  const send = () => {
    if (isBySection && section) {
      const { programme, variant, section: id } = section;
      void create({ source: 'section', programme, variant, section: id, hasInstantFeedback });
    } else if (topics.subject) {
      const { subject, pointIds, length } = topics;
      const wish = { subjectId: subject.id, pointIds, [length.unit]: length.count };
      void create({ source: 'choice', ...wish, hasInstantFeedback });
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {hasSections && <KindControl isBySection={isBySection} onChange={setBySection} />}
      {isBySection && section ? (
        <SectionField sections={sections} section={section} onChange={setSectionKey} />
      ) : (
        <TopicFields options={options} topics={topics} />
      )}
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

/** Chooses between knowledge points and a section of an exam. */
const KindControl = ({ isBySection, onChange }: { isBySection: boolean; onChange(isBySection: boolean): void }) => {
  const t = useTranslation(practiceMessages);
  return (
    <SegmentedControl
      className={styles.kind}
      aria-label={t('kind')}
      data={[
        { value: 'topics', label: t('byTopics') },
        { value: 'section', label: t('bySection') },
      ]}
      value={isBySection ? 'section' : 'topics'}
      onChange={(value) => onChange(value === 'section')}
    />
  );
};

interface SectionFieldProps {
  sections: readonly ExamSection[];
  section: ExamSection;
  onChange(key: string | null): void;
}

/** Chooses one section of an exam, grouped by programme. */
const SectionField = ({ sections, section, onChange }: SectionFieldProps) => {
  const t = useTranslation(practiceMessages);
  const groups = groupBy(sections, ({ programmeName }) => programmeName);
  const toItem = (candidate: ExamSection) => ({
    value: toSectionKey(candidate),
    label: t('sectionOfExam', { exam: candidate.variantName, section: candidate.name }),
  });
  return (
    <Select
      className={styles.examSection}
      label={t('examSection')}
      description={t('examSectionNote')}
      allowDeselect={false}
      data={[...groups].map(([group, items]) => ({ group, items: items.map(toItem) }))}
      value={toSectionKey(section)}
      onChange={onChange}
    />
  );
};

interface TopicFieldsProps {
  options: Options;
  topics: ReturnType<typeof useTopicChoice>;
}

const TopicFields = ({ options, topics }: TopicFieldsProps) => {
  const t = useTranslation(practiceMessages);
  const { programme, subject, pointIds, length } = topics;
  return (
    <>
      <Select
        label={t('exam')}
        allowDeselect={false}
        data={options.programmes.map(({ id, name }) => ({ value: id, label: name }))}
        value={programme?.id ?? null}
        onChange={topics.chooseProgramme}
      />
      <Select
        label={t('section')}
        allowDeselect={false}
        data={(programme?.subjects ?? []).map(({ id, name }) => ({ value: `${id}`, label: name }))}
        value={subject ? `${subject.id}` : null}
        onChange={(value) => topics.chooseSubject(Number(value))}
      />
      {subject && subject.points.length > 0 && (
        <MultiSelect
          label={t('points')}
          placeholder={pointIds.length === 0 ? t('allPoints') : ''}
          data={subject.points.map(({ id, name }) => ({ value: `${id}`, label: name }))}
          maxValues={maxPoints}
          searchable
          value={pointIds.map(String)}
          onChange={(values) => topics.setPointIds(values.map(Number))}
        />
      )}
      <LengthField length={length} onChange={topics.setLength} />
    </>
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
