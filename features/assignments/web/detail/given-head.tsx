import { ActionIcon, Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { linkTo } from '@inkstone/base';
import {
  Breadcrumb,
  CalendarIcon,
  ClockIcon,
  DocumentIcon,
  DotsIcon,
  EyeIcon,
  PageHead,
  PencilIcon,
  TrashIcon,
  UndoIcon,
  useTranslation,
} from '@inkstone/ui';
import { openScreen, useNavigation } from '@inkstone/ui/screen';
import { watchingMessages } from '../../messages.ts';
import { deskOf } from '../work/desk-of.ts';
import { families, type Family, type GivenDetail } from '../work/families.ts';
import { GivenChip } from '../work/given-chips.tsx';
import { BeginDialog, EditDialog, OpenReportsDialog, TimeDialog } from '../changing/late-dialogs.ts';
import { useEndWork } from '../changing/use-end-work.ts';
import { useReportPlace } from '../work/use-report-place.ts';
import { useWatchedWindow } from '../work/use-work-window.ts';
import styles from '../work/given.module.css';

interface GivenHeadProps {
  family: Family;
  detail: GivenDetail;
  onChanged(): void;
}

type Dialog = 'time' | 'begin' | 'edit' | 'reports';

/** Title and state of an assignment, with what can be done to the whole of it. */
export const GivenHead = ({ family, detail, onChanged }: GivenHeadProps) => {
  const t = useTranslation(watchingMessages);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { assignment } = detail;
  const report = useReportPlace(assignment);
  const watch = useWatchedWindow(onChanged);
  const isLive = assignment.status !== 'withdrawn';
  const whole = report?.whole;
  const desk = deskOf(assignment);
  const close = () => setDialog(null);
  const trail = [
    { label: t(family === 'test' ? 'tests' : 'homework'), to: linkTo(families[family].listAt, {}) },
    { label: assignment.title },
  ];
  return (
    <>
      <Breadcrumb trail={trail} />
      <PageHead
        title={assignment.title}
        meta={
          <span className={styles.head}>
            <GivenChip item={assignment} />
            {assignment.className || t('givenSingly')}
          </span>
        }
        action={
          <>
            {assignment.toMark > 0 && (
              <Button
                className={styles.act}
                leftSection={<PencilIcon />}
                onClick={() => watch(() => openScreen(desk.to, desk.search))}
              >
                {t('markCount', { count: assignment.toMark })}
              </Button>
            )}
            {whole && (
              <Button
                className={styles.act}
                leftSection={<DocumentIcon />}
                onClick={() => watch(() => openScreen(whole.to, whole.search))}
              >
                {t('wholeReport')}
              </Button>
            )}
            {isLive && (
              <Button className={styles.act} leftSection={<CalendarIcon />} onClick={() => setDialog('time')}>
                {t('moveDeadline')}
              </Button>
            )}
            <HeadMenu family={family} detail={detail} isLive={isLive} onDialog={setDialog} />
          </>
        }
      />
      {dialog === 'time' && <TimeDialog family={family} assignment={assignment} students={null} onClose={close} />}
      {dialog === 'begin' && <BeginDialog assignment={assignment} onClose={close} />}
      {dialog === 'reports' && <OpenReportsDialog id={assignment.id} onClose={close} />}
      {dialog === 'edit' && <EditDialog family={family} id={assignment.id} onClose={close} />}
    </>
  );
};

interface HeadMenuProps {
  family: Family;
  detail: GivenDetail;
  isLive: boolean;
  onDialog(dialog: Dialog): void;
}

const HeadMenu = ({ family, detail, isLive, onDialog }: HeadMenuProps) => {
  const t = useTranslation(watchingMessages);
  const go = useNavigation();
  const { withdraw, remove } = useEndWork(family);
  const { assignment, hasBegun } = detail;
  const mayMoveBegin = family === 'test' && !hasBegun;
  const mayOpenReports = !assignment.reportOpen && assignment.reportAt !== 'submitted';
  const destroy = async () => {
    if (await remove(assignment)) go(families[family].listAt, {}, { replace: true });
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
