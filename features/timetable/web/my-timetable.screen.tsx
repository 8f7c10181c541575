import { useState } from 'react';
import { zoneText } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { EmptyState, Page, PageHead, QueryBoundary, RowsSkeleton, useLanguage, useTranslation } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myTimetable } from '../addresses.ts';
import { listMyTimetable, type TimetableSession } from '../contract.ts';
import { weekMessages } from '../messages.ts';
import { mondayFor } from '../rules/recurrence.ts';
import { AttendanceDialog } from './attendance/attendance-dialog.lazy.ts';
import { WeekBar } from './week-bar.tsx';
import { WeekGrid } from './week-grid.tsx';
import styles from './week.module.css';

/** A teacher's own week: nothing is changed here but who was there. */
export const Screen = () => {
  const t = useTranslation(weekMessages);
  const language = useLanguage();
  const { day } = useSearch(myTimetable);
  const setSearch = useSetSearch(myTimetable);
  const ask = useApiQuery(listMyTimetable, { day }, { keepPrevious: true });
  const [opened, setOpened] = useState<TimetableSession | null>(null);
  return (
    <Page dense>
      <PageHead title={t('mine')} />
      <QueryBoundary query={ask} errorTitle={t('failed')} safe={t('safe')} skeleton={<RowsSkeleton rows={8} />}>
        {(week) => (
          <>
            <WeekBar
              monday={week.monday}
              isThisWeek={week.monday === mondayFor(week.today)}
              onShow={(next) => setSearch({ day: next })}
            />
            <p className={styles.note}>
              {t('schoolTime', { zone: zoneText(week.monday, language, week.timeZone) })} {t('dot')} {t('openNote')}
            </p>
            <WeekGrid week={week} onOpen={setOpened} />
            {week.list.length === 0 && <EmptyState bare title={t('none')} body={t('noneMine')} />}
          </>
        )}
      </QueryBoundary>
      {opened && <AttendanceDialog session={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
};
