import { Button } from '@mantine/core';
import { useState } from 'react';
import { newRequestId, useApiQuery, useApiMutation, type CallOutput, getErrorMessage } from '@inkstone/call/web';
import {
  BlockSkeleton,
  Ledger,
  LedgerRow,
  QueryBoundary,
  toastSuccess,
  toastError,
  PlusIcon,
  SearchField,
  Section,
  useTranslation,
} from '@inkstone/ui';
import { getMarkerFilters, listThirdPartyTeachers, assignMarkers } from '../../contract.ts';
import { messages } from './messages.ts';
import type { PaperMarker } from './paper-markers.tsx';
import styles from './markers.module.css';

type TeacherOption = CallOutput<typeof listThirdPartyTeachers>['list'][number];

interface AssignMarkersProps {
  paperId: number;
  named: readonly PaperMarker[];
}

/** Adds markers: the caller and their team as buttons, other teachers by name. */
export const AssignMarkers = (props: AssignMarkersProps) => {
  const t = useTranslation(messages);
  const [search, setSearch] = useState('');
  const team = useApiQuery(getMarkerFilters, {});
  const others = useApiQuery(listThirdPartyTeachers, { search }, { keepPrevious: true });
  return (
    <Section title={t('add')}>
      <div className={styles.choices}>
        <div className={styles.body}>
          <h3>{t('addMine')}</h3>
          <p className="small dim">{t('addMineSays')}</p>
          <QueryBoundary query={team} errorTitle={t('choicesFailed')} skeleton={<BlockSkeleton lines={4} />}>
            {(filters) => (
              <TeacherOptions {...props} label={t('addMine')} choices={filters.team} none={t('nobodyLeft')} />
            )}
          </QueryBoundary>
        </div>
        <div className={styles.body}>
          <h3>{t('addOthers')}</h3>
          <p className="small dim">{t('addOthersSays')}</p>
          <SearchField label={t('searchOthers')} value={search} onSearch={setSearch} />
          <QueryBoundary query={others} errorTitle={t('choicesFailed')} skeleton={<BlockSkeleton lines={4} />}>
            {({ list }) => (
              <TeacherOptions
                {...props}
                label={t('addOthers')}
                choices={list}
                none={t(list.length > 0 || search === '' ? 'nobodyLeft' : 'nobodyFound')}
              />
            )}
          </QueryBoundary>
        </div>
      </div>
    </Section>
  );
};

interface TeacherOptionsProps extends AssignMarkersProps {
  label: string;
  choices: readonly TeacherOption[];
  /** Text shown when no teacher is left to add. */
  none: string;
}

const TeacherOptions = ({ paperId, named, label, choices, none }: TeacherOptionsProps) => {
  const t = useTranslation(messages);
  const { mutateAsync, isPending } = useApiMutation(assignMarkers);
  const left = choices.filter(({ id }) => !named.some((marker) => marker.id === id));
  const give = async ({ id, name }: TeacherOption) => {
    try {
      await mutateAsync({ requestId: newRequestId(), paperId, personIds: [id] });
      toastSuccess(t('given', { name }));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  if (left.length === 0) return <p className="meta">{none}</p>;
  return (
    <Ledger label={label}>
      {left.map((choice) => (
        <LedgerRow
          key={choice.id}
          title={choice.name}
          meta={choice.kind === 'own' ? t('own') : undefined}
          action={
            <Button
              size="sm"
              leftSection={<PlusIcon />}
              disabled={isPending}
              aria-label={t('giveOf', { name: choice.name })}
              onClick={() => void give(choice)}
            >
              {t('give')}
            </Button>
          }
        />
      ))}
    </Ledger>
  );
};
