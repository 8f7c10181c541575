import { Button, FileButton, Select, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useApiMutation, useContentRequestId, getErrorMessage } from '@inkstone/call/web';
import { programmeCards } from '@inkstone/programmes/cards';
import { useProtectPage } from '@inkstone/session/web';
import {
  FormErrors,
  toastSuccess,
  PlusIcon,
  UploadIcon,
  Section,
  Stack,
  useConfirm,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { useLeaveGuard } from '@inkstone/ui/screen';
import { createCourse, updateCourse } from '../../contract.ts';
import { courseMakerMessages } from '../../messages.ts';
import {
  addFilmLessons,
  findDraftFaults,
  toDraftCourse,
  newLesson,
  toSaveInput,
  type DraftCourse,
  type DraftLesson,
  type CourseDetail,
} from './draft-course.ts';
import { LessonEditor } from './lesson-editor.tsx';
import styles from './maker.module.css';

interface CourseMakerProps {
  /** Null for a new one. */
  course: CourseDetail | null;
  onSaved(courseId: number): void;
  onBack(): void;
}

/** Saves a course with one request id for each content. */
const useSaveCourse = (course: CourseDetail | null, onSaved: (courseId: number) => void) => {
  const t = useTranslation(courseMakerMessages);
  const create = useApiMutation(createCourse);
  const edit = useApiMutation(updateCourse);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const requestIdFor = useContentRequestId();
  const save = async (draft: DraftCourse) => {
    setRefused(null);
    setTries((now) => now + 1);
    if (findDraftFaults(draft).length > 0) return;
    const saveState = toSaveInput(draft);
    const requestId = requestIdFor(saveState);
    try {
      const { id } = course
        ? await edit.mutateAsync({ ...saveState, requestId, courseId: course.courseId, revision: course.revision })
        : await create.mutateAsync({ ...saveState, requestId });
      toastSuccess(t('saved'));
      onSaved(id);
    } catch (error) {
      setRefused(getErrorMessage(error));
      setTries((now) => now + 1);
    }
  };
  return { save, tries, refused, isSaving: create.isPending || edit.isPending };
};

/** The course editor: its facts, its lessons in order, and their questions. */
export const CourseMaker = ({ course, onSaved, onBack }: CourseMakerProps) => {
  const t = useTranslation(courseMakerMessages);
  const confirm = useConfirm();
  const { draft, isTouched, change, changeLesson, move } = useCourseDraft(course);
  const saveState = useSaveCourse(course, onSaved);
  const runInTurn = useTurns();
  const faults = saveState.tries > 0 ? findDraftFaults(draft) : [];
  const leave = () =>
    confirm({ title: t('leaveTitle'), body: t('leaveBody'), actionLabel: t('leaveAct'), danger: true });
  useProtectPage(isTouched ? 'unsaved' : null);
  useLeaveGuard(isTouched, leave);
  const errorFor = (field: string) => {
    const fault = faults.find((draftFault) => draftFault.field === field);
    return fault && t(fault.messageKey, { number: fault.number });
  };
  const back = async () => {
    if (!isTouched || (await leave())) onBack();
  };
  const takenIds = new Set(draft.lessons.flatMap(({ cues }) => cues.map(({ setId }) => setId)));
  return (
    <Stack>
      <FormErrors
        attempt={saveState.tries}
        title={saveState.refused ?? (faults.length > 0 ? t('notSaved') : undefined)}
        errors={faults.map(({ field, messageKey, number }) => ({ field, message: t(messageKey, { number }) }))}
      />
      <Section title={t('about')}>
        <CourseFields made={draft} wrong={errorFor} onChange={change} />
      </Section>
      <Section title={t('lessons')} count={draft.lessons.length}>
        <ol className={styles.lessons}>
          {draft.lessons.map((lesson, index) => (
            <LessonEditor
              key={lesson.key}
              lesson={lesson}
              number={index + 1}
              isLast={index === draft.lessons.length - 1}
              takenIds={takenIds}
              runInTurn={runInTurn}
              errorFor={errorFor}
              onChange={(part) => changeLesson(lesson.key, part)}
              onMove={(by) => move(index, by)}
              onRemove={() => change({ lessons: draft.lessons.filter(({ key }) => key !== lesson.key) })}
            />
          ))}
        </ol>
        <AddLesson
          onAdd={() => change({ lessons: [...draft.lessons, newLesson()] })}
          onFilms={(films) => change({ lessons: addFilmLessons(draft.lessons, films) })}
        />
      </Section>
      <div className={styles.acts}>
        <Button variant="filled" loading={saveState.isSaving} onClick={() => void saveState.save(draft)}>
          {t('save')}
        </Button>
        <Button onClick={() => void back()}>{t('back')}</Button>
      </div>
    </Stack>
  );
};

interface CourseFieldsProps {
  made: DraftCourse;
  wrong(field: string): string | undefined;
  onChange(change: Partial<DraftCourse>): void;
}

const CourseFields = ({ made: draft, wrong: errorFor, onChange }: CourseFieldsProps) => {
  const t = useTranslation(courseMakerMessages);
  const language = useLanguage();
  return (
    <div className={`${styles.fields} ${styles.about}`}>
      <TextInput
        id="course-name"
        label={t('name')}
        maxLength={200}
        value={draft.name}
        error={errorFor('course-name')}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextInput
        label={t('nameZh')}
        lang="zh-CN"
        maxLength={200}
        value={draft.nameZh}
        onChange={({ currentTarget }) => onChange({ nameZh: currentTarget.value })}
      />
      <Textarea
        label={t('summary')}
        maxLength={2000}
        autosize
        minRows={2}
        maxRows={6}
        value={draft.summary}
        onChange={({ currentTarget }) => onChange({ summary: currentTarget.value })}
      />
      <Textarea
        label={t('summaryZh')}
        lang="zh-CN"
        maxLength={2000}
        autosize
        minRows={2}
        maxRows={6}
        value={draft.summaryZh}
        onChange={({ currentTarget }) => onChange({ summaryZh: currentTarget.value })}
      />
      <Select
        label={t('programme')}
        clearable
        data={programmeCards.map(({ id, name }) => ({ value: id, label: name[language] }))}
        value={draft.programme || null}
        onChange={(next) => onChange({ programme: next ?? '' })}
      />
    </div>
  );
};

/** The draft of a course and the changes to it. */
const useCourseDraft = (course: CourseMakerProps['course']) => {
  const [draft, setMade] = useState(() => toDraftCourse(course));
  const [isTouched, setTouched] = useState(false);
  const change = (part: Partial<DraftCourse>) => {
    setTouched(true);
    setMade((before) => ({ ...before, ...part }));
  };
  // An upload finishes after other fields may have changed.
  const changeLesson = (key: string, part: Partial<DraftLesson>) => {
    setTouched(true);
    setMade((before) => ({
      ...before,
      lessons: before.lessons.map((draftLesson) =>
        draftLesson.key === key ? { ...draftLesson, ...part } : draftLesson,
      ),
    }));
  };
  const move = (index: number, by: -1 | 1) => {
    const lessons = [...draft.lessons];
    const [moved] = lessons.splice(index, 1);
    if (moved) lessons.splice(index + by, 0, moved);
    change({ lessons });
  };
  return { draft, isTouched, change, changeLesson, move };
};

/** Runs what is handed in one after the other. */
const useTurns = () => {
  const last = useRef(Promise.resolve());
  return (upload: () => Promise<void>): void => {
    last.current = last.current.then(upload, upload);
  };
};

const AddLesson = ({ onAdd, onFilms }: { onAdd(): void; onFilms(films: File[]): void }) => {
  const t = useTranslation(courseMakerMessages);
  return (
    <div className={styles.acts}>
      <Button id="course-add" leftSection={<PlusIcon />} onClick={onAdd}>
        {t('addLesson')}
      </Button>
      <FileButton multiple accept="video/mp4,video/webm,.mp4,.webm" onChange={onFilms}>
        {(button) => (
          <Button {...button} leftSection={<UploadIcon />}>
            {t('addFilms')}
          </Button>
        )}
      </FileButton>
    </div>
  );
};
