import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation, NoticePage } from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import { submissionMessages, messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import { getRefusedMessageKey, downloadUnsentFile } from './unsent-file.ts';

interface SubmissionScreenProps {
  /** Called once the server has everything. */
  onDone(): void;
  store: AttemptStore;
  snapshot: Snapshot;
}

type NoticeProps = Pick<SubmissionScreenProps, 'store'>;

/** Waits for the network. */
const WaitingNotice = ({ store, waiting }: NoticeProps & { waiting: number }) => {
  const t = useTranslation(messages);
  const tSubmission = useTranslation(submissionMessages);
  const files = store.files?.pendingCount() ?? 0;
  return (
    <NoticePage
      title={tSubmission('waitingTitle')}
      body={
        <>
          <p>{tSubmission('waitingBody', { count: waiting })}</p>
          {files > 0 && <p className="c-amber num">{tSubmission('filesStay', { count: files })}</p>}
        </>
      }
    >
      <Button variant="filled" onClick={() => store.retryNow()}>
        {t('tryNow')}
      </Button>
      <Button onClick={() => downloadUnsentFile(store.toUnsentFile())}>{t('saveFile')}</Button>
      <Button onClick={() => leaveWindow('/home')}>{t('closeWindow')}</Button>
    </NoticePage>
  );
};

/** What was submitted is in this window alone. */
const OnlyHereNotice = ({ store, waiting }: NoticeProps & { waiting: number }) => {
  const t = useTranslation(messages);
  const tSubmission = useTranslation(submissionMessages);
  return (
    <NoticePage title={tSubmission('onlyHereTitle')} body={t('onlyHere', { count: waiting })}>
      <Button variant="filled" onClick={() => store.retryNow()}>
        {t('tryNow')}
      </Button>
      <Button onClick={() => downloadUnsentFile(store.toUnsentFile())}>{t('saveFile')}</Button>
    </NoticePage>
  );
};

/** The server does not take the submission, or cannot be asked. */
const RefusedNotice = ({ store, reason, isOnDevice }: NoticeProps & { reason: string; isOnDevice: boolean }) => {
  const t = useTranslation(messages);
  return (
    <NoticePage
      title={reason || t('refusedTitle')}
      body={t(isOnDevice ? getRefusedMessageKey(store) : 'refusedOnlyHere')}
    >
      <Button variant="filled" onClick={() => downloadUnsentFile(store.toUnsentFile())}>
        {t('saveFile')}
      </Button>
      <Button onClick={() => store.retryNow()}>{t('tryNow')}</Button>
      <Button onClick={() => leaveWindow('/home')}>{t('toHome')}</Button>
    </NoticePage>
  );
};

/** The submission and its files are being sent. */
const SendingNotice = ({ store }: NoticeProps) => {
  const tSubmission = useTranslation(submissionMessages);
  const files = store.files?.pendingCount() ?? 0;
  const percent = Math.floor((store.files?.uploadedShare() ?? 0) * 100);
  return (
    <NoticePage
      title={tSubmission('handingIn')}
      body={
        <>
          <p>{tSubmission('handingInBody')}</p>
          {files > 0 && (
            <p className="num" role="status">
              {tSubmission('filesOnWay', { count: files, percent })}
            </p>
          )}
        </>
      }
    />
  );
};

/** The progress of a submission: being sent, waiting for the network, refused or done. */
export const SubmissionScreen = ({ onDone, store, snapshot }: SubmissionScreenProps) => {
  const end = useEffectEvent(onDone);
  const { saving, trouble, troubleMessage, submission } = snapshot;
  // A refused recording stays on the device; the final screen says so.
  const isRefused = 'why' in saving && saving.why === 'refused';
  const isDone = submission === 'done' && (saving.is === 'saved' || isRefused);
  // The final screen has its own path.
  useEffect(() => {
    if (isDone) end();
  }, [isDone]);

  if (submission === 'asking') return <TimeUpNotice store={store} saving={saving} />;
  if (saving.is === 'onDevice' && saving.why === 'offline') {
    return <WaitingNotice store={store} waiting={saving.waiting} />;
  }
  if (saving.is === 'notSaved' && trouble !== 'refused') {
    return <OnlyHereNotice store={store} waiting={saving.waiting} />;
  }
  if (saving.is === 'onDevice' || saving.is === 'notSaved') {
    return <RefusedNotice store={store} reason={troubleMessage} isOnDevice={saving.is === 'onDevice'} />;
  }
  return <SendingNotice store={store} />;
};

/** The local clock is at zero; only the server closes the attempt, and unsent answers are still sent. */
const TimeUpNotice = ({ store, saving }: { store: AttemptStore; saving: Snapshot['saving'] }) => {
  const t = useTranslation(messages);
  const tSubmission = useTranslation(submissionMessages);
  const isAway = saving.is === 'onDevice' || saving.is === 'notSaved';
  const away = saving.is === 'notSaved' ? t('onlyHere', { count: saving.waiting }) : tSubmission('timeUpAway');
  const body = isAway ? away : tSubmission('timeUpAsking');
  return (
    <NoticePage title={tSubmission('timeUp')} body={body}>
      {isAway && (
        <Button variant="filled" onClick={() => store.retryNow()}>
          {t('tryNow')}
        </Button>
      )}
      {isAway && <Button onClick={() => downloadUnsentFile(store.toUnsentFile())}>{t('saveFile')}</Button>}
    </NoticePage>
  );
};
