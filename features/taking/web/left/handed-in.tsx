import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import { handInWords, messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { Notice } from '../page/notice.tsx';
import { refusedSafeOf, saveUnsentFile } from './save-unsent-file.ts';

interface HandedInProps {
  /** The server has everything: there is a screen where the work ends. */
  onDone(): void;
  store: AttemptStore;
  snapshot: Snapshot;
}

/** From the press to the server's word: on its way, waiting for the network, refused, or done. */
export const HandedIn = ({ onDone, store, snapshot }: HandedInProps) => {
  const t = useTranslation(messages);
  const say = useTranslation(handInWords);
  const end = useEffectEvent(onDone);
  const { is: saved } = snapshot.saving;
  // A recording that the server does not take stays on the device, and the end says so.
  const isRefused = 'why' in snapshot.saving && snapshot.saving.why === 'refused';
  const isDone = snapshot.handIn === 'done' && (saved === 'saved' || isRefused);
  // Meets the address: the end has a screen of its own, which can be opened again.
  useEffect(() => {
    if (isDone) end();
  }, [isDone]);

  const { saving, troubleWords, handIn } = snapshot;
  const files = store.files?.waiting() ?? 0;
  if (handIn === 'asking') return <TimeUp store={store} saving={saving} />;
  if (saving.is === 'onDevice' && saving.why === 'offline') {
    return (
      <Notice
        title={say('waitingTitle')}
        body={
          <>
            <p>{say('waitingBody', { count: saving.waiting })}</p>
            {files > 0 && <p className="c-amber num">{say('filesStay', { count: files })}</p>}
          </>
        }
      >
        <Button variant="filled" onClick={() => store.retryNow()}>
          {t('tryNow')}
        </Button>
        <Button onClick={() => saveUnsentFile(store.unsentFile())}>{t('saveFile')}</Button>
        <Button onClick={() => leaveWindow('/home')}>{t('closeWindow')}</Button>
      </Notice>
    );
  }
  if (saving.is === 'notSaved' && snapshot.trouble !== 'refused') {
    return (
      <Notice title={say('onlyHereTitle')} body={t('onlyHere', { count: saving.waiting })}>
        <Button variant="filled" onClick={() => store.retryNow()}>
          {t('tryNow')}
        </Button>
        <Button onClick={() => saveUnsentFile(store.unsentFile())}>{t('saveFile')}</Button>
      </Notice>
    );
  }
  if (saving.is === 'onDevice' || saving.is === 'notSaved') {
    return (
      <Notice
        title={troubleWords || t('refusedTitle')}
        body={t(saving.is === 'onDevice' ? refusedSafeOf(store) : 'refusedOnlyHere')}
      >
        <Button variant="filled" onClick={() => saveUnsentFile(store.unsentFile())}>
          {t('saveFile')}
        </Button>
        <Button onClick={() => store.retryNow()}>{t('tryNow')}</Button>
        <Button onClick={() => leaveWindow('/home')}>{t('toHome')}</Button>
      </Notice>
    );
  }
  const percent = Math.floor((store.files?.sending() ?? 0) * 100);
  return (
    <Notice
      title={say('handingIn')}
      body={
        <>
          <p>{say('handingInBody')}</p>
          {files > 0 && (
            <p className="num" role="status">
              {say('filesOnWay', { count: files, percent })}
            </p>
          )}
        </>
      }
    />
  );
};

/** The clock here is at zero; nothing closes before the server has said so, and what is unsent goes on being sent. */
const TimeUp = ({ store, saving }: { store: AttemptStore; saving: Snapshot['saving'] }) => {
  const t = useTranslation(messages);
  const say = useTranslation(handInWords);
  const isAway = saving.is === 'onDevice' || saving.is === 'notSaved';
  const away = saving.is === 'notSaved' ? t('onlyHere', { count: saving.waiting }) : say('timeUpAway');
  const body = isAway ? away : say('timeUpAsking');
  return (
    <Notice title={say('timeUp')} body={body}>
      {isAway && (
        <Button variant="filled" onClick={() => store.retryNow()}>
          {t('tryNow')}
        </Button>
      )}
      {isAway && <Button onClick={() => saveUnsentFile(store.unsentFile())}>{t('saveFile')}</Button>}
    </Notice>
  );
};
