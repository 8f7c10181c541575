import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  AccountLanguage,
  CheckIcon,
  CloudCheckIcon,
  HeadphonesIcon,
  InfoIcon,
  LevelMeter,
  MicrophoneIcon,
  MinusIcon,
  PencilIcon,
  RichText,
  ScaleStrip,
  WarningIcon,
  langTag,
  useConfirm,
  useLanguage,
  useAccountTranslation,
  useTranslation,
  type StripPart,
} from '@inkstone/ui';
import type { PlayerProps } from '../views-contract.ts';
import { isTallText } from './question-layout.ts';
import type { RecordedAnswer } from './recorded-answer.ts';
import { useRecorder, type RecorderView } from './recorder-context.tsx';
import { recorderMessages } from './recorder/messages.ts';
import styles from './speaking.module.css';
import { OwnRecording } from './playback.tsx';
import { minutesText, Wave } from './wave.tsx';

type SpeakingProps = Pick<PlayerProps<{ text: string }, RecordedAnswer>, 'value' | 'readOnly'> & {
  /** Empty where the question text is shown above. */
  prompt: { text: string };
};

/** Player of a question answered by voice: text, preparation and response time, recorder, level, and saving state. */
export const Speaking = ({ prompt, value, readOnly }: SpeakingProps) => {
  const { recorder, view } = useRecorder();
  const hasRecording = (value?.recordings.length ?? 0) > 0;
  const seen: SpeakingState = { view, has: hasRecording, stage: getStage(view, hasRecording) };
  return (
    <div
      data-question
      data-beside={isTallText(prompt.text) ? '' : undefined}
      className={styles.speaking}
      lang={langTag(useLanguage())}
    >
      {prompt.text !== '' && (
        <div className={styles.text} lang="en">
          <RichText html={prompt.text} />
        </div>
      )}
      <div className={styles.answer}>
        <div data-recorder className={styles.controls}>
          <Spans view={view} />
          <div className={styles.now}>
            <Lead {...seen} />
            <div className={`${styles.wave} num`}>
              <Wave wave={view.wave} seconds={view.response?.seconds ?? null} isLive={view.is === 'recording'} />
              <EndNote {...seen} />
            </div>
          </div>
          {!readOnly && <Actions {...seen} recorder={recorder} />}
        </div>
        {!readOnly && seen.stage === 'done' && <OwnRecording recordings={value?.recordings ?? []} />}
        {view.level && (
          <div className={styles.meter}>
            <AccountLanguage>
              <LevelMeter level={view.level.now} peak={view.level.peak} verdict={view.level.verdict} />
            </AccountLanguage>
          </div>
        )}
        {view.problem && <ProblemNote problem={view.problem} onAgain={view.mayStart ? recorder.start : undefined} />}
        <StorageNote {...seen} />
      </div>
    </div>
  );
};

type Stage = 'before' | 'prep' | 'opening' | 'recording' | 'stopping' | 'interrupted' | 'done' | 'ready' | 'nothing';

interface SpeakingState {
  view: RecorderView;
  has: boolean;
  stage: Stage;
}

const getStage = (view: RecorderView, has: boolean): Stage => {
  if (view.is !== 'idle') return view.is;
  if (view.phase === 'before' || view.phase === 'prep') return view.phase;
  if (view.problem !== null && view.phase === 'open') return 'interrupted';
  if (has) return 'done';
  return view.phase === 'open' ? 'ready' : 'nothing';
};

const Spans = ({ view: { prep, response, phase } }: { view: RecorderView }) => {
  const t = useTranslation(recorderMessages);
  const part = (key: 'prepare' | 'speak', span: RecorderView['prep']): StripPart[] =>
    span
      ? [
          {
            key,
            name: t(key),
            seconds: span.seconds,
            elapsedSeconds: span.seconds - span.secondsLeft,
            text: minutesText(span.seconds),
          },
        ]
      : [];
  const parts = [...part('prepare', prep), ...part('speak', response)];
  if (parts.length === 0) return null;
  return <ScaleStrip parts={parts} current={phase === 'prep' ? 'prepare' : 'speak'} />;
};

