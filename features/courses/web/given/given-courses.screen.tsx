import { FamilyList, Measured, Share } from '@inkstone/assignments/web';
import type { CallOutput } from '@inkstone/call/web';
import { Bar, useTranslation, type Column } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { givenCourse, setCourse } from '../../addresses.ts';
import { listGivenCourses } from '../../contract.ts';
import { givenWords } from '../../messages.ts';
import { courseFamily } from './course-family.ts';

type GivenItem = CallOutput<typeof listGivenCourses>['list'][number];

/** The courses that a teacher gave. */
export const Screen = () => {
  const t = useTranslation(givenWords);
  const columns = useGivenColumns();
  return (
    <FamilyList
      family={courseFamily}
      lists={listGivenCourses}
      giveAt={setCourse}
      noMatch={{ title: t('noMatch'), body: t('noMatchNext') }}
      title={(row, whom) => (
        <>
          <ScreenLink to={givenCourse} search={{ id: row.id }}>
            {row.name}
          </ScreenLink>
          <small>{[t(row.practiceMode), whom].join(t('dot'))}</small>
        </>
      )}
      columns={columns}
    />
  );
};

const useGivenColumns = (): Column<GivenItem>[] => {
  const t = useTranslation(givenWords);
  return [
    {
      key: 'watched',
      head: t('watched'),
      width: '8.5rem',
      cell: (row) => (
        <Measured says={t('percent', { percent: row.watched })}>
          <Bar done={row.watched} all={100} />
        </Measured>
      ),
    },
    {
      key: 'done',
      head: t('handedIn'),
      width: '8.5rem',
      cell: (row) => (
        <Share done={row.submitted} all={row.total} complete={row.submitted === row.total && row.total > 0} />
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
