import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { listClasses, listStudents, type ClassRow, type StudentRow } from '@inkstone/people/contract';
import { BlockSkeleton, FilterBar, QueryBoundary, SearchField, useTranslation } from '@inkstone/ui';
import { newAssignmentMessages } from '../../messages.ts';
import { countStudents, type Audience, type AudienceDraft, type AudienceSize } from './assignment-draft.ts';
import styles from './create.module.css';

const maxShown = 200;
const staffQuery = { staff: true, pageNum: maxShown };

/** How many students, and staff among them, the selection includes. */
export const useAudience = (draft: Audience, withStaff = false): AudienceSize => {
  const students = useApiQuery(listStudents, { pageNum: maxShown });
  const classes = useApiQuery(listClasses, { pageNum: maxShown });
  const staff = useApiQuery(listStudents, staffQuery, { enabled: withStaff }).data?.list ?? [];
  const reached = countStudents(draft, {
    students: [...(students.data?.list ?? []), ...staff],
    total: students.data ? students.data.total + staff.length : Number.POSITIVE_INFINITY,
    classes: classes.data?.list ?? [],
  });
  return { ...reached, staff: staff.filter(({ id }) => draft.studentIds.includes(id)).length };
};

interface PeoplePickerProps {
  draft: AudienceDraft;
  onChange(change: Partial<AudienceDraft>): void;
  /** Offers the teacher's own staff too, if there are any. */
  withStaff?: boolean;
}

const toggleId = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((current) => current !== id) : [...ids, id];

/** Classes and single students; a class is expanded to its students on creation. */
export const PeoplePicker = ({ draft, onChange, withStaff = false }: PeoplePickerProps) => {
  const t = useTranslation(newAssignmentMessages);
  const staff = useApiQuery(listStudents, staffQuery, { enabled: withStaff }).data?.list ?? [];
  return (
    <div id="give-who" className={styles.people} tabIndex={-1}>
      <div>
        <h3>{t('classes')}</h3>
        <Classes draft={draft} onChange={onChange} />
        {draft.isForJoiners !== undefined && draft.classIds.length > 0 && (
          <Checkbox
            className={styles.joiners}
            label={t('forJoiners')}
            description={t('forJoinersNote')}
            checked={draft.isForJoiners}
            onChange={({ currentTarget }) => onChange({ isForJoiners: currentTarget.checked })}
          />
        )}
      </div>
      <div>
        <h3>{t('students')}</h3>
        <StudentPicker draft={draft} onChange={onChange} />
      </div>
      {staff.length > 0 && (
        <div className={styles.wide}>
          <h3>{t('staff')}</h3>
          <ul className={styles.checks}>
            {staff.map((person) => (
              <li key={person.id}>
                <Checkbox
                  label={person.name}
                  description={person.username}
                  checked={draft.studentIds.includes(person.id)}
                  onChange={() => onChange({ studentIds: toggleId(draft.studentIds, person.id) })}
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
  const t = useTranslation(newAssignmentMessages);
  const toClassNote = ({ studentCount, term }: ClassRow): string => {
    const members = t('members', { count: studentCount });
    if (!term) return members;
    return `${members} · ${term.state === 'past' ? t('endedTerm', { name: term.name }) : term.name}`;
  };
  const ask = useApiQuery(listClasses, { pageNum: maxShown });
  return (
    <QueryBoundary
      query={ask}
      errorTitle={t('classesFailed')}
      safe={t('formSafe')}
      skeleton={<BlockSkeleton lines={4} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="meta">{t('noClasses')}</p>}
    >
      {({ list }) => (
        <ul className={styles.checks}>
          {list.map((schoolClass) => (
            <li key={schoolClass.id}>
              <Checkbox
                label={schoolClass.name}
                description={toClassNote(schoolClass)}
                checked={draft.classIds.includes(schoolClass.id)}
                onChange={() => onChange({ classIds: toggleId(draft.classIds, schoolClass.id) })}
              />
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
};

/** Single students to choose from, with a search. */
export const StudentPicker = ({ draft, onChange }: PeoplePickerProps) => {
  const t = useTranslation(newAssignmentMessages);
  const [search, setSearch] = useState('');
  const ask = useApiQuery(listStudents, { pageNum: maxShown, ...(search ? { search } : {}) }, { keepPrevious: true });
  const findClass = (student: StudentRow) => student.classes.find(({ id }) => draft.classIds.includes(id));
  return (
    <>
      <FilterBar>
        <SearchField label={t('searchStudents')} value={search} onSearch={setSearch} />
      </FilterBar>
      <QueryBoundary
        query={ask}
        errorTitle={t('studentsFailed')}
        safe={t('formSafe')}
        skeleton={<BlockSkeleton lines={6} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="meta">{t(search ? 'noStudents' : 'noStudentsYet')}</p>}
      >
        {({ list, total }) => (
          <>
            <ul className={styles.checks}>
              {list.map((student) => {
                const inClass = findClass(student);
                const classes = student.classes.map(({ name }) => name).join(t('comma'));
                return (
                  <li key={student.id}>
                    <Checkbox
                      label={student.name}
                      description={inClass ? t('inClass', { name: inClass.name }) : classes || student.username}
                      checked={inClass !== undefined || draft.studentIds.includes(student.id)}
                      disabled={inClass !== undefined}
                      onChange={() => onChange({ studentIds: toggleId(draft.studentIds, student.id) })}
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
