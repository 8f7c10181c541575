import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import {
  DataTable,
  EmptyState,
  Instant,
  Page,
  PageHead,
  Pager,
  PlusIcon,
  QueryBoundary,
  RowsSkeleton,
  StatusChip,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { ScreenLink, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { newAnnouncement, sentAnnouncements } from '../addresses.ts';
import { listSentAnnouncements, type SentAnnouncement } from '../contract.ts';
import { messages } from '../messages.ts';
import { RecallButton } from './recall-button.tsx';
import styles from './announcements.module.css';

const pageSize = 20;

/** What I sent, with how many have read it. */
export const AnnouncementList = () => {
  const t = useTranslation(messages);
  const { page } = useSearch(sentAnnouncements);
  const setSearch = useSetSearch(sentAnnouncements);
  const query = useApiQuery(listSentAnnouncements, { page, pageNum: pageSize }, { keepPrevious: true });
  const columns = useColumns();
  const write = (
    <Button component={ScreenLink} to={newAnnouncement} search={{}} leftSection={<PlusIcon />}>
      {t('write')}
    </Button>
  );
  return (
    <Page dense>
      <PageHead title={t('title')} action={write} />
      <p className={`dim ${styles.under}`}>{t('says')}</p>
      <QueryBoundary
        query={query}
        errorTitle={t('listFailed')}
        safe={t('safe')}
        skeleton={<RowsSkeleton rows={6} dense />}
      >
        {({ list, total, page: shown }) => (
          <>
            <DataTable<SentAnnouncement>
              label={t('title')}
              rows={list}
              getKey={({ id }) => id}
              empty={<EmptyState bare title={t('empty')} body={t('emptyNext')} action={write} />}
              columns={columns}
              actions={(row) => row.recalledAt === null && <RecallButton announcement={row} />}
            />
            {total > pageSize && (
              <Pager page={shown} size={pageSize} total={total} onPage={(next) => setSearch({ page: next })} />
            )}
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

const useColumns = (): Column<SentAnnouncement>[] => {
  const t = useTranslation(messages);
  const { page } = useSearch(sentAnnouncements);
  return [
    {
      key: 'title',
      head: t('titleField'),
      card: 'title',
      cell: ({ id, title }) => <Link to={linkTo(sentAnnouncements, { page, id })}>{title}</Link>,
    },
    {
      key: 'read',
      head: t('read'),
      cell: ({ readCount, recipientCount, recalledAt }) =>
        recalledAt === null ? (
          t('readOf', { read: readCount, all: recipientCount })
        ) : (
          <StatusChip tone="line">{t('recalled')}</StatusChip>
        ),
    },
    { key: 'sentAt', head: t('sentAt'), cell: ({ sentAt }) => <Instant at={sentAt} /> },
  ];
};
