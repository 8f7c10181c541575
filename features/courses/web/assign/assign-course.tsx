import { Radio, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { GivingForm, PeoplePicker, useAudience } from '@inkstone/assignments/web';
import { Section, noWrapInstant, useLanguage, useNow, useTranslation } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
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
    <GivingForm
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
      <Section title={t('who')}>
        <PeoplePicker draft={draft} onChange={change} />
      </Section>
      <Section title={t('when')}>
        <div className={styles.fields}>
          <DateTimeField
            id="course-begin"
            label={t('begins')}
            value={draft.beginsAt}
            error={errorFor('course-begin')}
            onChange={(beginsAt) => change({ beginsAt })}
          />
          <DateTimeField
            isAhead
            id="course-deadline"
            label={t('deadline')}
            value={draft.deadline}
            error={errorFor('course-deadline')}
            onChange={(deadline) => change({ deadline })}
          />
        </div>
      </Section>
      <Section title={t('words')}>
        <div className={styles.fields}>
          <TextInput
            label={tMaker('title')}
            description={tMaker('titleNote')}
            maxLength={200}
            value={draft.title}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
          <Textarea
            label={t('message')}
            maxLength={2000}
            autosize
            minRows={2}
            maxRows={8}
            value={draft.message}
            onChange={({ currentTarget }) => change({ message: currentTarget.value })}
          />
        </div>
      </Section>
    </GivingForm>
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
    </div>
  );
};

/** What assigning will do, shown before it is done. */
const Consequences = ({ draft }: { draft: CourseDraft }) => {
  const t = useTranslation(assignedCourseMessages);
  const tMaker = useTranslation(courseMakerMessages);
  const language = useLanguage();
  const now = useNow(30_000);
  const audience = useAudience(draft);
  const { beginsAt, deadline, classIds } = draft;
  const at = (moment: Date) => ({ at: noWrapInstant(moment, language) });
  const who = () => {
    if (audience.count === 0) return t('nobody');
    return t(audience.isExact ? 'toStudents' : 'upToStudents', { count: audience.count });
  };
  return (
    <ul className="num">
      <li>{who()}</li>
      {classIds.length > 0 && <li>{t('laterMembers')}</li>}
      {beginsAt && <li>{beginsAt.getTime() > now ? t('opensAt', at(beginsAt)) : t('opensNow')}</li>}
      {deadline && <li>{tMaker('dueBy', at(deadline))}</li>}
      <li>{tMaker('pinned')}</li>
      <li>{t('toldToo')}</li>
    </ul>
  );
};
