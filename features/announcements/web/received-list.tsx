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
  QueryBoundary,
  RowsSkeleton,
  StatusChip,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { receivedAnnouncement } from '../addresses.ts';
import { listReceivedAnnouncements, type ReceivedSummary } from '../contract.ts';
import { messages } from '../messages.ts';

const pageSize = 20;

/** What was sent to me, the newest first, whatever became of its message in the bell. */
export const ReceivedList = () => {
  const t = useTranslation(messages);
  const { page } = useSearch(receivedAnnouncement);
  const setSearch = useSetSearch(receivedAnnouncement);
  const query = useApiQuery(listReceivedAnnouncements, { page, pageNum: pageSize }, { keepPrevious: true });
  const columns = useColumns();
  return (
    <Page>
      <PageHead title={t('received')} />
      <QueryBoundary query={query} errorTitle={t('listFailed')} skeleton={<RowsSkeleton rows={6} />}>
        {({ list, total, page: shown }) => (
          <>
            <DataTable<ReceivedSummary>
              label={t('received')}
              rows={list}
              getKey={({ id }) => id}
              empty={<EmptyState bare title={t('receivedEmpty')} body={t('receivedEmptyBody')} />}
              columns={columns}
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

const useColumns = (): Column<ReceivedSummary>[] => {
  const t = useTranslation(messages);
  return [
    {
      key: 'title',
      head: t('titleField'),
      card: 'title',
      cell: ({ id, title, fileCount }) => (
        <>
          <Link to={linkTo(receivedAnnouncement, { id })}>{title}</Link>
          {fileCount > 0 && <small>{t('fileCount', { count: fileCount })}</small>}
        </>
      ),
    },
    { key: 'sender', head: t('sender'), cell: ({ senderName }) => senderName },
    { key: 'sentAt', head: t('sentAt'), cell: ({ sentAt }) => <Instant at={sentAt} /> },
    {
      key: 'read',
      head: t('read'),
      card: 'corner',
      width: '7rem',
      cell: ({ readAt }) => (readAt === null ? <StatusChip tone="teal">{t('unread')}</StatusChip> : null),
    },
  ];
};
