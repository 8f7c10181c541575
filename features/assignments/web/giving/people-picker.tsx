import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { listClasses, listStudents, type StudentRow } from '@inkstone/people/contract';
import { BlockSkeleton, FilterBar, QueryBoundary, SearchField, useTranslation } from '@inkstone/ui';
import { givingMessages } from '../../messages.ts';
import { countStudents, type Audience } from './giving-draft.ts';
import type { Reached } from './reached.ts';
import styles from './giving.module.css';

const mostShown = 200;
const ofStaff = { staff: true, pageNum: mostShown };

/** How many students, and with them staff, the choice comes to. */
export const useAudience = (draft: Audience, withStaff = false): Reached => {
  const students = useApiQuery(listStudents, { pageNum: mostShown });
  const classes = useApiQuery(listClasses, { pageNum: mostShown });
  const staff = useApiQuery(listStudents, ofStaff, { enabled: withStaff }).data?.list ?? [];
  const reached = countStudents(draft, {
    students: [...(students.data?.list ?? []), ...staff],
    total: students.data ? students.data.total + staff.length : Number.POSITIVE_INFINITY,
    classes: classes.data?.list ?? [],
  });
  return { ...reached, staff: staff.filter(({ id }) => draft.studentIds.includes(id)).length };
};

interface PeoplePickerProps {
  draft: Audience;
  onChange(change: Partial<Audience>): void;
  /** Offers the own staff too, where there are any. */
  withStaff?: boolean;
}

const turned = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** Classes and single students; a class is expanded to its students when the work is given. */
export const PeoplePicker = ({ draft, onChange, withStaff = false }: PeoplePickerProps) => {
  const t = useTranslation(givingMessages);
  const staff = useApiQuery(listStudents, ofStaff, { enabled: withStaff }).data?.list ?? [];
  return (
    <div id="give-who" className={styles.people} tabIndex={-1}>
      <div>
        <h3>{t('classes')}</h3>
        <Classes draft={draft} onChange={onChange} />
      </div>
      <div>
        <h3>{t('students')}</h3>
        <Students draft={draft} onChange={onChange} />
      </div>
      {staff.length > 0 && (
        <div className={styles.wide}>
          <h3>{t('staff')}</h3>
          <ul className={styles.checks}>
            {staff.map((one) => (
              <li key={one.id}>
                <Checkbox
                  label={one.name}
                  description={one.username}
                  checked={draft.studentIds.includes(one.id)}
                  onChange={() => onChange({ studentIds: turned(draft.studentIds, one.id) })}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};

const Classes = ({ draft, onChange }: PeoplePickerProps) => {
  const t = useTranslation(givingMessages);
  const ask = useApiQuery(listClasses, { pageNum: mostShown });
  return (
    <QueryBoundary
      query={ask}
      failed={t('classesFailed')}
      safe={t('formSafe')}
      skeleton={<BlockSkeleton lines={4} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="meta">{t('noClasses')}</p>}
    >
      {({ list }) => (
        <ul className={styles.checks}>
          {list.map((one) => (
            <li key={one.id}>
              <Checkbox
                label={one.name}
                description={t('members', { count: one.studentCount })}
                checked={draft.classIds.includes(one.id)}
                onChange={() => onChange({ classIds: turned(draft.classIds, one.id) })}
              />
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
};

const Students = ({ draft, onChange }: PeoplePickerProps) => {
  const t = useTranslation(givingMessages);
  const [search, setSearch] = useState('');
  const ask = useApiQuery(listStudents, { pageNum: mostShown, ...(search ? { search } : {}) }, { keepPrevious: true });
  const classOf = (student: StudentRow) => student.classes.find(({ id }) => draft.classIds.includes(id));
  return (
    <>
      <FilterBar>
        <SearchField label={t('searchStudents')} value={search} onSearch={setSearch} />
      </FilterBar>
      <QueryBoundary
        query={ask}
        failed={t('studentsFailed')}
        safe={t('formSafe')}
        skeleton={<BlockSkeleton lines={6} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="meta">{t(search ? 'noStudents' : 'noStudentsYet')}</p>}
      >
        {({ list, total }) => (
          <>
            <ul className={styles.checks}>
              {list.map((student) => {
                const inClass = classOf(student);
                const classes = student.classes.map(({ name }) => name).join(t('comma'));
                return (
                  <li key={student.id}>
                    <Checkbox
                      label={student.name}
                      description={inClass ? t('inClass', { name: inClass.name }) : classes || student.username}
                      checked={inClass !== undefined || draft.studentIds.includes(student.id)}
                      disabled={inClass !== undefined}
                      onChange={() => onChange({ studentIds: turned(draft.studentIds, student.id) })}
                    />
                  </li>
                );
              })}
            </ul>
            {total > list.length && <p className="meta num">{t('firstOnly', { shown: list.length, total })}</p>}
          </>
        )}
      </QueryBoundary>
    </>
  );
};
