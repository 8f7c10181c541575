import { useEffect, useRef, useState } from 'react';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { Breadcrumb, focusContent, QueryBoundary, Page, PageHead, RowsSkeleton, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { givenCourses, setCourse } from '../../addresses.ts';
import { courseChoices } from '../../contract.ts';
import { givenWords, makingWords } from '../../messages.ts';
import { CourseMaker } from '../making/course-maker.tsx';
import { newCourseDraft } from './course-draft.ts';
import { GiveCourse } from './give-course.tsx';

/** Comes to the top where one form takes the place of another: the place in the old one means nothing in the new one. */
const useTopOf = (form: unknown): void => {
  const shown = useRef(form);
  // Meets the page's place and the focus, which went with the old form.
  useEffect(() => {
    if (shown.current === form) return;
    shown.current = form;
    scrollTo(0, 0);
    focusContent();
  }, [form]);
};

/** Chooses or makes a course, and gives it. */
export const Screen = () => {
  const t = useTranslation(givenWords);
  const say = useTranslation(makingWords);
  const search = useSearch(setCourse);
  const [draft, setDraft] = useState(() => newCourseDraft(search, Date.now()));
  // What is being made: nothing, a new course, or one of the bank.
  const [making, setMaking] = useState<'nothing' | 'new' | number>('nothing');
  useTopOf(making);
  const title = making === 'nothing' ? t('give') : say(making === 'new' ? 'newTitle' : 'editTitle');
  const back = () => setMaking('nothing');
  const saved = (courseId: number) => {
    setDraft((before) => ({ ...before, courseId }));
    back();
  };
  return (
    <Page dense>
      <Breadcrumb trail={[{ label: t('given'), to: linkTo(givenCourses, {}) }, { label: title }]} />
      <PageHead title={title} />
      {making === 'nothing' && (
        <GiveCourse draft={draft} onChange={setDraft} onMake={(courseId) => setMaking(courseId ?? 'new')} />
      )}
      {making === 'new' && <CourseMaker course={null} onSaved={saved} onBack={back} />}
      {typeof making === 'number' && <EditedCourse courseId={making} onSaved={saved} onBack={back} />}
    </Page>
  );
};

interface EditedCourseProps {
  courseId: number;
  onSaved(courseId: number): void;
  onBack(): void;
}

const EditedCourse = ({ courseId, onSaved, onBack }: EditedCourseProps) => {
  const t = useTranslation(makingWords);
  const ask = useApiQuery(courseChoices, { id: courseId });
  return (
    <QueryBoundary query={ask} failed={t('choicesFailed')} skeleton={<RowsSkeleton rows={6} dense />}>
      {({ course }) => course && <CourseMaker course={course} onSaved={onSaved} onBack={onBack} />}
    </QueryBoundary>
  );
};
