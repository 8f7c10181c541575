import { Button, Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { getErrorMessage } from '@inkstone/call/web';
import {
  BlockSkeleton,
  EmptyState,
  Ledger,
  LedgerRow,
  QueryBoundary,
  toastSuccess,
  toastError,
  PlusIcon,
  SearchField,
  useTranslation,
  type QueryState,
} from '@inkstone/ui';
import { addingMessages } from '../../messages.ts';
import styles from './add-person.module.css';

/** A person who may be added. */
export interface Addable {
  id: number;
  name: string;
  /** Distinguishes people of the same name, where known. */
  username?: string;
}

interface AddPersonProps {
  title: string;
  /** Explanation, where the title is not enough. */
  description?: string;
  /** Label of the search field. */
  searchLabel: string;
  search: string;
  onSearch(search: string): void;
  /** Search results; people already added are left out. */
  query: QueryState<{
    list: readonly Addable[];
    /** Those on further pages included; absent: there are none. */
    total?: number;
  }>;
  isIn(person: Addable): boolean;
  /** Shown if nobody is left to add; says who can change that. */
  emptyState: { title: string; body: string };
  /** Adds a person; errors are shown. */
  onAdd(person: Addable): Promise<unknown>;
  /** Message after a person was added. */
  addedText(name: string): string;
  onClose(): void;
}

/** Dialog to choose a person of the school by name; closes after adding. */
export const AddPerson = (props: AddPersonProps) => {
  const { title, description, searchLabel, search, onSearch, query, isIn, onClose } = props;
  const t = useTranslation(addingMessages);
  const { list: people = [], total = people.length } = query.data ?? {};
  const isNobodyLeft = search === '' && query.data !== undefined && total <= people.length && people.every(isIn);
  return (
    <Modal opened onClose={onClose} title={title}>
      <div className={styles.form}>
        {description && <p className="dim">{description}</p>}
        {!isNobodyLeft && <SearchField label={searchLabel} value={search} onSearch={onSearch} />}
        <QueryBoundary
          bare
          query={query}
          errorTitle={t('listFailed')}
          safe={t('safe')}
          skeleton={<BlockSkeleton lines={4} />}
          isEmpty={({ list }) => list.every(isIn)}
          empty={<NobodyFound {...props} isNobodyLeft={isNobodyLeft} />}
        >
          {({ list }) => <People {...props} people={list.filter((person) => !isIn(person))} />}
        </QueryBoundary>
      </div>
    </Modal>
  );
};

const NobodyFound = ({
  emptyState,
  isNobodyLeft,
  search,
  onClose,
}: AddPersonProps & { isNobodyLeft: boolean }): ReactNode => {
  const t = useTranslation(addingMessages);
  if (!isNobodyLeft && search === '') return <EmptyState title={t('typeName')} body={t('typeNameNext')} />;
  if (!isNobodyLeft) return <EmptyState title={t('noMatch')} body={t('noMatchNext')} />;
  return (
    <EmptyState
      title={emptyState.title}
      body={emptyState.body}
      action={<Button onClick={onClose}>{t('close')}</Button>}
    />
  );
};

const People = ({ title, people, onAdd, addedText, onClose }: AddPersonProps & { people: readonly Addable[] }) => {
  const t = useTranslation(addingMessages);
  const [adding, setAdding] = useState<number | null>(null);
  const add = async (person: Addable) => {
    setAdding(person.id);
    try {
      await onAdd(person);
      toastSuccess(addedText(person.name));
      onClose();
    } catch (error) {
      setAdding(null);
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Ledger label={title}>
      {people.map((person) => (
        <LedgerRow
          key={person.id}
          title={person.name}
          meta={person.username}
          action={
            <Button
              size="sm"
              leftSection={<PlusIcon />}
              loading={adding === person.id}
              disabled={adding !== null}
              aria-label={t('actOf', { name: person.name })}
              onClick={() => void add(person)}
            >
              {t('act')}
            </Button>
          }
        />
      ))}
    </Ledger>
  );
};
