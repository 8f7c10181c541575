import { FamilyList, LabelledProgress, ProgressShare } from '@inkstone/assignments/web';
import type { CallOutput } from '@inkstone/call/web';
import { Bar, useTranslation, type Column } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { assignedCourse, newAssignedCourse } from '../../addresses.ts';
import { listAssignedCourses } from '../../contract.ts';
import { assignedCourseMessages } from '../../messages.ts';
import { courseFamily } from './course-family.ts';

type AssignedCourseItem = CallOutput<typeof listAssignedCourses>['list'][number];

/** The courses assigned by the teacher. */
export const Screen = () => {
  const t = useTranslation(assignedCourseMessages);
  const columns = useCourseColumns();
  return (
    <FamilyList
      family={courseFamily}
      lists={listAssignedCourses}
      newRoute={newAssignedCourse}
      noMatch={{ title: t('noMatch'), body: t('noMatchNext') }}
      title={(row, recipients) => (
        <>
          <ScreenLink to={assignedCourse} search={{ id: row.id }}>
            {row.name}
          </ScreenLink>
          <small>{[t(row.practiceMode), recipients].join(t('dot'))}</small>
        </>
      )}
      columns={columns}
    />
  );
};

const useCourseColumns = (): Column<AssignedCourseItem>[] => {
  const t = useTranslation(assignedCourseMessages);
  return [
    {
      key: 'watched',
      head: t('watched'),
      width: '8.5rem',
      cell: (row) => (
        <LabelledProgress says={t('percent', { percent: row.watched })}>
          <Bar done={row.watched} all={100} />
        </LabelledProgress>
      ),
    },
    {
      key: 'done',
      head: t('handedIn'),
      width: '8.5rem',
      cell: (row) => (
        <ProgressShare done={row.submitted} all={row.total} complete={row.submitted === row.total && row.total > 0} />
      ),
    },
    {
      key: 'accuracy',
      head: t('accuracy'),
      align: 'end',
      cell: (row) =>
        row.averageAccuracy === null ? (
          <span className="meta nowrap">{t('noneYet')}</span>
        ) : (
          t('percent', { percent: row.averageAccuracy })
        ),
    },
  ];
};
