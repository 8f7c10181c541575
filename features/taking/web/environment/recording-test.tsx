import { Button } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  LateSoundPlayer,
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
import { testRecorder, type Recorded, type TestState } from './test-recording.ts';

const sentence = 'The morning train was late, so we walked along the river and counted seven boats.';
const leastLevel = 0.15;

interface RecordingTestProps {
  /** False until the listening test is done. */
  isOpen: boolean;
  isSaving: boolean;
  /** Why the last try to save failed; null where none did. */
  failure: string | null;
  onConfirm: (recorded: Recorded) => void;
}

/** A sentence is read aloud, heard again, recorded anew after a question, and confirmed: one upload. */
export const RecordingTest = ({ isOpen, isSaving, failure, onConfirm }: RecordingTestProps) => {
  const t = useTranslation(messages);
  const confirm = useConfirm();
  const [recorder] = useState(testRecorder);
  const state = useSyncExternalStore(recorder.subscribe, recorder.state);
  // Meets the microphone, which is let go of with the screen.
  useEffect(() => recorder.close, [recorder]);
  const again = async () => {
    const asked = { title: t('againTitle'), body: t('againBody'), act: t('again'), cancel: t('keepIt') };
    if (await confirm(asked)) recorder.start();
  };
  return (
    <Section title={t('recording')}>
      <div className={styles.test}>
        {isOpen ? <p>{t('recordingHow')}</p> : <p className="meta">{t('waitsForSound')}</p>}
        <blockquote className={styles.sentence} lang="en">
          {sentence}
        </blockquote>
        {state.is === 'recording' && <Live state={state} />}
        {state.is === 'trouble' && (
          <p className={styles.warn} role="alert">
            <WarningIcon /> {t(`${state.trouble}Title`)}
          </p>
        )}
        {state.is === 'recorded' && <Back recorded={state.recorded} />}
        {failure !== null && (
          <p className={styles.warn} role="alert">
            <WarningIcon /> {failure || t('failed')}
          </p>
        )}
        <div className={styles.acts}>
          {state.is === 'recorded' && (
            <>
              <Button variant="filled" loading={isSaving} onClick={() => onConfirm(state.recorded)}>
                {t('confirm')}
              </Button>
              <Button disabled={isSaving} onClick={() => void again()}>
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
        </div>
        <MicrophoneHelp isOpen={state.is === 'trouble' && state.trouble === 'denied'} />
      </div>
    </Section>
  );
};

const Live = ({ state }: { state: Extract<TestState, { is: 'recording' }> }) => {
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

const Back = ({ recorded }: { recorded: Recorded }) => {
  const t = useTranslation(messages);
  return (
    <>
      <p>{t('listenBack')}</p>
      <LateSoundPlayer url={recorded.url} name={t('yours')} />
      {recorded.level < leastLevel && (
        <p className={styles.warn} role="status">
          <WarningIcon /> {t('tooQuiet')}
        </p>
      )}
    </>
  );
};
