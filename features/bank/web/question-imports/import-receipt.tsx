import { Button } from '@mantine/core';
import { useState } from 'react';
import { linkTo } from '@inkstone/base';
import { getErrorMessage, newRequestId, useApiMutation, useApiQuery, type CallOutput } from '@inkstone/call/web';
import {
  Breadcrumb,
  EmptyState,
  FilterTabs,
  Instant,
  Page,
  PageHead,
  Pager,
  QueryBoundary,
  RowsSkeleton,
  Stack,
  toastError,
  toastSuccess,
  useConfirm,
  useTranslation,
} from '@inkstone/ui';
import { ScreenLink, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { questionBank, questionImport } from '../../addresses.ts';
import {
  applyQuestionImport,
  chooseImportItems,
  getQuestionImport,
  undoQuestionImport,
} from '../../contract/question-imports.ts';
import { paperFormats } from '../../reading-rules.ts';
import { outcomes } from '../../import/vocabulary.ts';
import { importFormatMessages, questionImportMessages } from '../../messages.ts';
import { ImportQuestion } from './import-question.tsx';
import { ReadingRules } from './reading-rules.tsx';
import styles from './question-imports.module.css';

export type QuestionImport = CallOutput<typeof getQuestionImport>;

const pageSize = 20;

/** Whether the rules of the school were used, and others may be added before anything is in the bank. */
const isPaper = ({ state, format }: QuestionImport): boolean => state === 'planned' && paperFormats.includes(format);

/** What becomes, or has become, of the questions of a file. */
export const ImportReceipt = ({ importId }: { importId: number }) => {
  const t = useTranslation(questionImportMessages);
  const { outcome, page } = useSearch(questionImport);
  const input = { importId, page, pageNum: pageSize, ...(outcome && { outcome }) };
  const query = useApiQuery(getQuestionImport, input, { keepPrevious: true });
  const [stays, setStays] = useState<Stays>([]);
  const trail = [
    { label: t('back'), to: linkTo(questionBank, {}) },
    { label: t('title'), to: linkTo(questionImport, {}) },
  ];
  return (
    <Page>
      <QueryBoundary query={query} errorTitle={t('failed')} skeleton={<RowsSkeleton rows={8} />}>
        {(receipt) => (
          <>
            <Breadcrumb trail={[...trail, { label: receipt.fileName || t('noName') }]} />
            <PageHead
              title={receipt.fileName || t('noName')}
              meta={<ImportState receipt={receipt} />}
              action={<ImportAction receipt={receipt} onStays={setStays} />}
            />
            <Stack>
              <StayingSets stays={stays} />
              {isPaper(receipt) && <ReadingRules importId={receipt.canReread ? importId : null} />}
              <Questions receipt={receipt} />
            </Stack>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

const ImportState = ({ receipt }: { receipt: QuestionImport }) => {
  const t = useTranslation(questionImportMessages);
  const tFormat = useTranslation(importFormatMessages);
  const { state, format, appliedAt, undoneAt, setCount, counts } = receipt;
  const at = undoneAt ?? appliedAt;
  const facts = [
    tFormat(format),
    ...(counts.same > 0 ? [t('sameCount', { count: counts.same })] : []),
    ...(setCount > 0 ? [t('setCount', { count: setCount })] : []),
  ];
  return (
    <>
      {[...facts, t(state)].join(t('dot'))} {at !== null && <Instant at={at} />}
    </>
  );
};

type Stays = CallOutput<typeof undoQuestionImport>['stays'];

const reasonMessages = {
  edited: 'staysEdited',
  inPaper: 'staysInPaper',
  inCourse: 'staysInCourse',
  given: 'staysGiven',
} as const;

const StayingSets = ({ stays }: { stays: Stays }) => {
  const t = useTranslation(questionImportMessages);
  if (stays.length === 0) return null;
  return (
    <section role="status">
      <b>{t('stays')}</b>
      <ul>
        {stays.map(({ setId, title, reason }) => (
          <li key={setId}>
            <ScreenLink to={questionBank} search={{ setId }}>
              {title}
            </ScreenLink>
            {t('dot')}
            {t(reasonMessages[reason])}
          </li>
        ))}
      </ul>
    </section>
  );
};

const ImportAction = ({ receipt, onStays }: { receipt: QuestionImport; onStays(stays: Stays): void }) => {
  if (receipt.state === 'planned') return <ApplyButton receipt={receipt} />;
  if (receipt.state !== 'applied') return null;
  return (
    <>
      <UndoButton importId={receipt.importId} onStays={onStays} />
      <OpenSetsButton receipt={receipt} />
    </>
  );
};

/** What comes after an import: its set, or where it made several, the caller's sets of the bank, newest first. */
const OpenSetsButton = ({ receipt: { setCount, list } }: { receipt: QuestionImport }) => {
  const t = useTranslation(questionImportMessages);
  const setId = setCount === 1 ? list.find((item) => item.setId !== null)?.setId : null;
  return (
    <Button component={ScreenLink} variant="filled" to={questionBank} search={setId ? { setId } : { mine: true }}>
      {t('openSets', { count: setCount })}
    </Button>
  );
};

const ApplyButton = ({ receipt: { importId, counts } }: { receipt: QuestionImport }) => {
  const t = useTranslation(questionImportMessages);
  const { mutateAsync, isPending } = useApiMutation(applyQuestionImport);
  if (counts.chosen === 0) return <p className="meta">{t('noneChosen')}</p>;
  const apply = async () => {
    try {
      const { sets } = await mutateAsync({ requestId: newRequestId(), importId });
      toastSuccess(t('appliedNow', { count: sets }));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Button variant="filled" loading={isPending} onClick={() => void apply()}>
      {t('apply', { count: counts.chosen })}
    </Button>
  );
};

const UndoButton = ({ importId, onStays }: { importId: number; onStays(stays: Stays): void }) => {
  const t = useTranslation(questionImportMessages);
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(undoQuestionImport);
  const undo = async () => {
    const question = { title: t('undoTitle'), body: t('undoBody'), actionLabel: t('undo'), danger: true };
    if (!(await confirm(question))) return;
    try {
      const { removed, stays } = await mutateAsync({ requestId: newRequestId(), importId });
      onStays(stays);
      toastSuccess(t('undoneNow', { count: removed }));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Button loading={isPending} onClick={() => void undo()}>
      {t('undo')}
    </Button>
  );
};

const everything = 'all';

const Questions = ({ receipt }: { receipt: QuestionImport }) => {
  const t = useTranslation(questionImportMessages);
  const { outcome, page } = useSearch(questionImport);
  const setSearch = useSetSearch(questionImport);
  const { counts, list, groups, total, state } = receipt;
  const count = counts.exact + counts.changed + counts.doubtful + counts.dropped;
  return (
    <>
      <FilterTabs
        label={t('outcome')}
        tabs={[
          { value: everything, label: t('all'), count },
          ...outcomes.map((value) => ({ value, label: t(value), count: counts[value] })),
        ]}
        value={outcome ?? everything}
        onChange={(next) => setSearch({ outcome: outcomes.find((name) => name === next), page: undefined })}
      />
      {list.length === 0 && <EmptyState bare title={t('empty')} />}
      <ol className={styles.questions}>
        {state === 'planned' && outcome !== 'dropped' && total > 0 && (
          <li className={styles.acts}>
            <ChooseAll receipt={receipt} />
          </li>
        )}
        {list.map((item, index) => {
          const group = groups.find((entry) => entry.group === item.group);
          const isFirst = list[index - 1]?.group !== item.group;
          return (
            <li key={item.position}>
              <ImportQuestion receipt={receipt} item={item} group={group} isFirstOfGroup={isFirst} />
            </li>
          );
        })}
      </ol>
      {total > pageSize && (
        <Pager page={page} size={pageSize} total={total} onPage={(next) => setSearch({ page: next })} />
      )}
    </>
  );
};

const ChooseAll = ({ receipt: { importId } }: { receipt: QuestionImport }) => {
  const t = useTranslation(questionImportMessages);
  const { outcome } = useSearch(questionImport);
  const { mutateAsync, isPending } = useApiMutation(chooseImportItems);
  const choose = async (isChosen: boolean) => {
    try {
      await mutateAsync({ requestId: newRequestId(), importId, isChosen, ...(outcome && { outcome }) });
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <>
      <Button disabled={isPending} onClick={() => void choose(true)}>
        {t('chooseShown')}
      </Button>
      <Button disabled={isPending} onClick={() => void choose(false)}>
        {t('leaveShown')}
      </Button>
    </>
  );
};
