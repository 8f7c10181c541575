import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { linkTo } from '@inkstone/base';
import { failureFrom, useApiMutation, useApiQuery } from '@inkstone/call/web';
import {
  Breadcrumb,
  EmptyState,
  Instant,
  Page,
  PageHead,
  QueryBoundary,
  Section,
  Stack,
  usePlaceholderTitle,
  useTranslation,
} from '@inkstone/ui';
import { ScreenLink, useSearch } from '@inkstone/ui/screen';
import { receivedAnnouncement } from '../addresses.ts';
import { getReceivedAnnouncement, markAnnouncementRead, type ReceivedAnnouncement } from '../contract.ts';
import { messages } from '../messages.ts';
import { AttachedFiles } from './attached-files.tsx';
import { ReceivedList } from './received-list.tsx';
import styles from './announcements.module.css';

/** What was sent to me, or one announcement; once it is recalled it says so. */
export const Screen = () => {
  const { id } = useSearch(receivedAnnouncement);
  return id === undefined ? <ReceivedList /> : <ReceivedAnnouncementPage id={id} />;
};

const ReceivedAnnouncementPage = ({ id }: { id: number }) => {
  const t = useTranslation(messages);
  const query = useApiQuery(getReceivedAnnouncement, { id });
  const placeholder = usePlaceholderTitle(query, t('one'));
  if (failureFrom(query.error)?.kind === 'notFound') return <GoneAnnouncement />;
  return (
    <Page width="text">
      <Breadcrumb
        trail={[
          { label: t('received'), to: linkTo(receivedAnnouncement, {}) },
          { label: query.data?.title ?? placeholder },
        ]}
      />
      {!query.data && <PageHead title={placeholder} />}
      <QueryBoundary query={query} errorTitle={t('oneFailed')}>
        {(announcement) => <OpenedAnnouncement key={id} announcement={announcement} />}
      </QueryBoundary>
    </Page>
  );
};

const GoneAnnouncement = () => {
  const t = useTranslation(messages);
  return (
    <Page width="text">
      <PageHead title={t('one')} />
      <EmptyState
        title={t('gone')}
        body={t('goneBody')}
        action={
          <Button component={ScreenLink} to={receivedAnnouncement} search={{}}>
            {t('received')}
          </Button>
        }
      />
    </Page>
  );
};

/** Tells once that it was opened; where that does not arrive, the next opening tells. */
const useReadMark = ({ id, readAt }: ReceivedAnnouncement): void => {
  const { mutate } = useApiMutation(markAnnouncementRead);
  const isRead = readAt !== null;
  useEffect(() => {
    if (!isRead) mutate({ id });
  }, [id, isRead, mutate]);
};

const OpenedAnnouncement = ({ announcement }: { announcement: ReceivedAnnouncement }) => {
  const t = useTranslation(messages);
  const { id, title, text, files, senderName, sentAt } = announcement;
  useReadMark(announcement);
  return (
    <>
      <PageHead
        title={title}
        meta={
          <>
            {t('from', { name: senderName })} · <Instant at={sentAt} />
          </>
        }
      />
      <Stack>
        <p className={styles.text}>{text}</p>
        {files.length > 0 && (
          <Section title={t('files')}>
            <AttachedFiles announcementId={id} files={files} />
          </Section>
        )}
      </Stack>
    </>
  );
};
