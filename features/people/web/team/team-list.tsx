import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import {
  DataTable,
  EmptyState,
  QueryBoundary,
  Page,
  PageHead,
  Pager,
  PlusIcon,
  RowsSkeleton,
  useTranslation,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myTeam } from '../../addresses.ts';
import { listMyTeams, type Team } from '../../contract.ts';
import { teamMessages } from '../../messages.ts';
import styles from '../students/students.module.css';
import { TeamDialog } from './team-dialog.tsx';

const pageSize = 20;

/** The teams that I lead or belong to. */
export const TeamList = () => {
  const t = useTranslation(teamMessages);
  const { page } = useSearch(myTeam);
  const setSearch = useSetSearch(myTeam);
  const [isMaking, setMaking] = useState(false);
  const ask = useApiQuery(listMyTeams, { page, pageNum: pageSize }, { keepPrevious: true });
  const make = (
    <Button leftSection={<PlusIcon />} onClick={() => setMaking(true)}>
      {t('create')}
    </Button>
  );
  return (
    <Page dense>
      <PageHead title={t('title')} action={make} />
      <p className={`dim ${styles.under}`}>{t('says')}</p>
      <div className={styles.table}>
        <QueryBoundary
          query={ask}
          errorTitle={t('listFailed')}
          safe={t('safe')}
          skeleton={<RowsSkeleton rows={4} dense />}
        >
          {(answer) => (
            <>
              <DataTable<Team>
                label={t('title')}
                rows={answer.list}
                getKey={(row) => row.id}
                empty={<EmptyState bare title={t('empty')} body={t('emptyNext')} action={make} />}
                columns={[
                  {
                    key: 'name',
                    head: t('name'),
                    card: 'title',
                    cell: (row) => <Link to={linkTo(myTeam, { page, id: row.id })}>{row.name}</Link>,
                  },
                  { key: 'leader', head: t('leader'), cell: (row) => (row.isMine ? t('mine') : row.leaderName) },
                  { key: 'members', head: t('members'), align: 'end', cell: (row) => row.memberCount },
                ]}
              />
              {answer.total > pageSize && (
                <Pager
                  page={answer.page}
                  size={pageSize}
                  total={answer.total}
                  onPage={(next) => setSearch({ page: next })}
                />
              )}
            </>
          )}
        </QueryBoundary>
      </div>
      {isMaking && <TeamDialog team={null} onClose={() => setMaking(false)} />}
    </Page>
  );
};
