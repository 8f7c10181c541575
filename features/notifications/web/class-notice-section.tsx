import { useState } from 'react';
import { describeMailFailure } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import {
  DataTable,
  EmptyState,
  Instant,
  Pager,
  QuerySection,
  Stack,
  StatusChip,
  useLanguage,
  useTranslation,
  type Column,
  type Tone,
} from '@inkstone/ui';
import { listClassNotices, type ClassNotice } from '../contract.ts';
import { deliveryStates, type DeliveryState } from '../sent-notices.ts';
import { classNoticeMessages, noticeNames } from '../messages.ts';
import type { PersonalWay } from '../topics.ts';
import styles from './class-robot.module.css';

const pageSize = 8;

const tones: Readonly<Record<DeliveryState, Tone>> = {
  waiting: 'line',
  retrying: 'amber',
  sent: 'jade',
  failed: 'cinnabar',
  resting: 'cinnabar',
  skipped: 'plain',
};

/** What the members of a class were sent by mail and push, and what became of it. */
export const ClassNoticeSection = ({ classId }: { classId: number }) => {
  const t = useTranslation(classNoticeMessages);
  const [page, setPage] = useState(1);
  const query = useApiQuery(listClassNotices, { classId, page, pageNum: pageSize }, { keepPrevious: true });
  const columns = useColumns();
  return (
    <div className={styles.section}>
      <QuerySection title={t('title')} query={query} errorTitle={t('failed')}>
        {({ list, resting, total, page: shown }) => (
          <Stack>
            <p className="dim">{t('intro')}</p>
            {resting.length > 0 && <RestingMembers resting={resting} />}
            <DataTable
              label={t('title')}
              columns={columns}
              rows={list}
              getKey={({ id }) => id}
              empty={<EmptyState bare title={t('none')} body={t('noneNext')} />}
            />
            {total > pageSize && <Pager page={shown} size={pageSize} total={total} onPage={setPage} />}
          </Stack>
        )}
      </QuerySection>
    </div>
  );
};

const RestingMembers = ({ resting }: Pick<CallOutput<typeof listClassNotices>, 'resting'>) => {
  const t = useTranslation(classNoticeMessages);
  const language = useLanguage();
  return (
    <div role="note">
      <p>
        <b>{t('resting')}</b>
      </p>
      <ul className={styles.resting}>
        {resting.map(({ studentId, name, failure }) => (
          <li key={studentId}>{t('restingOne', { name, reason: describeMailFailure(failure, language) })}</li>
        ))}
      </ul>
      <p className="meta">{t('restingNext')}</p>
    </div>
  );
};

const useColumns = (): Column<ClassNotice>[] => {
  const t = useTranslation(classNoticeMessages);
  const nameEvent = useTranslation(noticeNames);
  return [
    {
      key: 'notice',
      head: t('notice'),
      card: 'title',
      cell: ({ event, title }) => (
        <>
          <b>{title}</b>
          <small>{nameEvent(event)}</small>
        </>
      ),
    },
    { key: 'at', head: t('at'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
    { key: 'students', head: t('students'), align: 'end', cell: ({ personCount }) => personCount },
    { key: 'mail', head: t('mail'), cell: (notice) => <WayStates notice={notice} way="mail" /> },
    { key: 'push', head: t('push'), cell: (notice) => <WayStates notice={notice} way="push" /> },
  ];
};

/** The number of members in each delivery state of one channel; a dash where nothing was sent by it. */
const WayStates = ({ notice, way }: { notice: ClassNotice; way: PersonalWay }) => {
  const t = useTranslation(classNoticeMessages);
  const states = deliveryStates.flatMap((state) =>
    notice.states.filter((entry) => entry.way === way && entry.state === state),
  );
  if (states.length === 0) return <span className="dim">–</span>;
  return (
    <span className={styles.states}>
      {states.map(({ state, count }) => (
        <StatusChip key={state} tone={tones[state]}>
          {t('stateCount', { state: t(`state.${state}`), count })}
        </StatusChip>
      ))}
    </span>
  );
};
