import { useState } from 'react';
import { linkTo } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import {
  Breadcrumb,
  DataTable,
  Instant,
  Page,
  PageHead,
  Pager,
  QueryBoundary,
  RowsSkeleton,
  Section,
  Stack,
  usePlaceholderTitle,
  useTranslation,
} from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { sentAnnouncements } from '../addresses.ts';
import { listAnnouncementRecipients } from '../contract.ts';
import { messages } from '../messages.ts';
import { AttachedFiles } from './attached-files.tsx';
import { RecallButton } from './recall-button.tsx';
import styles from './announcements.module.css';

const pageSize = 50;

type Detail = CallOutput<typeof listAnnouncementRecipients>;

/** An announcement that I sent, and who has read it. */
export const AnnouncementDetail = ({ id }: { id: number }) => {
  const t = useTranslation(messages);
  const { page: listPage } = useSearch(sentAnnouncements);
  const [page, setPage] = useState(1);
  const query = useApiQuery(listAnnouncementRecipients, { id, page, pageNum: pageSize }, { keepPrevious: true });
  const placeholder = usePlaceholderTitle(query, t('one'));
  const trail = [
    { label: t('title'), to: linkTo(sentAnnouncements, { page: listPage }) },
    { label: query.data?.announcement.title ?? placeholder },
  ];
  return (
    <Page dense>
      <Breadcrumb trail={trail} />
      {!query.data && <PageHead title={placeholder} />}
      <QueryBoundary
        query={query}
        errorTitle={t('oneFailed')}
        safe={t('safe')}
        skeleton={<RowsSkeleton rows={8} dense />}
      >
        {(detail) => (
          <>
            <DetailHead announcement={detail.announcement} />
            <Stack>
              <div>
                <p className={styles.text}>{detail.announcement.text}</p>
              </div>
              {detail.announcement.files.length > 0 && (
                <Section title={t('files')}>
                  <AttachedFiles announcementId={id} files={detail.announcement.files} />
                </Section>
              )}
              <Readers detail={detail} onPage={setPage} />
            </Stack>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

const DetailHead = ({ announcement }: Pick<Detail, 'announcement'>) => {
  const t = useTranslation(messages);
  const { title, sentAt, recalledAt } = announcement;
  return (
    <PageHead
      title={title}
      meta={
        <>
          {t('sentAt')} <Instant at={sentAt} />
          {recalledAt !== null && (
            <>
              {' · '}
              {t('recalled')} <Instant at={recalledAt} />
            </>
          )}
        </>
      }
      action={recalledAt === null && <RecallButton announcement={announcement} />}
    />
  );
};

const Readers = ({ detail, onPage }: { detail: Detail; onPage(page: number): void }) => {
  const t = useTranslation(messages);
  const { announcement, list, page, total } = detail;
  return (
    <Section
      title={t('recipients')}
      count={t('readersOf', { read: announcement.readCount, all: announcement.recipientCount })}
    >
      <div className={styles.waiting}>
        <DataTable
          label={t('recipients')}
          rows={list}
          getKey={({ id }) => id}
          columns={[
            { key: 'name', head: t('name'), card: 'title', cell: ({ name }) => name },
            {
              key: 'read',
              head: t('readAt'),
              cell: ({ readAt }) =>
                readAt === null ? <span className="dim">{t('notYet')}</span> : <Instant at={readAt} />,
            },
          ]}
        />
      </div>
      {total > pageSize && <Pager page={page} size={pageSize} total={total} onPage={onPage} />}
    </Section>
  );
};
