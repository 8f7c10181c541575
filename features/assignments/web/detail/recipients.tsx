import { ActionIcon, Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { failureFrom, newRequestId, useApiMutation } from '@inkstone/call/web';
import {
  BulkBar,
  ClockIcon,
  DataTable,
  DocumentIcon,
  DotsIcon,
  EmptyState,
  noticeDone,
  noticeFailed,
  Pager,
  TrashIcon,
  useConfirm,
  useTranslation,
} from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { removeStudent } from '../../contract.ts';
import { watchingMessages } from '../../messages.ts';
import type { Family, GivenDetail, Recipient } from '../work/families.ts';
import { RedoMenu } from '../again/redo-menu.tsx';
import { useRecipientColumns } from './recipient-columns.tsx';
import { NoMatch, RecipientFilters } from './recipient-filters.tsx';
import { recipientsEach, type RecipientView } from '../work/recipient-view.ts';
import { TimeDialog } from '../changing/late-dialogs.ts';
import { useChosen } from '../work/use-chosen.ts';
import { useRecipientView } from './use-recipient-view.ts';
import { useReportPlace } from '../work/use-report-place.ts';
import { useWatchedWindow } from '../work/use-work-window.ts';
import again from '../again/again.module.css';

interface RecipientsProps {
  family: Family;
  detail: GivenDetail;
  onChanged(): void;
}

const isDone = (row: Recipient): boolean => row.state === 'complete' || row.state === 'toBeMarked';

/** The students of an assignment with what can be done for one or some of them. */
export const Recipients = ({ family, detail, onChanged }: RecipientsProps) => {
  const t = useTranslation(watchingMessages);
  const [view, setView] = useRecipientView(family);
  const columns = useRecipientColumns(detail);
  const chosen = useChosen(detail.recipients, ({ recipientId }) => recipientId);
  const [extending, setExtending] = useState<readonly Recipient[] | null>(null);
  const takeOut = useTakeOut(detail);
  const { assignment, recipients } = detail;
  const those = chosen.items;
  const isLive = assignment.status !== 'withdrawn';
  const isTest = family === 'test';

  const { clear } = chosen;
  const remove = async (rows: readonly Recipient[]) => {
    if (await takeOut(rows)) clear();
  };
  const acts = [
    { key: 'extend', label: t('extend'), icon: <ClockIcon />, onAct: () => setExtending(those) },
    ...(isTest ? [{ key: 'remove', label: t('takeOut'), icon: <TrashIcon />, onAct: () => void remove(those) }] : []),
  ];
  return (
    <>
      <RecipientFilters family={family} detail={detail} />
      <DataTable
        label={t('recipients')}
        columns={columns}
        rows={recipients}
        keyOf={(row) => row.recipientId}
        bulk={those.length > 0 && <BulkBar count={those.length} acts={acts} onClear={clear} />}
        empty={assignment.total > 0 ? <NoMatch family={family} /> : <NobodyLeft />}
        sorting={{
          by: view.sort,
          descending: view.order === 'desc',
          onSort: (by, descending) =>
            setView({ sort: sortOf(by), order: descending ? 'desc' : 'asc', page: undefined }),
        }}
        {...(isLive
          ? {
              selection: {
                chosen: chosen.ids,
                onChange: chosen.choose,
                mayChoose: (row: Recipient) => !isDone(row),
                nameOf: (row: Recipient) => row.studentName,
              },
            }
          : {})}
        actions={(row) => (
          <RowActs
            row={row}
            detail={detail}
            isLive={isLive}
            isTest={isTest}
            onExtend={() => setExtending([row])}
            onTakeOut={() => void remove([row])}
            onChanged={onChanged}
          />
        )}
      />
      {detail.totalPage > 1 && (
        <Pager page={detail.page} size={recipientsEach} total={detail.total} onPage={(page) => setView({ page })} />
      )}
      {extending && (
        <TimeDialog
          family={family}
          assignment={assignment}
          students={extending}
          onClose={() => {
            setExtending(null);
            clear();
          }}
        />
      )}
    </>
  );
};

const sortOf = (by: string): RecipientView['sort'] =>
  by === 'answered' || by === 'score' || by === 'last' ? by : 'student';

const NobodyLeft = () => {
  const t = useTranslation(watchingMessages);
  return <EmptyState bare title={t('nobodyLeft')} body={t('nobodyLeftNext')} />;
};

interface RowActsProps {
  row: Recipient;
  detail: GivenDetail;
  isLive: boolean;
  isTest: boolean;
  onExtend(): void;
  onTakeOut(): void;
  onChanged(): void;
}

const RowActs = ({ row, detail, isLive, isTest, onExtend, onTakeOut, onChanged }: RowActsProps) => {
  const t = useTranslation(watchingMessages);
  const { assignment } = detail;
  const report = useReportPlace(assignment);
  const watch = useWatchedWindow(onChanged);
  if (isDone(row)) {
    const place = report?.one(row.studentId);
    const open = () => (place ? openScreen(place.to, place.search) : null);
    return (
      <span className={again.acts}>
        {place && (
          <Button
            size="sm"
            leftSection={<DocumentIcon />}
            aria-label={t('reportOf', { name: row.studentName })}
            onClick={() => watch(open)}
          >
            {t('report')}
          </Button>
        )}
        {isLive && <RedoMenu assignment={assignment} row={row} onChanged={onChanged} />}
      </span>
    );
  }
  if (!isLive) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('moreOf', { title: row.studentName })}>
          <DotsIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<ClockIcon />} onClick={onExtend}>
          {t('extend')}
        </Menu.Item>
        {isTest && (
          <Menu.Item leftSection={<TrashIcon />} color="cinnabar" onClick={onTakeOut}>
            {t('takeOut')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};

/** Takes students out of a test after asking; gives whether it was done. */
const useTakeOut = ({ assignment }: GivenDetail) => {
  const t = useTranslation(watchingMessages);
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(removeStudent);
  return async (rows: readonly Recipient[]): Promise<boolean> => {
    const yes = await confirm({
      title: t(rows.length === 1 ? 'takeOutOne' : 'takeOutMany', {
        count: rows.length,
        name: rows[0]?.studentName ?? '',
      }),
      body: t('takeOutBody'),
      act: t('takeOut'),
      danger: true,
    });
    if (!yes) return false;
    const studentIds = rows.map(({ studentId }) => studentId);
    try {
      const { removed } = await mutateAsync({ id: assignment.id, requestId: newRequestId(), studentIds });
      noticeDone(t('tookOut', { count: removed }));
      return true;
    } catch (error) {
      noticeFailed(t('notDone'), failureFrom(error)?.message ?? String(error));
      return false;
    }
  };
};
