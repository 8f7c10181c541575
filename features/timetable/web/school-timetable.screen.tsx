import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { linkTo, zoneText } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { timetableImport } from '@inkstone/school/addresses';
import {
  EmptyState,
  lazyWithRetry,
  Page,
  PageHead,
  PlusIcon,
  QueryBoundary,
  RowsSkeleton,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { schoolTimetable } from '../addresses.ts';
import { listTimetable, type TimetableSession, type TimetableWeek } from '../contract.ts';
import { exportMessages, weekMessages } from '../messages.ts';
import { mondayFor } from '../rules/recurrence.ts';
import { AttendanceDialog } from './attendance/attendance-dialog.lazy.ts';
import { ClassSelect, RoomSelect, TeacherSelect, toPersonChoice, type Choice } from './choices.tsx';
import { AddSessionDialog, EditSessionDialog } from './session-dialog.lazy.ts';
import type { MovedTimes } from './session-fields.ts';
import { WeekBar } from './week-bar.tsx';
import { WeekGrid } from './week-grid.tsx';
import styles from './week.module.css';

const RoomsDialog = lazyWithRetry(async () => (await import('./rooms-dialog.tsx')).RoomsDialog);

const ExportDialog = lazyWithRetry(async () => (await import('./export-dialog.tsx')).ExportDialog);

type Opened =
  | { kind: 'add' | 'rooms' | 'export' }
  | { kind: 'attendance'; session: TimetableSession }
  | { kind: 'session'; session: TimetableSession; moved: MovedTimes | null }
  | null;

/** The timetable of the school: a week of all, of a class, of a teacher or of a room. */
export const Screen = () => {
  const t = useTranslation(weekMessages);
  const search = useSearch(schoolTimetable);
  const setSearch = useSetSearch(schoolTimetable);
  const ask = useApiQuery(listTimetable, search, { keepPrevious: true });
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const week = ask.data;
  return (
    <Page dense>
      <PageHead title={t('title')} action={<WeekActions isLoaded={week !== undefined} onOpen={setOpened} />} />
      <QueryBoundary query={ask} errorTitle={t('failed')} safe={t('safe')} skeleton={<RowsSkeleton rows={8} />}>
        {(shown) => (
          <>
            <WeekBar
              monday={shown.monday}
              isThisWeek={shown.monday === mondayFor(shown.today)}
              onShow={(day) => setSearch({ day })}
            />
            <Filters about={shown.about} />
            <WeekNotes week={shown} />
            <WeekGrid
              week={shown}
              onOpen={(session) => setOpened({ kind: 'session', session, moved: null })}
              onDrop={({ session, ...moved }) => setOpened({ kind: 'session', session, moved })}
            />
            {shown.list.length === 0 && <EmptyState bare title={t('none')} body={t('noneNext')} />}
          </>
        )}
      </QueryBoundary>
      {opened?.kind === 'add' && week && (
        <AddSessionDialog day={firstDay(week)} schoolClass={chosenClass(search.classId, week)} onClose={close} />
      )}
      {opened?.kind === 'rooms' && <RoomsDialog onClose={close} />}
      {opened?.kind === 'export' && week && <ExportDialog week={week} onClose={close} />}
      {opened?.kind === 'session' && (
        <EditSessionDialog
          session={opened.session}
          moved={opened.moved}
          onAttendance={() => setOpened({ kind: 'attendance', session: opened.session })}
          onClose={close}
        />
      )}
      {opened?.kind === 'attendance' && <AttendanceDialog session={opened.session} onClose={close} />}
    </Page>
  );
};

const WeekActions = ({ isLoaded, onOpen }: { isLoaded: boolean; onOpen(opened: Opened): void }) => {
  const t = useTranslation(weekMessages);
  const tExport = useTranslation(exportMessages);
  return (
    <>
      <Button component={Link} to={linkTo(timetableImport, {})}>
        {t('import')}
      </Button>{' '}
      <Button disabled={!isLoaded} onClick={() => onOpen({ kind: 'export' })}>
        {tExport('open')}
      </Button>{' '}
      <Button onClick={() => onOpen({ kind: 'rooms' })}>{t('rooms')}</Button>{' '}
      <Button variant="filled" leftSection={<PlusIcon />} disabled={!isLoaded} onClick={() => onOpen({ kind: 'add' })}>
        {t('add')}
      </Button>
    </>
  );
};

/** A new session is today where the week has today, else on its Monday. */
const firstDay = ({ monday, today }: TimetableWeek): string => (mondayFor(today) === monday ? today : monday);

const chosenClass = (classId: number | undefined, { about }: TimetableWeek): Choice | null =>
  classId === undefined || about === null ? null : { id: classId, label: about.name };

/** The filters: one of them at a time, in the URL. */
const Filters = ({ about }: Pick<TimetableWeek, 'about'>) => {
  const t = useTranslation(weekMessages);
  const search = useSearch(schoolTimetable);
  const setSearch = useSetSearch(schoolTimetable);
  const choiceFor = (id: number | undefined): Choice | null =>
    id === undefined
      ? null
      : about?.username
        ? toPersonChoice({ id, name: about.name, username: about.username })
        : { id, label: about?.name ?? '' };
  const show = (part: 'classId' | 'teacherId' | 'roomId') => (choice: Choice | null) =>
    setSearch({ classId: undefined, teacherId: undefined, roomId: undefined, [part]: choice?.id });
  return (
    <div className={styles.filters}>
      <ClassSelect label={t('anyClass')} value={choiceFor(search.classId)} onChange={show('classId')} />
      <TeacherSelect label={t('anyTeacher')} value={choiceFor(search.teacherId)} onChange={show('teacherId')} />
      <RoomSelect label={t('anyRoom')} value={choiceFor(search.roomId)} onChange={show('roomId')} />
    </div>
  );
};

const WeekNotes = ({ week }: { week: TimetableWeek }) => {
  const t = useTranslation(weekMessages);
  const language = useLanguage();
  return (
    <>
      {week.isCut && <p role="status">{t('cut', { count: week.list.length })}</p>}
      <p className={styles.note}>
        {t('schoolTime', { zone: zoneText(week.monday, language, week.timeZone) })} {t('dot')} {t('dragNote')}
      </p>
    </>
  );
};
