import { Button } from '@mantine/core';
import { useState } from 'react';
import { linkTo } from '@inkstone/base';
import {
  getErrorMessage,
  newRequestId,
  refetchIntervals,
  useApiMutation,
  useApiQuery,
  type CallInput,
} from '@inkstone/call/web';
import {
  Breadcrumb,
  Instant,
  Page,
  PageHead,
  QueryBoundary,
  RowsSkeleton,
  Section,
  Stack,
  toastError,
  toastSuccess,
  useConfirm,
  useTranslation,
} from '@inkstone/ui';
import { schoolImport, schoolPeople } from '../../addresses.ts';
import { applyChangeSet, getChangeSet, undoChangeSet, type ChangeSet, type ImportRun } from '../../contract/imports.ts';
import { isLinkKind } from '../../import/subjects.ts';
import { importMessages, subjectMessages } from '../../messages.ts';
import { UndoButton } from '../undo-button.tsx';
import { CodeButtons } from './code-buttons.tsx';
import { CodeSlips, type FirstCodes } from './code-slips.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportProgress } from './import-runs.tsx';
import type { ImportSource } from './use-plan.ts';
import styles from './import.module.css';

/** What a sheet would change, or has changed, row by row. */
export const ImportReceipt = ({ changeSetId, source }: { changeSetId: number; source: ImportSource | null }) => {
  const t = useTranslation(importMessages);
  const [isWatching, setWatching] = useState(false);
  const query = useApiQuery(getChangeSet, { changeSetId }, { refetchMs: isWatching ? refetchIntervals.ending : false });
  const apply = useApiMutation(applyChangeSet);
  const undo = useApiMutation(undoChangeSet);
  const isBusy = apply.isPending || undo.isPending || query.data?.run?.state === 'running';
  if (isBusy !== isWatching) setWatching(isBusy);
  const [codes, setCodes] = useState<FirstCodes | null>(null);
  if (codes) return <CodeSlips {...codes} onClose={() => setCodes(null)} />;
  const trail = [
    { label: t('back'), to: linkTo(schoolPeople, {}) },
    { label: t('title'), to: linkTo(schoolImport, {}) },
  ];
  return (
    <Page>
      <QueryBoundary query={query} errorTitle={t('failed')} safe={t('safe')} skeleton={<RowsSkeleton rows={8} />}>
        {(set) => (
          <>
            <Breadcrumb trail={[...trail, { label: set.fileName || t('pasted') }]} />
            <PageHead
              title={set.fileName || t('pasted')}
              meta={<ImportState set={set} />}
              action={
                set.state === 'planned' ? (
                  <ApplyButton set={set} apply={apply.mutateAsync} isApplying={isBusy} />
                ) : (
                  <AppliedActions set={set} undo={undo.mutateAsync} isUndoing={isBusy} onCodes={setCodes} />
                )
              }
            />
            <Stack>
              {set.run && <OpenRun run={set.run} />}
              {set.state === 'planned' && <ImportColumns key={set.changeSetId} set={set} source={source} />}
              {set.newClasses.length > 0 && <NewClasses set={set} />}
              <ImportRows set={set} />
            </Stack>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

const classStates = {
  applied: 'classApplied',
  leftOut: 'classLeftOut',
  undone: 'classUndone',
  stays: 'classStays',
} as const;

/** The classes that the import makes, and what became of each. */
const NewClasses = ({ set: { newClasses } }: { set: ChangeSet }) => {
  const t = useTranslation(importMessages);
  return (
    <Section title={t('newClasses')} count={newClasses.length}>
      <p>{t('newClassesNote')}</p>
      <ul className={styles.newClasses}>
        {newClasses.map(({ name, state }, index) => (
          <li key={index}>
            {name}
            {state !== 'planned' && <span className="meta">{t(classStates[state])}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
};

const ImportState = ({ set: { subject, state, appliedAt, undoneAt } }: { set: ChangeSet }) => {
  const t = useTranslation(importMessages);
  const tSubject = useTranslation(subjectMessages);
  if (state === 'planned') return `${tSubject(subject)} · ${t('planned')}`;
  const at = undoneAt ?? appliedAt;
  return (
    <>
      {tSubject(subject)} · {t(state === 'undone' ? 'undone' : 'appliedState')} {at && <Instant at={at} />}
    </>
  );
};

/** How far applying or undoing is, whichever window began it, or that it broke off. */
const OpenRun = ({ run }: { run: ImportRun }) => {
  const t = useTranslation(importMessages);
  return (
    <div className={styles.start}>
      {run.state === 'running' && <p className="meta">{t('runLeave')}</p>}
      <ImportProgress run={run} />
    </div>
  );
};

interface ApplyButtonProps {
  set: ChangeSet;
  apply(input: CallInput<typeof applyChangeSet>): Promise<unknown>;
  /** Whether this window or another one applies the plan. */
  isApplying: boolean;
}

const ApplyButton = ({ set: { changeSetId, subject, counts }, apply: send, isApplying }: ApplyButtonProps) => {
  const t = useTranslation(importMessages);
  const confirm = useConfirm();
  const { made, changed, deactivated } = counts;
  const count = made + changed + deactivated;
  if (count === 0) return t('nothingToDo');
  const apply = async () => {
    const question = {
      title: t('applyTitle', { count }),
      body: t(isLinkKind(subject) ? 'applyLinksBody' : 'applyBody', { made, changed, deactivated }),
      actionLabel: t('apply', { count }),
    };
    if (!(await confirm(question))) return;
    try {
      await send({ requestId: newRequestId(), changeSetId });
      toastSuccess(t('applied'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Button variant="filled" loading={isApplying} onClick={() => void apply()}>
      {t('apply', { count })}
    </Button>
  );
};

interface AppliedActionsProps {
  set: ChangeSet;
  undo(input: CallInput<typeof undoChangeSet>): Promise<unknown>;
  /** Whether this window or another one undoes the import. */
  isUndoing: boolean;
  onCodes(codes: FirstCodes): void;
}

const AppliedActions = ({ set, undo, isUndoing, onCodes }: AppliedActionsProps) => {
  const { changeSetId, subject, counts, undoUntil } = set;
  const makesPeople = !isLinkKind(subject);
  return (
    <span className={styles.acts}>
      {makesPeople && counts.made > 0 && set.state === 'applied' && (
        <CodeButtons changeSetId={changeSetId} onCodes={onCodes} />
      )}
      {undoUntil !== null && (
        <UndoImport
          makesPeople={makesPeople}
          isPending={isUndoing}
          onUndo={() => undo({ requestId: newRequestId(), changeSetId })}
        />
      )}
    </span>
  );
};

interface UndoImportProps {
  makesPeople: boolean;
  isPending: boolean;
  onUndo(): Promise<unknown>;
}

const UndoImport = ({ makesPeople, isPending, onUndo }: UndoImportProps) => {
  const t = useTranslation(importMessages);
  type Word = Parameters<Parameters<typeof UndoButton>[0]['t']>[0];
  const tUndo = (key: Word) => t(key === 'undoBody' && !makesPeople ? 'undoLinksBody' : key);
  return <UndoButton t={tUndo} isPending={isPending} onUndo={onUndo} />;
};
