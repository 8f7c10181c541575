import { Radio, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { GivingForm, PeoplePicker, useAudience } from '@inkstone/assignments/web';
import { Section, noWrapInstant, useLanguage, useNow, useTranslation } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { givenWords, makingWords, mineWords } from '../../messages.ts';
import { watchedEnough } from '../../rules.ts';
import { courseFaults, type CourseDraft } from './course-draft.ts';
import { CoursePicker } from './course-picker.tsx';
import { useGiveCourse } from './use-give-course.ts';
import styles from './giving.module.css';

const speeds = [100, 125, 150, 175, 200];
const modes = ['sync', 'watchFirst'] as const;

interface GiveCourseProps {
  draft: CourseDraft;
  onChange(draft: CourseDraft): void;
  onMake(courseId: number | null): void;
}

/** The form for giving a course, with its consequences in words beside it. */
export const GiveCourse = ({ draft, onChange, onMake }: GiveCourseProps) => {
  const t = useTranslation(givenWords);
  const say = useTranslation(makingWords);
  const [isTouched, setTouched] = useState(false);
  const giving = useGiveCourse();
  const now = useNow(10_000);
  const change = (part: Partial<CourseDraft>) => {
    setTouched(true);
    onChange({ ...draft, ...part });
  };
  const faults = giving.tries > 0 ? courseFaults(draft, now) : [];
  const words = (says: (typeof faults)[number]['says']) => (says === 'needCourse' ? say(says) : t(says));
  const wrong = (field: string) => {
    const fault = faults.find((one) => one.field === field);
    return fault && words(fault.says);
  };
  return (
    <GivingForm
      say={t}
      act={t('gives')}
      giving={giving}
      faults={faults.map(({ field, says }) => ({ field, message: words(says) }))}
      isTouched={isTouched}
      consequences={<Consequences draft={draft} />}
      onGive={() => void giving.give(draft)}
    >
      <Section title={say('what')}>
        <CoursePicker chosen={draft.courseId} onChoose={(courseId) => change({ courseId })} onMake={onMake} />
      </Section>
      <Section title={say('how')}>
        <HowFields draft={draft} onChange={change} />
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
            error={wrong('course-begin')}
            onChange={(beginsAt) => change({ beginsAt })}
          />
          <DateTimeField
            isAhead
            id="course-deadline"
            label={t('deadline')}
            value={draft.deadline}
            error={wrong('course-deadline')}
            onChange={(deadline) => change({ deadline })}
          />
        </div>
      </Section>
      <Section title={t('words')}>
        <div className={styles.fields}>
          <TextInput
            label={say('title')}
            description={say('titleNote')}
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

const HowFields = ({ draft, onChange }: { draft: CourseDraft; onChange(change: Partial<CourseDraft>): void }) => {
  const t = useTranslation(givenWords);
  const say = useTranslation(makingWords);
  const mine = useTranslation(mineWords);
  return (
    <div className={styles.fields}>
      <Radio.Group
        label={t('mode')}
        value={draft.practiceMode}
        onChange={(next) => onChange({ practiceMode: modes.find((one) => one === next) ?? 'sync' })}
      >
        {modes.map((mode) => (
          <Radio
            key={mode}
            mt="xs"
            value={mode}
            label={t(mode)}
            description={mode === 'sync' ? mine('syncBody') : mine('watchFirstBody', { need: watchedEnough })}
          />
        ))}
      </Radio.Group>
      <Select
        label={say('fastest')}
        description={say('fastestNote')}
        allowDeselect={false}
        data={speeds.map((one) => ({ value: String(one), label: say('speedOf', { speed: one / 100 }) }))}
        value={String(draft.fastest)}
        onChange={(next) => onChange({ fastest: Number(next ?? 200) })}
      />
    </div>
  );
};

/** What giving it will do, in words, before it is done. */
const Consequences = ({ draft }: { draft: CourseDraft }) => {
  const t = useTranslation(givenWords);
  const say = useTranslation(makingWords);
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
      {deadline && <li>{say('dueBy', at(deadline))}</li>}
      <li>{say('pinned')}</li>
      <li>{t('toldToo')}</li>
    </ul>
  );
};
