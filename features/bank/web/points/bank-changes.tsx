import { Button } from '@mantine/core';
import { localizedName } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import {
  Instant,
  Ledger,
  LedgerRow,
  QuerySection,
  StatusChip,
  UndoIcon,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { listBankChanges } from '../../contract.ts';
import { bankMessages, pointMessages } from '../../messages.ts';
import { localizedPersonName } from '../names.ts';
import { useUndoChange } from '../use-undo-change.ts';

type Change = CallOutput<typeof listBankChanges>['list'][number];

/** The changes of many sets in the last thirty days, each with its undo. */
export const BankChanges = () => {
  const t = useTranslation(pointMessages);
  const query = useApiQuery(listBankChanges, {});
  return (
    <QuerySection
      title={t('changes')}
      aside={t('changesNote')}
      query={query}
      errorTitle={t('changesFailed')}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="meta">{t('noChanges')}</p>}
    >
      {({ list }) => (
        <Ledger label={t('changes')}>
          {list.map((change) => (
            <ChangeRow key={change.changeId} change={change} />
          ))}
        </Ledger>
      )}
    </QuerySection>
  );
};

const ChangeRow = ({ change }: { change: Change }) => {
  const t = useTranslation(pointMessages);
  const bank = useTranslation(bankMessages);
  const language = useLanguage();
  const { undo, isPending } = useUndoChange();
  const { point, into, fields, sets, questions } = change.facts;
  const setCount = t('sets', { count: sets });
  const title =
    point && into
      ? t('merged', {
          name: localizedName(language, point.name, point.nameZh),
          into: localizedName(language, into.name, into.nameZh),
        })
      : t('setsEdited', { fields: fields.map((field) => t(`field-${field}`)).join(bank('comma')), sets: setCount });
  const counts = [...(point ? [setCount] : []), ...(questions > 0 ? [t('questions', { count: questions })] : [])];
  return (
    <LedgerRow
      hasOwnLine
      title={title}
      meta={
        <>
          <Instant at={change.at} />
          {bank('dot')}
          {[localizedPersonName(language, change.by), ...counts].join(bank('dot'))}
        </>
      }
      action={
        change.isUndone ? (
          <StatusChip tone="line">{t('undone')}</StatusChip>
        ) : (
          <Button
            leftSection={<UndoIcon />}
            aria-label={t('undoNamed', { what: title })}
            loading={isPending}
            onClick={() => void undo(change.changeId)}
          >
            {t('undo')}
          </Button>
        )
      }
    />
  );
};
