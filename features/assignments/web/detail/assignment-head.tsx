import { ActionIcon, Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { linkTo } from '@inkstone/base';
import {
  Breadcrumb,
  CalendarIcon,
  ClockIcon,
  CopyIcon,
  DocumentIcon,
  DotsIcon,
  EyeIcon,
  PageHead,
  PencilIcon,
  PeopleIcon,
  TrashIcon,
  UndoIcon,
  useTranslation,
} from '@inkstone/ui';
import { openScreen, useNavigation } from '@inkstone/ui/screen';
import { assignmentLinkFor } from '../../addresses.ts';
import { assignmentMessages, editMessages, repeatMessages } from '../../messages.ts';
import { markingDeskFor } from '../shared/marking-desk.ts';
import { families, type Family, type AssignmentDetail } from '../shared/families.ts';
import { AssignmentChip } from '../shared/status-chips.tsx';
import {
  AddStudentsDialog,
  BeginDialog,
  EditDialog,
  OpenReportsDialog,
  RepeatDialog,
  TimeDialog,
} from '../edit/edit-dialogs.lazy.ts';
import { useEndAssignment } from '../edit/use-end-assignment.ts';
import { useReportRoutes } from '../shared/use-report-routes.ts';
import { useWatchedWindow } from '../shared/use-assignment-window.ts';
import styles from '../shared/assignments.module.css';

interface AssignmentHeadProps {
  family: Family;
  detail: AssignmentDetail;
  onChanged(): void;
}

type Dialog = 'time' | 'begin' | 'edit' | 'reports' | 'add' | 'repeat';

/** Title and status of an assignment, with the actions on the whole of it. */
export const AssignmentHead = ({ family, detail, onChanged }: AssignmentHeadProps) => {
  const t = useTranslation(assignmentMessages);
  const tRepeat = useTranslation(repeatMessages);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { assignment } = detail;
  const report = useReportRoutes(assignment);
  const openWindow = useWatchedWindow(onChanged);
  const isLive = assignment.status !== 'withdrawn';
  const classReport = report?.forAll;
  const desk = markingDeskFor(assignment);
  const close = () => setDialog(null);
  const allWork = { label: t(families[family].words.all), to: linkTo(families[family].listRoute, {}) };
  return (
    <>
      <Breadcrumb trail={[allWork, { label: assignment.title }]} />
      <PageHead
        title={assignment.title}
        meta={
          <span className={styles.head}>
            <AssignmentChip item={assignment} />
            {assignment.className || t('givenSingly')}
          </span>
        }
        action={
          <>
            {assignment.toMark > 0 && (
              <Button
                className={styles.act}
                leftSection={<PencilIcon />}
                onClick={() => openWindow(() => openScreen(desk.to, desk.search))}
              >
                {t('markCount', { count: assignment.toMark })}
              </Button>
            )}
            {classReport && (
              <Button
                className={styles.act}
                leftSection={<DocumentIcon />}
                onClick={() => openWindow(() => openScreen(classReport.to, classReport.search))}
              >
                {t('wholeReport')}
              </Button>
            )}
            {isLive && (
              <Button className={styles.act} leftSection={<CalendarIcon />} onClick={() => setDialog('time')}>
                {t('moveDeadline')}
              </Button>
            )}
            <Button className={styles.act} leftSection={<CopyIcon />} onClick={() => setDialog('repeat')}>
              {tRepeat('giveAgain')}
            </Button>
            <HeadMenu family={family} detail={detail} isLive={isLive} onDialog={setDialog} />
          </>
        }
      />
      {dialog !== null && <HeadDialog {...{ dialog, family, assignment }} onClose={close} />}
    </>
  );
};

interface HeadMenuProps {
  family: Family;
  detail: AssignmentDetail;
  isLive: boolean;
  onDialog(dialog: Dialog): void;
}

const HeadMenu = ({ family, detail, isLive, onDialog }: HeadMenuProps) => {
  const t = useTranslation(assignmentMessages);
  const tEdit = useTranslation(editMessages);
  const go = useNavigation();
  const { withdraw, remove } = useEndAssignment(family);
  const { assignment, hasBegun } = detail;
  const mayMoveBegin = !hasBegun;
  const mayOpenReports = !assignment.reportOpen && assignment.reportAt !== 'submitted';
  const destroy = async () => {
    if (await remove(assignment)) go(families[family].listRoute, {}, { replace: true });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('moreOf', { title: assignment.title })}>
          <DotsIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isLive && (
          <>
            {mayMoveBegin && (
              <Menu.Item leftSection={<ClockIcon />} onClick={() => onDialog('begin')}>
                {t('moveBegin')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<PeopleIcon />} onClick={() => onDialog('add')}>
              {tEdit('addStudents')}
            </Menu.Item>
            <Menu.Item leftSection={<PencilIcon />} onClick={() => onDialog('edit')}>
              {t('editWords')}
            </Menu.Item>
            {mayOpenReports && (
              <Menu.Item leftSection={<EyeIcon />} onClick={() => onDialog('reports')}>
                {t('openReports')}
              </Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Item leftSection={<UndoIcon />} color="cinnabar" onClick={() => void withdraw([assignment])}>
              {t('withdraw')}
            </Menu.Item>
          </>
        )}
        <Menu.Item leftSection={<TrashIcon />} color="cinnabar" onClick={() => void destroy()}>
          {t('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};

interface HeadDialogProps {
  dialog: Dialog;
  family: Family;
  assignment: AssignmentHeadProps['detail']['assignment'];
  onClose(): void;
}

const HeadDialog = ({ dialog, family, assignment, onClose }: HeadDialogProps) => {
  const go = useNavigation();
  const openGiven = (id: number) => go.to(assignmentLinkFor({ id, kind: assignment.kind }));
  return (
    <>
      {dialog === 'time' && <TimeDialog family={family} assignment={assignment} students={null} onClose={onClose} />}
      {dialog === 'add' && <AddStudentsDialog assignment={assignment} onClose={onClose} />}
      {dialog === 'begin' && <BeginDialog assignment={assignment} onClose={onClose} />}
      {dialog === 'reports' && <OpenReportsDialog id={assignment.id} onClose={onClose} />}
      {dialog === 'edit' && <EditDialog family={family} id={assignment.id} onClose={onClose} />}
      {dialog === 'repeat' && (
        <RepeatDialog
          assignment={assignment}
          call={families[family].repeatAssignment}
          onGiven={openGiven}
          onClose={onClose}
        />
      )}
    </>
  );
};
