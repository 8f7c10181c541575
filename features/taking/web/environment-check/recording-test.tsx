import { Button } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  LazySoundPlayer,
  LevelMeter,
  MicrophoneIcon,
  Section,
  WarningIcon,
  useConfirm,
  useTranslation,
} from '@inkstone/ui';
import styles from './environment.module.css';
import { messages } from './messages.ts';
import { MicrophoneHelp } from './microphone-help.tsx';
import { createTestRecorder, type TestRecording, type TestState } from './test-recording.ts';

const sentence = 'The morning train was late, so we walked along the river and counted seven boats.';
const minLevel = 0.15;

interface RecordingTestProps {
  /** False until the listening test is done. */
  isOpen: boolean;
  isSaving: boolean;
  /** Why the last try to save failed; null where none did. */
  failure: string | null;
  onConfirm: (recorded: TestRecording) => void;
}

/** Records a sentence, plays it back, allows another take, and uploads the recording once confirmed. */
export const RecordingTest = ({ isOpen, isSaving, failure, onConfirm }: RecordingTestProps) => {
  const t = useTranslation(messages);
  const confirm = useConfirm();
  const [recorder] = useState(createTestRecorder);
  const state = useSyncExternalStore(recorder.subscribe, recorder.state);
  // The microphone is released with the screen.
  useEffect(() => recorder.close, [recorder]);
  const again = async () => {
    const dialog = { title: t('againTitle'), body: t('againBody'), actionLabel: t('again'), cancel: t('keepIt') };
    if (await confirm(dialog)) recorder.start();
  };
  return (
    <Section title={t('recording')}>
      <div className={styles.test}>
        {isOpen ? <p>{t('recordingHow')}</p> : <p className="meta">{t('waitsForSound')}</p>}
        <blockquote className={styles.sentence} lang="en">
          {sentence}
        </blockquote>
        {state.is === 'recording' && <LiveLevel state={state} />}
        {state.is === 'trouble' && (
          <p className={styles.warn} role="alert">
            <WarningIcon /> {t(`${state.trouble}Title`)}
          </p>
        )}
        {state.is === 'recorded' && <Playback recorded={state.recorded} />}
        {failure !== null && (
          <p className={styles.warn} role="alert">
            <WarningIcon /> {failure || t('failed')}
          </p>
        )}
        <div className={styles.acts}>
          <RecordingActions {...{ state, isOpen, isSaving, onConfirm, recorder }} onAgain={() => void again()} />
        </div>
        <MicrophoneHelp isOpen={state.is === 'trouble' && state.trouble === 'denied'} />
      </div>
    </Section>
  );
};

const LiveLevel = ({ state }: { state: Extract<TestState, { is: 'recording' }> }) => {
  const t = useTranslation(messages);
  const time = `0:${String(Math.floor(state.seconds)).padStart(2, '0')}`;
  return (
    <>
      <p className={`${styles.live} num`}>
        <span className={styles.dot} /> {t('live', { time })}
      </p>
      {state.heard && <LevelMeter level={state.heard.now} peak={state.heard.peak} verdict={state.heard.verdict} />}
    </>
  );
};

const Playback = ({ recorded }: { recorded: TestRecording }) => {
  const t = useTranslation(messages);
  return (
    <>
      <p>{t('listenBack')}</p>
      <LazySoundPlayer url={recorded.url} name={t('yours')} />
      {recorded.level < minLevel && (
        <p className={styles.warn} role="status">
          <WarningIcon /> {t('tooQuiet')}
        </p>
      )}
    </>
  );
};

interface RecordingActionsProps extends Omit<RecordingTestProps, 'failure'> {
  recorder: ReturnType<typeof createTestRecorder>;
  state: ReturnType<ReturnType<typeof createTestRecorder>['state']>;
  onAgain(): void;
}

/** What can be done with the recording in its state. */
const RecordingActions = ({ state, isOpen, isSaving, onConfirm, recorder, onAgain }: RecordingActionsProps) => {
  const t = useTranslation(messages);
  return (
    <>
      {state.is === 'recorded' && (
        <>
          <Button variant="filled" loading={isSaving} onClick={() => onConfirm(state.recorded)}>
            {t('confirm')}
          </Button>
          <Button disabled={isSaving} onClick={onAgain}>
            {t('again')}
          </Button>
        </>
      )}
      {state.is === 'recording' && (
        <Button variant="filled" onClick={recorder.stop}>
          {t('stop')}
        </Button>
      )}
      {(state.is === 'idle' || state.is === 'opening' || state.is === 'trouble') && (
        <Button
          variant="filled"
          leftSection={<MicrophoneIcon />}
          disabled={!isOpen || state.is === 'opening'}
          onClick={recorder.start}
        >
          {t(state.is === 'trouble' ? 'tryAgain' : state.is === 'opening' ? 'opening' : 'record')}
        </Button>
      )}
    </>
  );
};
