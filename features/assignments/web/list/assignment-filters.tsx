import { programmeCards } from '@inkstone/programmes/cards';
import { FilterSelect, useLanguage, useTranslation } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { assignmentMessages } from '../../messages.ts';
import { families, type Family, type TeacherAssignment } from '../shared/families.ts';
import { ListFilters } from '../shared/list-filters.tsx';
import { StateLegend } from '../shared/state-legend.tsx';
import styles from '../shared/assignments.module.css';

interface AssignmentFiltersProps {
  family: Family;
  counts: Readonly<Record<TeacherAssignment['status'], number>> | undefined;
  /** When the list was last fetched. */
  checkedAt: number;
}

const statusesByFamily = {
  homework: ['notYet', 'onGoing', 'toBeMarked', 'delay', 'complete', 'withdrawn'],
  // A test closes at the last deadline, so the whole of it is never late.
  test: ['notYet', 'onGoing', 'toBeMarked', 'complete', 'withdrawn'],
} as const satisfies Record<Family, readonly TeacherAssignment['status'][]>;
const explainedStates = ['notYet', 'onGoing', 'toBeMarked', 'delay', 'complete', 'closed', 'withdrawn'] as const;

/** Filters by status, text, class and programme, all stored in the URL. */
export const AssignmentFilters = ({ family, counts, checkedAt }: AssignmentFiltersProps) => {
  const t = useTranslation(assignmentMessages);
  const language = useLanguage();
  const { listRoute } = families[family];
  const search = useSearch(listRoute);
  const setSearch = useSetSearch(listRoute);
  const statuses: readonly TeacherAssignment['status'][] = statusesByFamily[family];
  const legend = explainedStates
    .filter((state) => state === 'closed' || statuses.includes(state))
    .map((state) => ({ name: t(state), messageKey: state }));
  return (
    <ListFilters
      search={search}
      statuses={statuses}
      getLabel={(status) => t(status === 'complete' ? 'finished' : status)}
      counts={counts}
      searchLabel={t('search')}
      legend={<StateLegend states={legend} />}
      more={
        <FilterSelect
          className={styles.select}
          label={t('anyProgramme')}
          options={
            programmeCards.length > 1
              ? programmeCards.map(({ id, name }) => ({ value: id, label: name[language] }))
              : []
          }
          value={search.programme}
          onChange={(programme) => setSearch({ programme, page: undefined })}
        />
      }
      isNarrowedFurther={search.programme !== undefined}
      checkedAt={checkedAt}
      onChange={setSearch}
      onClear={() => setSearch({}, { afresh: true })}
    />
  );
};
