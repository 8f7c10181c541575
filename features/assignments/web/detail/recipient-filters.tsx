import { Button } from '@mantine/core';
import { EmptyState, FilterBar, FilterTabs, SearchField, useWords } from '@inkstone/ui';
import { watchingMessages } from '../../messages.ts';
import type { Family, Recipient } from '../work/families.ts';
import { statesIn } from '../work/recipient-view.ts';
import { useRecipientView } from './use-recipient-view.ts';

/** From so many students on they are searched by name. */
const manyStudents = 10;

/** The states in which students are, and their names; both stand in the address. */
export const RecipientFilters = ({ family, recipients }: { family: Family; recipients: readonly Recipient[] }) => {
  const t = useWords(watchingMessages);
  const [view, setView] = useRecipientView(family);
  const states = statesIn(recipients);
  const tabs = [
    { value: 'all' as const, label: t('all'), count: recipients.length },
    ...states.map(({ state, count }) => ({ value: state, label: t(state), count })),
  ];
  return (
    <>
      {(states.length > 1 || view.state !== undefined) && (
        <FilterTabs
          label={t('state')}
          tabs={tabs}
          value={view.state ?? 'all'}
          onChange={(next) => setView({ state: next === 'all' ? undefined : next })}
        />
      )}
      {(recipients.length > manyStudents || view.name !== undefined) && (
        <FilterBar>
          <SearchField
            label={t('findName')}
            value={view.name ?? ''}
            onSearch={(name) => setView({ name: name || undefined })}
          />
        </FilterBar>
      )}
    </>
  );
};

/** Nobody is in this state, or has this name. */
export const NoMatch = ({ family }: { family: Family }) => {
  const t = useWords(watchingMessages);
  const [, setView] = useRecipientView(family);
  return (
    <EmptyState
      bare
      title={t('noMatch')}
      body={t('noMatchNext')}
      action={<Button onClick={() => setView({ state: undefined, name: undefined })}>{t('clearFilters')}</Button>}
    />
  );
};
