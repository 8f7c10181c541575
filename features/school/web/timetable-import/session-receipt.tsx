import { Button } from '@mantine/core';
import { calendarDayText, linkTo } from '@inkstone/base';
import { getErrorMessage, newRequestId, useApiMutation, useApiQuery } from '@inkstone/call/web';
import { schoolTimetable } from '@inkstone/timetable/addresses';
import {
  Breadcrumb,
  Instant,
  Page,
  PageHead,
  QueryBoundary,
  RowsSkeleton,
  Stack,
  toastError,
  toastSuccess,
  useConfirm,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { timetableImport } from '../../addresses.ts';
import {
  applyTimetableImport,
  getTimetableImport,
  undoTimetableImport,
  type SessionImport,
} from '../../contract/timetable-import.ts';
import { timetableImportMessages } from '../../messages.ts';
import { SessionColumns } from './session-columns.tsx';
import { sessionPageSize, SessionRows } from './session-rows.tsx';
import type { SessionSource } from './use-session-plan.ts';

/** What a file would change, or has changed, session by session. */
export const SessionReceipt = ({ changeSetId, source }: { changeSetId: number; source: SessionSource | null }) => {
  const t = useTranslation(timetableImportMessages);
  const { show, page } = useSearch(timetableImport);
  const input = { changeSetId, page, pageNum: sessionPageSize, ...(show && { show }) };
  const query = useApiQuery(getTimetableImport, input, { keepPrevious: true });
  const trail = [
    { label: t('back'), to: linkTo(schoolTimetable, {}) },
    { label: t('title'), to: linkTo(timetableImport, {}) },
  ];
  return (
    <Page>
      <QueryBoundary query={query} errorTitle={t('failed')} safe={t('safe')} skeleton={<RowsSkeleton rows={8} />}>
        {(set) => (
          <>
            <Breadcrumb trail={[...trail, { label: set.fileName || t('noName') }]} />
            <PageHead
              title={set.fileName || t('noName')}
              meta={<ImportState set={set} />}
              action={
                set.state === 'planned' ? (
                  <ApplyButton set={set} />
                ) : set.undoUntil === null ? undefined : (
                  <UndoButton changeSetId={changeSetId} />
                )
              }
            />
            <Stack>
              {set.state === 'planned' && <SessionColumns key={set.changeSetId} set={set} source={source} />}
              <CutEvents set={set} />
              <SessionRows set={set} />
            </Stack>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

const shownCuts = 20;

/** Recurring events that go on after what is taken of them. */
const CutEvents = ({ set: { cuts } }: { set: SessionImport }) => {
  const t = useTranslation(timetableImportMessages);
  const language = useLanguage();
  if (cuts.length === 0) return null;
  return (
    <ul>
      {cuts.slice(0, shownCuts).map(({ rowNumber, untilDay }) => (
        <li key={rowNumber}>{t('cut', { row: rowNumber, day: calendarDayText(untilDay, language) })}</li>
      ))}
    </ul>
  );
};

const ImportState = ({ set: { state, appliedAt, undoneAt, undoUntil } }: { set: SessionImport }) => {
  const t = useTranslation(timetableImportMessages);
  if (state === 'planned') return t('planned');
  const at = undoneAt ?? appliedAt;
  return (
    <>
      {t(state)} {at !== null && <Instant at={at} />}
      {undoUntil !== null && (
        <>
          {` · ${t('undoUntil')} `}
          <Instant at={undoUntil} show="day" />
        </>
      )}
    </>
  );
};

const ApplyButton = ({ set: { changeSetId, counts } }: { set: SessionImport }) => {
  const t = useTranslation(timetableImportMessages);
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(applyTimetableImport);
  const { made, changed, conflicts } = counts;
  const count = made + changed;
  if (count === 0) return <p className="meta">{t(counts.refused > 0 ? 'allLeftOut' : 'nothingToDo')}</p>;
  const apply = async () => {
    const question =
      conflicts > 0
        ? { body: t('applyConflicts', { count: conflicts }), actionLabel: t('applyAnyway'), danger: true }
        : { body: t('applyBody', { made, changed }), actionLabel: t('apply', { count }) };
    if (!(await confirm({ title: t('applyTitle', { count }), ...question }))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), changeSetId, acceptsConflicts: conflicts > 0 });
      toastSuccess(t('appliedNow'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Button variant="filled" loading={isPending} onClick={() => void apply()}>
      {t('apply', { count })}
    </Button>
  );
};

const UndoButton = ({ changeSetId }: { changeSetId: number }) => {
  const t = useTranslation(timetableImportMessages);
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(undoTimetableImport);
  const undo = async () => {
    const question = { title: t('undoTitle'), body: t('undoBody'), actionLabel: t('undo'), danger: true };
    if (!(await confirm(question))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), changeSetId });
      toastSuccess(t('undoneNow'));
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
