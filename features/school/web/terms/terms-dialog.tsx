import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { getErrorMessage, newRequestId, useApiMutation, useApiQuery } from '@inkstone/call/web';
import {
  BlockSkeleton,
  EmptyState,
  Ledger,
  LedgerRow,
  PlusIcon,
  QueryBoundary,
  StatusChip,
  toastError,
  toastSuccess,
  useConfirm,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { listTerms, removeTerm, type SchoolTerm } from '../../contract.ts';
import { termMessages } from '../../messages.ts';
import { TermForm } from './term-form.tsx';
import styles from './terms.module.css';
import { useDaysText } from './use-days-text.ts';

/** The terms of the school: a list, and the form of one of them. */
export const TermsDialog = ({ onClose }: { onClose(): void }) => {
  const t = useTranslation(termMessages);
  const language = useLanguage();
  const ask = useApiQuery(listTerms, {});
  const [edited, setEdited] = useState<SchoolTerm | 'new' | null>(null);
  const term = edited === 'new' ? null : edited;
  const formTitle = term ? t('editTitle', { name: localizedName(language, term.name, term.nameZh) }) : t('addTitle');
  return (
    <Modal opened onClose={onClose} title={edited === null ? t('title') : formTitle} size={720}>
      <QueryBoundary query={ask} errorTitle={t('failed')} skeleton={<BlockSkeleton lines={6} />} bare>
        {({ list }) =>
          edited === null ? (
            <TermList terms={list} onEdit={setEdited} />
          ) : (
            <TermForm term={term} terms={list} onClose={() => setEdited(null)} />
          )
        }
      </QueryBoundary>
    </Modal>
  );
};

const TermList = ({ terms, onEdit }: { terms: readonly SchoolTerm[]; onEdit(term: SchoolTerm | 'new'): void }) => {
  const t = useTranslation(termMessages);
  const add = (
    <Button leftSection={<PlusIcon />} onClick={() => onEdit('new')}>
      {t('add')}
    </Button>
  );
  if (terms.length === 0) return <EmptyState bare title={t('empty')} body={t('emptyNext')} action={add} />;
  return (
    <>
      <Ledger label={t('title')}>
        {terms.map((term) => (
          <TermLine key={term.id} term={term} onEdit={onEdit} />
        ))}
      </Ledger>
      <div className={styles.add}>{add}</div>
    </>
  );
};

const TermLine = ({ term, onEdit }: { term: SchoolTerm; onEdit(term: SchoolTerm): void }) => {
  const t = useTranslation(termMessages);
  const language = useLanguage();
  const confirm = useConfirm();
  const toDaysText = useDaysText();
  const { mutateAsync } = useApiMutation(removeTerm);
  const name = localizedName(language, term.name, term.nameZh);
  const remove = async () => {
    const question = { title: t('removeTitle', { name }), body: t('removeBody'), actionLabel: t('remove') };
    if (!(await confirm(question))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), termId: term.id });
      toastSuccess(t('removed', { name }));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <LedgerRow
      title={name}
      meta={t('line', { days: toDaysText(term), classes: t('classes', { count: term.classCount }) })}
      extra={term.state === 'past' ? undefined : <StateChip state={term.state} />}
      hasOwnLine
      action={
        <span className={styles.acts}>
          {term.classCount === 0 && (
            <Button size="xs" aria-label={t('removeFor', { name })} onClick={() => void remove()}>
              {t('remove')}
            </Button>
          )}
          <Button size="xs" aria-label={t('editFor', { name })} onClick={() => onEdit(term)}>
            {t('edit')}
          </Button>
        </span>
      }
    />
  );
};

const StateChip = ({ state }: { state: 'current' | 'coming' }) => {
  const t = useTranslation(termMessages);
  return <StatusChip tone={state === 'current' ? 'jade' : 'plain'}>{t(state)}</StatusChip>;
};
