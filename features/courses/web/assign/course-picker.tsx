import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { shortTime } from '@inkstone/base';
import { newRequestId, useApiQuery, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import {
  BlockSkeleton,
  CheckIcon,
  FilterBar,
  Ledger,
  LedgerRow,
  QueryBoundary,
  toastSuccess,
  toastError,
  PlusIcon,
  SearchField,
  StatusChip,
  TrashIcon,
  useConfirm,
  useTranslation,
} from '@inkstone/ui';
import { listAssignableCourses, deleteCourse, type CourseRecord } from '../../contract.ts';
import { assignedCourseMessages, courseMakerMessages } from '../../messages.ts';
import styles from './assign.module.css';

interface CoursePickerProps {
  selectedId: number | null;
  onSelect(courseId: number | null): void;
  /** Opens the course editor, for a new course or an own one. */
  onMake(courseId: number | null): void;
}

/** The courses of the bank by name: one is selected, own ones can be edited, a new one created. */
export const CoursePicker = ({ selectedId, onSelect, onMake }: CoursePickerProps) => {
  const t = useTranslation(courseMakerMessages);
  const [search, setSearch] = useState('');
  const ask = useApiQuery(listAssignableCourses, search ? { search } : {}, { keepPrevious: true });
  return (
    <div id="course-what" className={styles.picker} tabIndex={-1}>
      <FilterBar>
        <SearchField label={t('searchCourses')} value={search} onSearch={setSearch} />
        <Button leftSection={<PlusIcon />} onClick={() => onMake(null)}>
          {t('newCourse')}
        </Button>
      </FilterBar>
      <QueryBoundary
        query={ask}
        errorTitle={t('choicesFailed')}
        safe={t('formSafe')}
        skeleton={<BlockSkeleton lines={5} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="meta">{t(search ? 'noMatch' : 'noneYet')}</p>}
      >
        {({ list }) => (
          <Ledger label={t('what')}>
            {list.map((course) => (
              <CourseChoice
                key={course.courseId}
                course={course}
                isSelected={course.courseId === selectedId}
                onChoose={() => onSelect(course.courseId)}
                onMake={() => onMake(course.courseId)}
                onRemoved={() => course.courseId === selectedId && onSelect(null)}
              />
            ))}
          </Ledger>
        )}
      </QueryBoundary>
    </div>
  );
};

interface CourseChoiceProps {
  course: CourseRecord;
  isSelected: boolean;
  onChoose(): void;
  onMake(): void;
  onRemoved(): void;
}

const CourseChoice = ({ course, isSelected, onChoose, onMake, onRemoved }: CourseChoiceProps) => {
  const t = useTranslation(courseMakerMessages);
  const tAssigned = useTranslation(assignedCourseMessages);
  const remove = useRemoveCourse(course, onRemoved);
  const { name, lessons, cues, seconds, ownerName, isMine } = course;
  const meta = [
    t('lessonCount', { count: lessons }),
    shortTime(seconds),
    t('cueCount', { count: cues }),
    t('by', { name: ownerName }),
  ].join(t('dot'));
  return (
    <LedgerRow
      hasOwnLine={isMine}
      title={name}
      meta={meta}
      extra={cues === 0 ? <span className="c-amber small">{t('hasNoCues')}</span> : undefined}
      action={
        <span className={styles.acts}>
          {isMine && (
            <>
              <ActionIcon aria-label={t('removeNamed', { name })} onClick={() => void remove()}>
                <TrashIcon />
              </ActionIcon>
              <Button variant="quiet" aria-label={t('editNamed', { name })} onClick={onMake}>
                {t('edit')}
              </Button>
            </>
          )}
          {isSelected ? (
            <StatusChip tone="jade" icon={<CheckIcon />}>
              {tAssigned('chosen')}
            </StatusChip>
          ) : (
            <Button disabled={cues === 0} aria-label={`${tAssigned('choose')} ${name}`} onClick={onChoose}>
              {tAssigned('choose')}
            </Button>
          )}
        </span>
      }
    />
  );
};

/** Removes an own course from the bank after confirmation. */
const useRemoveCourse = ({ courseId, name }: CourseRecord, onGone: () => void) => {
  const t = useTranslation(courseMakerMessages);
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(deleteCourse);
  return async () => {
    const yes = await confirm({
      title: t('removeTitle', { name }),
      body: t('removeBody'),
      actionLabel: t('remove'),
      danger: true,
    });
    if (!yes) return;
    try {
      await mutateAsync({ what: 'course', requestId: newRequestId(), courseId });
      toastSuccess(t('removed'));
      onGone();
    } catch (error) {
      toastError(getErrorMessage(error));
    }
  };
};
