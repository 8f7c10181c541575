import { Modal } from '@mantine/core';
import { localizedName } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { BlockSkeleton, QueryBoundary, useLanguage, useTranslation } from '@inkstone/ui';
import { getAttendance, type TimetableSession } from '../../contract.ts';
import { attendanceMessages, weekMessages } from '../../messages.ts';
import { longDayText } from '../day-text.ts';
import { AttendanceList } from './attendance-list.tsx';
import styles from './attendance.module.css';

interface AttendanceDialogProps {
  session: TimetableSession;
  onClose(): void;
}

/** A session and who was there. */
export const AttendanceDialog = ({ session, onClose }: AttendanceDialogProps) => {
  const t = useTranslation(attendanceMessages);
  const tWeek = useTranslation(weekMessages);
  const language = useLanguage();
  const ask = useApiQuery(getAttendance, { sessionId: session.id });
  const time = tWeek('time', { from: session.begins, to: session.ends });
  const details = [
    `${longDayText(session.day, language)} ${time}`,
    localizedName(language, session.title, session.titleZh),
    session.room?.name,
  ];
  return (
    <Modal opened onClose={onClose} title={session.className} size={640}>
      <p className={`${styles.when} num`}>{details.filter(Boolean).join(tWeek('dot'))}</p>
      <QueryBoundary query={ask} errorTitle={t('failed')} skeleton={<BlockSkeleton lines={8} />} bare>
        {({ isCancelled, students }) =>
          isCancelled ? (
            <p>{t('cancelled')}</p>
          ) : students.length === 0 ? (
            <p>{t('nobody')}</p>
          ) : (
            <AttendanceList sessionId={session.id} students={students} />
          )
        }
      </QueryBoundary>
    </Modal>
  );
};
