import { useEffect, useRef, useState } from 'react';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { Breadcrumb, focusContent, QueryBoundary, Page, PageHead, RowsSkeleton, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { assignedCourses, newAssignedCourse } from '../../addresses.ts';
import { listAssignableCourses } from '../../contract.ts';
import { assignedCourseMessages, courseMakerMessages } from '../../messages.ts';
import { CourseMaker } from '../maker/course-maker.tsx';
import { newCourseDraft } from './course-draft.ts';
import { AssignCourse } from './assign-course.tsx';

/** Scrolls to the top when one form replaces another. */
const useScrollToTopOnChange = (form: unknown): void => {
  const previous = useRef(form);
  // Resets scroll position and focus, which belonged to the previous form.
  useEffect(() => {
    if (previous.current === form) return;
    previous.current = form;
    scrollTo(0, 0);
    focusContent();
  }, [form]);
};

/** Selects or creates a course, and assigns it. */
export const Screen = () => {
  const t = useTranslation(assignedCourseMessages);
  const tMaker = useTranslation(courseMakerMessages);
  const search = useSearch(newAssignedCourse);
  const [draft, setDraft] = useState(() => newCourseDraft(search, Date.now()));
  // What is being edited: nothing, a new course, or one of the bank.
  const [edited, setMaking] = useState<'nothing' | 'new' | number>('nothing');
  useScrollToTopOnChange(edited);
  const title = edited === 'nothing' ? t('give') : tMaker(edited === 'new' ? 'newTitle' : 'editTitle');
  const closeEditor = () => setMaking('nothing');
  const onSaved = (courseId: number) => {
    setDraft((before) => ({ ...before, courseId }));
    closeEditor();
  };
  return (
    <Page dense>
      <Breadcrumb trail={[{ label: t('given'), to: linkTo(assignedCourses, {}) }, { label: title }]} />
      <PageHead title={title} />
      {edited === 'nothing' && (
        <AssignCourse draft={draft} onChange={setDraft} onMake={(courseId) => setMaking(courseId ?? 'new')} />
      )}
      {edited === 'new' && <CourseMaker course={null} onSaved={onSaved} onBack={closeEditor} />}
      {typeof edited === 'number' && <ExistingCourse courseId={edited} onSaved={onSaved} onBack={closeEditor} />}
    </Page>
  );
};

interface ExistingCourseProps {
  courseId: number;
  onSaved(courseId: number): void;
  onBack(): void;
}

const ExistingCourse = ({ courseId, onSaved, onBack }: ExistingCourseProps) => {
  const t = useTranslation(courseMakerMessages);
  const ask = useApiQuery(listAssignableCourses, { id: courseId });
  return (
    <QueryBoundary query={ask} errorTitle={t('choicesFailed')} skeleton={<RowsSkeleton rows={6} dense />}>
      {({ course }) => course && <CourseMaker course={course} onSaved={onSaved} onBack={onBack} />}
    </QueryBoundary>
  );
};
