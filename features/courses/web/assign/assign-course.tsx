import { Radio, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  AssignmentForm,
  DeliveryConsequences,
  DeliverySections,
  FeedbackField,
  useAudience,
} from '@inkstone/assignments/web';
import { Section, useNow, useTranslation } from '@inkstone/ui';
import { assignedCourseMessages, courseMakerMessages, myCourseMessages } from '../../messages.ts';
import { watchedThresholdPercent } from '../../rules.ts';
import { findCourseFaults, type CourseDraft } from './course-draft.ts';
import { CoursePicker } from './course-picker.tsx';
import { useAssignCourse } from './use-assign-course.ts';
import styles from './assign.module.css';

const speeds = [100, 125, 150, 175, 200];
const modes = ['sync', 'watchFirst'] as const;

interface AssignCourseProps {
  draft: CourseDraft;
  onChange(draft: CourseDraft): void;
  onMake(courseId: number | null): void;
}

/** The form for assigning a course, with its consequences beside it. */
export const AssignCourse = ({ draft, onChange, onMake }: AssignCourseProps) => {
  const t = useTranslation(assignedCourseMessages);
  const tMaker = useTranslation(courseMakerMessages);
  const [isTouched, setTouched] = useState(false);
  const creation = useAssignCourse();
  const now = useNow(10_000);
  const change = (part: Partial<CourseDraft>) => {
    setTouched(true);
    onChange({ ...draft, ...part });
  };
  const faults = creation.tries > 0 ? findCourseFaults(draft, now) : [];
  const getMessage = (messageKey: (typeof faults)[number]['messageKey']) =>
    messageKey === 'needCourse' ? tMaker(messageKey) : t(messageKey);
  const errorFor = (field: string) => {
    const fault = faults.find((draftFault) => draftFault.field === field);
    return fault && getMessage(fault.messageKey);
  };
  return (
    <AssignmentForm
      t={t}
      submitLabel={t('gives')}
      submission={creation}
      faults={faults.map(({ field, messageKey }) => ({ field, message: getMessage(messageKey) }))}
      isTouched={isTouched}
      consequences={<Consequences draft={draft} />}
      onSubmit={() => void creation.give(draft)}
    >
      <Section title={tMaker('what')}>
        <CoursePicker selectedId={draft.courseId} onSelect={(courseId) => change({ courseId })} onMake={onMake} />
      </Section>
      <Section title={tMaker('how')}>
        <PracticeFields draft={draft} onChange={change} />
      </Section>
      <DeliverySections
        {...{ t, draft, errorFor }}
        prefix="course"
        onChange={change}
        besideMessage={
          <TextInput
            label={tMaker('title')}
            description={tMaker('titleNote')}
            maxLength={200}
            value={draft.title}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
        }
      />
    </AssignmentForm>
  );
};

const PracticeFields = ({ draft, onChange }: { draft: CourseDraft; onChange(change: Partial<CourseDraft>): void }) => {
  const t = useTranslation(assignedCourseMessages);
  const tMaker = useTranslation(courseMakerMessages);
  const tMyCourses = useTranslation(myCourseMessages);
  return (
    <div className={styles.fields}>
      <Radio.Group
        label={t('mode')}
        value={draft.practiceMode}
        onChange={(next) => onChange({ practiceMode: modes.find((option) => option === next) ?? 'sync' })}
      >
        {modes.map((mode) => (
          <Radio
            key={mode}
            mt="xs"
            value={mode}
            label={t(mode)}
            description={
              mode === 'sync' ? tMyCourses('syncBody') : tMyCourses('watchFirstBody', { need: watchedThresholdPercent })
            }
          />
        ))}
      </Radio.Group>
      <Select
        label={tMaker('fastest')}
        description={tMaker('fastestNote')}
        allowDeselect={false}
        data={speeds.map((speed) => ({ value: String(speed), label: tMaker('speedOf', { speed: speed / 100 }) }))}
        value={String(draft.fastest)}
        onChange={(next) => onChange({ fastest: Number(next ?? 200) })}
      />
      <FeedbackField isOn={draft.hasInstantFeedback} onChange={onChange} />
    </div>
  );
};

const Consequences = ({ draft }: { draft: CourseDraft }) => {
  const t = useTranslation(assignedCourseMessages);
  const tMaker = useTranslation(courseMakerMessages);
  const audience = useAudience(draft);
  return (
    <DeliveryConsequences {...{ t, draft, audience }} getDeadlineText={(at) => tMaker('dueBy', at)}>
      <li>{tMaker('pinned')}</li>
    </DeliveryConsequences>
  );
};
