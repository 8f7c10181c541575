import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  failureFrom,
  invalidateCalls,
  newRequestId,
  sendCall,
  useApiQuery,
  useCaller,
  type CallOutput,
  useApiMutation,
  getErrorMessage,
} from '@inkstone/call/web';
import {
  CheckIcon,
  LanguageButton,
  Section,
  WenwuRule,
  useLanguage,
  useTranslation,
  noWrapInstant,
  toastError,
} from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import type { Language } from '@inkstone/base';
import { switchLanguage } from '@inkstone/session/contract';
import { sessionStore } from '@inkstone/session/web';
import { getEnvironmentCheck, saveEnvironmentCheck } from '../../contract.ts';
import { deviceId } from '../journal/device-id.ts';
import { ListeningTest } from './listening-test.tsx';
import { messages } from './messages.ts';
import { RecordingTest } from './recording-test.tsx';
import type { TestRecording } from './test-recording.ts';
import page from './narrow-page.module.css';
import styles from './environment.module.css';

/** Changes the person's language and reloads this page. */
const useSwitchLanguage = (): ((to: Language) => void) => {
  const { mutateAsync } = useApiMutation(switchLanguage);
  return (to) => {
    void mutateAsync({ language: to }).then(
      ({ user }) => {
        sessionStore.update(user);
        globalThis.location.reload();
      },
      (error: unknown) => toastError(getErrorMessage(error)),
    );
  };
};

type Check = CallOutput<typeof saveEnvironmentCheck>['check'];

const toCheckInput = ({ level, noiseFloor, clipping, codec }: TestRecording) => ({
  requestId: newRequestId(),
  deviceId: deviceId(),
  outputHeard: true,
  level: level.toFixed(4),
  noiseFloor: noiseFloor.toFixed(4),
  clipping,
  clientTime: new Date().toISOString(),
  codec,
});

/** Sends the check with its recording. */
const useSaveCheck = () => {
  const caller = useCaller();
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (recorded: TestRecording) =>
      sendCall(caller, saveEnvironmentCheck, toCheckInput(recorded), {
        file: { bytes: recorded.sound, name: 'check' },
      }),
    onSuccess: () => invalidateCalls(client, saveEnvironmentCheck.invalidates),
  });
};

/** The environment check before exams that play or record sound. */
export const Screen = () => {
  const t = useTranslation(messages);
  const switchTo = useSwitchLanguage();
  const [isSoundHeard, setSoundHeard] = useState(false);
  const save = useSaveCheck();
  const failure = save.error ? (failureFrom(save.error)?.message ?? '') : null;
  return (
    <main className={page.page}>
      <header>
        <div className={styles.line}>
          <h1>{t('title')}</h1>
          <LanguageButton onSwitch={switchTo} />
        </div>
        <WenwuRule />
        <p className="dim">{t('intro')}</p>
        {!save.data && <LastCheck />}
      </header>
      {save.data ? (
        <Result check={save.data.check} />
      ) : (
        <>
          <ListeningTest isHeard={isSoundHeard} onHeard={setSoundHeard} />
          <RecordingTest
            isOpen={isSoundHeard}
            isSaving={save.isPending}
            failure={failure}
            onConfirm={(recorded) => save.mutate(recorded)}
          />
        </>
      )}
    </main>
  );
};

const LastCheck = () => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const { data } = useApiQuery(getEnvironmentCheck, { deviceId: deviceId() });
  if (!data?.check) return null;
  const at = noWrapInstant(data.check.at, language);
  if (!data.checked) return <p className="meta">{t('grownOld', { at })}</p>;
  return (
    <p className={styles.good}>
      <CheckIcon /> {t('stillGood', { at, until: noWrapInstant(data.check.validUntil, language) })}
    </p>
  );
};

const Result = ({ check }: { check: Check }) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const percent = (share: number) => t('percent', { value: Math.round(100 * share) });
  const seconds = Math.round(Math.abs(check.clockOffsetMs) / 1000);
  const items = [
    { name: t('outputHeard'), value: t(check.outputHeard ? 'yes' : 'no') },
    { name: t('level'), value: percent(check.level) },
    { name: t('noise'), value: percent(check.noiseFloor) },
    { name: t('clipping'), value: t(check.clipping ? 'yes' : 'no') },
    { name: t('clock'), value: seconds < 3 ? t('clockRight') : t('clockOff', { count: seconds }) },
    { name: t('codec'), value: check.codec },
    { name: t('countsUntil'), value: noWrapInstant(check.validUntil, language) },
  ];
  return (
    <Section title={t('result')}>
      <div className={styles.test}>
        <p className={styles.good} role="status">
          <CheckIcon /> {t('done')}
        </p>
        <dl className={styles.facts}>
          {items.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.acts}>
          <Button variant="filled" onClick={() => leaveWindow('/home')}>
            {t('close')}
          </Button>
        </div>
      </div>
    </Section>
  );
};
