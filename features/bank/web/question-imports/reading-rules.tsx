import { Button } from '@mantine/core';
import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { getErrorMessage, newRequestId, useApiMutation, useApiQuery } from '@inkstone/call/web';
import {
  DataTable,
  EmptyState,
  QueryBoundary,
  RowsSkeleton,
  toastError,
  toastSuccess,
  useLanguage,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import {
  listReadingRules,
  removeReadingRule,
  rereadQuestionImport,
  type ListedReadingRule,
} from '../../contract/question-imports.ts';
import { readingRuleMessages } from '../../messages.ts';
import { RuleDialog } from './rule-dialog.tsx';
import styles from './question-imports.module.css';

/** The school's rules for reading papers; with an import, its file can be read again by them. */
export const ReadingRules = ({ importId }: { importId: number | null }) => {
  const t = useTranslation(readingRuleMessages);
  const query = useApiQuery(listReadingRules, {});
  const [isAdding, setAdding] = useState(false);
  return (
    <details className={styles.rules}>
      <summary>{query.data ? t('count', { count: query.data.list.length }) : t('title')}</summary>
      <p className="meta">{t('lead')}</p>
      <QueryBoundary query={query} errorTitle={t('failed')} skeleton={<RowsSkeleton rows={2} />}>
        {({ list }) => <RuleTable rules={list} />}
      </QueryBoundary>
      <div className={styles.acts}>
        <Button onClick={() => setAdding(true)}>{t('add')}</Button>
        {importId !== null && <ReadAgainButton importId={importId} />}
      </div>
      {isAdding && <RuleDialog lines={[]} importId={importId} onClose={() => setAdding(false)} />}
    </details>
  );
};

const RuleTable = ({ rules }: { rules: readonly ListedReadingRule[] }) => {
  const t = useTranslation(readingRuleMessages);
  const language = useLanguage();
  const columns: Column<ListedReadingRule>[] = [
    { key: 'words', head: t('words'), card: 'title', cell: ({ words }) => words },
    { key: 'meaning', head: t('meaning'), cell: ({ meaning }) => t(meaning) },
    { key: 'author', head: t('author'), cell: ({ author: { name, nameZh } }) => localizedName(language, name, nameZh) },
    {
      key: 'remove',
      head: t('remove'),
      card: 'corner',
      cell: (rule) => (rule.canRemove ? <RemoveButton rule={rule} /> : null),
    },
  ];
  return (
    <DataTable
      label={t('title')}
      rows={rules}
      getKey={({ ruleId }) => ruleId}
      columns={columns}
      empty={<EmptyState bare title={t('none')} />}
    />
  );
};

const RemoveButton = ({ rule: { ruleId, words } }: { rule: ListedReadingRule }) => {
  const t = useTranslation(readingRuleMessages);
  const { mutateAsync, isPending } = useApiMutation(removeReadingRule);
  const remove = async () => {
    try {
      await mutateAsync({ requestId: newRequestId(), ruleId });
      toastSuccess(t('removed'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Button variant="quiet" loading={isPending} aria-label={t('removeWords', { words })} onClick={() => void remove()}>
      {t('remove')}
    </Button>
  );
};

const ReadAgainButton = ({ importId }: { importId: number }) => {
  const t = useTranslation(readingRuleMessages);
  const { mutateAsync, isPending } = useApiMutation(rereadQuestionImport);
  const readAgain = async () => {
    try {
      await mutateAsync({ requestId: newRequestId(), importId });
      toastSuccess(t('readAgainNow'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Button variant="quiet" loading={isPending} onClick={() => void readAgain()}>
      {t('readAgain')}
    </Button>
  );
};
