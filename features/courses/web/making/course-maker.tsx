import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { failureFrom, newRequestId, useApiMutation } from '@inkstone/call/web';
import { programmeCards } from '@inkstone/programmes/cards';
import { useProtectPage } from '@inkstone/session/web';
import {
  FormErrors,
  noticeDone,
  PlusIcon,
  Section,
  Stack,
  useConfirm,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { useLeaveGuard } from '@inkstone/ui/screen';
import { createCourse, editCourse } from '../../contract.ts';
import { makingWords } from '../../messages.ts';
import {
  faultsOf,
  madeFrom,
  newLesson,
  savingOf,
  type MadeCourse,
  type MadeLesson,
  type WholeCourse,
} from './course-made.ts';
import { LessonEditor } from './lesson-editor.tsx';
import styles from './making.module.css';

interface CourseMakerProps {
  /** Null for a new one. */
  course: WholeCourse | null;
  onSaved(courseId: number): void;
  onBack(): void;
}

/** Saves a course once a press. */
const useSaveCourse = (course: WholeCourse | null, onSaved: (courseId: number) => void) => {
  const t = useTranslation(makingWords);
  const create = useApiMutation(createCourse);
  const edit = useApiMutation(editCourse);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const press = useRef({ content: '', requestId: '' });
  const save = async (made: MadeCourse) => {
    setRefused(null);
    setTries((now) => now + 1);
    if (faultsOf(made).length > 0) return;
    const saving = savingOf(made);
    const content = JSON.stringify(saving);
    if (press.current.content !== content) press.current = { content, requestId: newRequestId() };
    const { requestId } = press.current;
    try {
      const { id } = course
        ? await edit.mutateAsync({ ...saving, requestId, courseId: course.courseId, revision: course.revision })
        : await create.mutateAsync({ ...saving, requestId });
      noticeDone(t('saved'));
      onSaved(id);
    } catch (error) {
      setRefused(failureFrom(error)?.message ?? String(error));
      setTries((now) => now + 1);
    }
  };
  return { save, tries, refused, isSaving: create.isPending || edit.isPending };
};

/** A course being made or changed: what it is, its lessons in order, the questions on the way. */
export const CourseMaker = ({ course, onSaved, onBack }: CourseMakerProps) => {
  const t = useTranslation(makingWords);
  const confirm = useConfirm();
  const [made, setMade] = useState(() => madeFrom(course));
  const [isTouched, setTouched] = useState(false);
  const saving = useSaveCourse(course, onSaved);
  const faults = saving.tries > 0 ? faultsOf(made) : [];
  const leave = () => confirm({ title: t('leaveTitle'), body: t('leaveBody'), act: t('leaveAct'), danger: true });
  useProtectPage(isTouched ? 'unsaved' : null);
  useLeaveGuard(isTouched, leave);
  const wrong = (field: string) => {
    const fault = faults.find((one) => one.field === field);
    return fault && t(fault.says, { number: fault.number });
  };
  const change = (part: Partial<MadeCourse>) => {
    setTouched(true);
    setMade((before) => ({ ...before, ...part }));
  };
  // A film arrives some time after other fields have changed.
  const changeLesson = (key: string, part: Partial<MadeLesson>) => {
    setTouched(true);
    setMade((before) => ({
      ...before,
      lessons: before.lessons.map((one) => (one.key === key ? { ...one, ...part } : one)),
    }));
  };
  const move = (index: number, by: -1 | 1) => {
    const lessons = [...made.lessons];
    const [moved] = lessons.splice(index, 1);
    if (moved) lessons.splice(index + by, 0, moved);
    change({ lessons });
  };
  const back = async () => {
    if (!isTouched || (await leave())) onBack();
  };
  const taken = new Set(made.lessons.flatMap(({ cues }) => cues.map(({ setId }) => setId)));
  return (
    <Stack>
      <FormErrors
        attempt={saving.tries}
        title={saving.refused ?? (faults.length > 0 ? t('notSaved') : undefined)}
        errors={faults.map(({ field, says, number }) => ({ field, message: t(says, { number }) }))}
      />
      <Section title={t('about')}>
        <CourseFields made={made} wrong={wrong} onChange={change} />
      </Section>
      <Section title={t('lessons')} count={made.lessons.length}>
        <ol className={styles.lessons}>
          {made.lessons.map((lesson, index) => (
            <LessonEditor
              key={lesson.key}
              lesson={lesson}
              number={index + 1}
              isLast={index === made.lessons.length - 1}
              taken={taken}
              wrong={wrong}
              onChange={(part) => changeLesson(lesson.key, part)}
              onMove={(by) => move(index, by)}
              onRemove={() => change({ lessons: made.lessons.filter(({ key }) => key !== lesson.key) })}
            />
          ))}
        </ol>
        <div className={styles.acts}>
          <Button
            id="course-add"
            leftSection={<PlusIcon />}
            onClick={() => change({ lessons: [...made.lessons, newLesson()] })}
          >
            {t('addLesson')}
          </Button>
        </div>
      </Section>
      <div className={styles.acts}>
        <Button variant="filled" loading={saving.isSaving} onClick={() => void saving.save(made)}>
          {t('save')}
        </Button>
        <Button onClick={() => void back()}>{t('back')}</Button>
      </div>
    </Stack>
  );
};

interface CourseFieldsProps {
  made: MadeCourse;
  wrong(field: string): string | undefined;
  onChange(change: Partial<MadeCourse>): void;
}

const CourseFields = ({ made, wrong, onChange }: CourseFieldsProps) => {
  const t = useTranslation(makingWords);
  const language = useLanguage();
  return (
    <div className={`${styles.fields} ${styles.about}`}>
      <TextInput
        id="course-name"
        label={t('name')}
        maxLength={200}
        value={made.name}
        error={wrong('course-name')}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextInput
        label={t('nameZh')}
        lang="zh-CN"
        maxLength={200}
        value={made.nameZh}
        onChange={({ currentTarget }) => onChange({ nameZh: currentTarget.value })}
      />
      <Textarea
        label={t('summary')}
        maxLength={2000}
        autosize
        minRows={2}
        maxRows={6}
        value={made.summary}
        onChange={({ currentTarget }) => onChange({ summary: currentTarget.value })}
      />
      <Textarea
        label={t('summaryZh')}
        lang="zh-CN"
        maxLength={2000}
        autosize
        minRows={2}
        maxRows={6}
        value={made.summaryZh}
        onChange={({ currentTarget }) => onChange({ summaryZh: currentTarget.value })}
      />
      <Select
        label={t('programme')}
        clearable
        data={programmeCards.map(({ id, name }) => ({ value: id, label: name[language] }))}
        value={made.project || null}
        onChange={(next) => onChange({ project: next ?? '' })}
      />
    </div>
  );
};