const Lead = ({ view, stage }: SpeakingState) => {
  const t = useTranslation(recorderMessages);
  const { prep, response, spokenSeconds } = view;
  const spokenMinutes = minutesText(Math.floor(spokenSeconds));
  const left = response ? minutesText(response.secondsLeft) : spokenMinutes;
  const faces: Record<Stage, { icon: ReactNode; title: string; figure: string; hint: string }> = {
    before: { icon: <HeadphonesIcon />, title: t('before'), figure: '', hint: t('beforeHint') },
    prep: {
      icon: <PencilIcon />,
      title: t('prepTitle'),
      figure: minutesText(prep?.secondsLeft ?? 0),
      hint: t('prepHint'),
    },
    opening: { icon: <MicrophoneIcon />, title: t('opening'), figure: left, hint: t('openingHint') },
    recording: {
      icon: <span className={styles.dot} />,
      title: t('recording'),
      figure: left,
      hint: t(response ? 'leftHint' : 'freeHint'),
    },
    interrupted: {
      icon: <WarningIcon />,
      title: t('interrupted'),
      figure: left,
      hint: t(response ? 'stillLeft' : 'freeHint'),
    },
    stopping: { icon: <MicrophoneIcon />, title: t('stopping'), figure: spokenMinutes, hint: '' },
    done: {
      icon: <CheckIcon />,
      title: t('recorded'),
      figure: spokenSeconds > 0 ? spokenMinutes : '',
      hint: response && spokenSeconds > 0 ? t('usedOf', { time: minutesText(response.seconds) }) : '',
    },
    ready: { icon: <MicrophoneIcon />, title: t('ready'), figure: left, hint: t('readyHint') },
    nothing: { icon: <MinusIcon />, title: t('nothing'), figure: '', hint: '' },
  };
  const { icon, title, figure, hint } = faces[stage];
  return (
    <div className={styles.lead}>
      <p className={styles.state} data-tone={stage === 'done' ? 'done' : undefined} role="status">
        {icon}
        {title}
      </p>
      {figure && <p className={styles.left}>{figure}</p>}
      <small>{hint}</small>
    </div>
  );
};

const EndNote = ({ view, stage }: SpeakingState) => {
  const t = useTranslation(recorderMessages);
  const isRunning = stage === 'recording';
  const isFixed = stage === 'done' && view.response !== null && !view.mayRetake;
  // Without a time limit there is nothing to show.
  if (view.response === null && view.prep === null) return null;
  return (
    <p className={styles.ends}>
      {stage === 'prep' && <span>{t('prepRoom')}</span>}
      {isRunning && view.response && <span>{t('spoken', { time: minutesText(Math.floor(view.spokenSeconds)) })}</span>}
      {isRunning && view.response && <span>{minutesText(view.response.seconds)}</span>}
      {isFixed && <span>{t(view.retakesLeft === null ? 'noSecond' : 'noFurther')}</span>}
    </p>
  );
};

const Actions = ({
  view,
  stage,
  recorder,
}: SpeakingState & { recorder: ReturnType<typeof useRecorder>['recorder'] }) => {
  const t = useTranslation(recorderMessages);
  const confirm = useConfirm();
  const retake = async () => {
    const body = t(view.retakesLeft === 1 ? 'retakeLast' : 'retakeBody');
    const confirmation = { title: t('retakeTitle'), body, actionLabel: t('retake'), cancel: t('keepIt') };
    if (await confirm(confirmation)) recorder.retake();
  };
  const isReady = stage === 'ready' && view.mayStart && view.problem === null;
  const isShown = isReady || view.mayStop || view.mayEndPrep || view.mayRetake;
  if (!isShown) return null;
  return (
    <div className={styles.acts}>
      {isReady && (
        <Button variant="filled" leftSection={<MicrophoneIcon />} onClick={recorder.start}>
          {t('record')}
        </Button>
      )}
      {view.mayEndPrep && <Button onClick={recorder.endPrep}>{t('endPrep')}</Button>}
      {view.mayStop && <Button onClick={recorder.stop}>{t('stop')}</Button>}
      {view.mayRetake && <Button onClick={() => void retake()}>{t('retake')}</Button>}
    </div>
  );
};

interface ProblemNoteProps {
  problem: NonNullable<RecorderView['problem']>;
  onAgain?: (() => void) | undefined;
}

const ProblemNote = ({ problem, onAgain }: ProblemNoteProps) => {
  const t = useAccountTranslation(recorderMessages);
  return (
    <div className={styles.trouble} role="alert">
      <b>
        <WarningIcon />
        {t(`${problem}Title`)}
      </b>
      <p>{t(`${problem}Body`)}</p>
      <p>{t('troubleSafe')}</p>
      {onAgain && <Button onClick={onAgain}>{t('again')}</Button>}
    </div>
  );
};

const storageNotes = { device: 'onDevice', elsewhere: 'onOtherDevice', server: 'onServer' } as const;

const StorageNote = ({ view, has, stage }: SpeakingState) => {
  const t = useAccountTranslation(recorderMessages);
  if (stage === 'recording') {
    return (
      <p className={styles.kept}>
        <InfoIcon />
        <span>{t('safeWhile')}</span>
      </p>
    );
  }
  if (!has || stage !== 'done' || view.storage === 'nothing') return null;
  return (
    <p className={styles.kept} data-safe={view.storage === 'server' ? '' : undefined} role="status">
      {view.storage === 'server' ? <CloudCheckIcon /> : <InfoIcon />}
      <span>{t(storageNotes[view.storage])}</span>
    </p>
  );
};
