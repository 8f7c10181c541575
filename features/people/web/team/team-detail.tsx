import { Button } from '@mantine/core';
import { useState } from 'react';
import { linkTo } from '@inkstone/base';
import { newRequestId, useApiQuery, useApiMutation, type CallOutput, getErrorMessage } from '@inkstone/call/web';
import {
  DataTable,
  Instant,
  toastSuccess,
  toastError,
  PageHead,
  PlusIcon,
  useConfirm,
  useTranslation,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myTeam } from '../../addresses.ts';
import { deleteTeam, removeTeamMember, getTeam } from '../../contract.ts';
import { teamMessages } from '../../messages.ts';
import { DetailPage } from '../lists/detail-page.tsx';
import styles from '../students/students.module.css';
import { AddMember } from './add-member.tsx';
import { TeamDialog } from './team-dialog.tsx';

type Detail = CallOutput<typeof getTeam>;

/** One of my teams with its members. */
export const TeamDetail = ({ id }: { id: number }) => {
  const t = useTranslation(teamMessages);
  const { page } = useSearch(myTeam);
  const ask = useApiQuery(getTeam, { id });
  const name = ask.data?.team.name ?? t('name');
  return (
    <DetailPage
      list={{ title: t('title'), to: linkTo(myTeam, { page }) }}
      name={name}
      query={ask}
      errorTitle={t('listFailed')}
      safe={t('safe')}
      skeletonRows={4}
    >
      {(detail) => (
        <>
          <Head detail={detail} />
          <div className={styles.table}>
            <Members detail={detail} />
          </div>
        </>
      )}
    </DetailPage>
  );
};

const Head = ({ detail: { team, names, members } }: { detail: Detail }) => {
  const t = useTranslation(teamMessages);
  const confirm = useConfirm();
  const setSearch = useSetSearch(myTeam);
  const { mutateAsync } = useApiMutation(deleteTeam);
  const [dialog, setDialog] = useState<'add' | 'rename' | null>(null);
  const close = () => setDialog(null);
  const end = async () => {
    const question = {
      title: t('endTitle', { name: team.name }),
      body: t('endBody'),
      actionLabel: t('end'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      // Closes the detail first, so that the deleted team is not fetched again.
      setSearch({ id: undefined });
      await mutateAsync({ requestId: newRequestId(), id: team.id });
      toastSuccess(t('ended'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <>
      <PageHead
        title={team.name}
        meta={team.isMine ? undefined : `${t('leader')} ${team.leaderName}`}
        action={
          team.isMine && (
            <span className="row wrap">
              <Button variant="subtle" color="cinnabar" onClick={() => void end()}>
                {t('end')}
              </Button>
              <Button onClick={() => setDialog('rename')}>{t('rename')}</Button>
              <Button leftSection={<PlusIcon />} onClick={() => setDialog('add')}>
                {t('add')}
              </Button>
            </span>
          )
        }
      />
      {dialog === 'add' && <AddMember teamId={team.id} members={members} onClose={close} />}
      {dialog === 'rename' && <TeamDialog team={{ id: team.id, names }} onClose={close} />}
    </>
  );
};

const Members = ({ detail: { team, members } }: { detail: Detail }) => {
  const t = useTranslation(teamMessages);
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(removeTeamMember);
  const remove = async ({ id, name }: Detail['members'][number]) => {
    const question = { title: t('removeTitle', { name }), body: t('removeBody', { name }), actionLabel: t('remove') };
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), id: team.id, personId: id });
      toastSuccess(t('removed', { name }));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <DataTable
      label={t('members')}
      rows={members}
      getKey={(row) => row.id}
      columns={[
        {
          key: 'name',
          head: t('member'),
          card: 'title',
          cell: (row) => (
            <>
              <b>{row.name}</b>
              {row.isLeader && <small>{t('isLeader')}</small>}
            </>
          ),
        },
        { key: 'students', head: t('students'), align: 'end', cell: (row) => row.students },
        { key: 'since', head: t('since'), width: '12rem', cell: (row) => <Instant at={row.joinedAt} show="day" /> },
      ]}
      actions={(row) =>
        team.isMine &&
        !row.isLeader && (
          <Button size="sm" aria-label={t('removeOf', { name: row.name })} onClick={() => void remove(row)}>
            {t('remove')}
          </Button>
        )
      }
    />
  );
};
