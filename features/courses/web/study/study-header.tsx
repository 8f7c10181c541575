import { Button } from '@mantine/core';
import {
  VideoSaveState,
  VideoTroubles,
  countAnswered,
  type VideoQuestionPanel,
  type OpenVideoPanel,
} from '@inkstone/taking/web';
import type { CallOutput } from '@inkstone/call/web';
import { CloudCheckIcon, CloudUpIcon, useConfirm, useTranslation } from '@inkstone/ui';
import { ScreenLink, useCloseGuard } from '@inkstone/ui/screen';
import { courseReport } from '../../addresses.ts';
import type { getMyCourse, StudiedLesson } from '../../contract.ts';
import { studyMessages } from '../../messages.ts';
import styles from './study.module.css';
import type { WatchProgress } from './use-watch-progress.ts';

interface StudyHeaderProps {
  detail: CallOutput<typeof getMyCourse>;
  lesson: StudiedLesson;
  panel: VideoQuestionPanel;
  watching: WatchProgress;
  watchedLessons: number;
  onOpen(takeOver: boolean): void;
}

const progressMessages = {
  saving: 'progressSaving',
  saved: 'progressSaved',
  device: 'progressDevice',
  onlyHere: 'progressOnlyHere',
  refused: 'progressRefused',
} as const;

/** The header over video and questions: the position, whether all is saved, and the submit button; below it errors. */
export const StudyHeader = (props: StudyHeaderProps) => {
  const { detail, lesson, panel, watching, onOpen } = props;
  const t = useTranslation(studyMessages);
  const { course, lessons } = detail;
  const isOver = course.state === 'complete' || course.state === 'toBeMarked' || course.isArchived;
  return (
    <>
      <header className={styles.top}>
        <div className={styles.where}>
          <h1>{course.title}</h1>
          <span className="meta num">
            {t('lessonOf', { at: lesson.number, all: lessons.length, title: lesson.title })}
          </span>
        </div>
        <div className={styles.safe}>
          {panel.is === 'open' && <VideoSaveState panel={panel} />}
          <ProgressStatus watching={watching} />
        </div>
        {panel.is === 'open' && <SubmitButton {...props} panel={panel} />}
      </header>
      {isOver ? (
        <div className={styles.told} role="status">
          <p>{t(course.submittedAt ? 'handedIn' : 'closed')}</p>
          {course.reportOpen && (
            <Button component={ScreenLink} to={courseReport} search={{ id: course.id }}>
              {t('toReport')}
            </Button>
          )}
        </div>
      ) : (
        <VideoTroubles panel={panel} onOpen={onOpen} />
      )}
    </>
  );
};

/** Says where the progress is stored. */
const ProgressStatus = ({ watching: { saveState } }: { watching: WatchProgress }) => {
  const t = useTranslation(studyMessages);
  useCloseGuard(saveState === 'onlyHere');
  if (saveState === 'nothing') return null;
  return (
    <span className={styles.keeping} data-state={saveState} role="status">
      {saveState === 'saved' ? <CloudCheckIcon /> : <CloudUpIcon />}
      {t(progressMessages[saveState])}
    </span>
  );
};

const SubmitButton = ({ panel, detail, watching, watchedLessons }: StudyHeaderProps & { panel: OpenVideoPanel }) => {
  const t = useTranslation(studyMessages);
  const confirm = useConfirm();
  const { answered, total } = countAnswered(panel);
  const confirmSubmit = async () => {
    const counts = { answered, total, watched: watchedLessons, lessons: detail.lessons.length };
    const isConfirmed = await confirm({
      title: t('handInTitle'),
      body: t('handInBody', counts),
      actionLabel: t('handIn'),
      cancel: t('keepOn'),
    });
    if (!isConfirmed) return;
    watching.send();
    panel.store.submit();
  };
  return (
    <Button
      variant={answered === total ? 'filled' : 'default'}
      disabled={!panel.snapshot.isWritable}
      onClick={() => void confirmSubmit()}
    >
      {t('handIn')}
    </Button>
  );
};
