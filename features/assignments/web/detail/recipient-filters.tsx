import { Button } from '@mantine/core';
import { EmptyState, FilterBar, FilterTabs, SearchField, useTranslation } from '@inkstone/ui';
import { assignmentMessages } from '../../messages.ts';
import type { Family, AssignmentDetail } from '../shared/families.ts';
import { useRecipientView } from '../shared/recipient-view.ts';

/** From how many students on a search by name is shown. */
const searchThreshold = 10;

/** Filters by state and name, both stored in the URL. */
export const RecipientFilters = ({ family, detail }: { family: Family; detail: AssignmentDetail }) => {
  const t = useTranslation(assignmentMessages);
  const [view, setView] = useRecipientView(family);
  const { assignment, states } = detail;
  const tabs = [
    { value: 'all' as const, label: t('all'), count: assignment.total },
    ...states.map(({ state, count }) => ({ value: state, label: t(state), count })),
  ];
  return (
    <>
      {(states.length > 1 || view.state !== undefined) && (
        <FilterTabs
          label={t('state')}
          tabs={tabs}
          value={view.state ?? 'all'}
          onChange={(next) => setView({ state: next === 'all' ? undefined : next, page: undefined })}
        />
      )}
      {(assignment.total > searchThreshold || view.name !== undefined) && (
        <FilterBar>
          <SearchField
            label={t('findName')}
            value={view.name ?? ''}
            onSearch={(name) => setView({ name: name || undefined, page: undefined })}
          />
        </FilterBar>
      )}
    </>
  );
};

/** No recipient matches the filters. */
export const NoMatchingRecipients = ({ family }: { family: Family }) => {
  const t = useTranslation(assignmentMessages);
  const [, setView] = useRecipientView(family);
  return (
    <EmptyState
      bare
      title={t('noMatch')}
      body={t('noMatchNext')}
      action={
        <Button onClick={() => setView({ state: undefined, name: undefined, page: undefined })}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
};
