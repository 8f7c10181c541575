import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { noWrapInstant, useLanguage, useTranslation } from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import { messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { keep, kept } from '../attempt/kept-view.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import type { TimeMoved } from '../attempt/live-state.ts';
import styles from './exam-window.module.css';
import { refusedSafeOf, saveBlob, saveUnsentFile } from '../left/save-unsent-file.ts';
import { unreadFileOf, unreadName } from '../left/unread-file.ts';

/** Of which attempt, as it stands. */
export interface TroublesProps {
  store: AttemptStore;
  snapshot: Snapshot;
  onGoOnHere: () => void;
}

/** What keeps answers from the server, in words, with what is safe and what can be done; it never blocks typing. */
export const Troubles = ({ store, snapshot, onGoOnHere }: TroublesProps) => {
  const t = useTranslation(messages);
  const { saving, troubleWords } = snapshot;
  const isForGood = snapshot.trouble === 'heldElsewhere' || snapshot.trouble === 'refused';
  // While the last of it is being written nothing is said to be on the device, and the rest stays as it is.
  const isKeeping = saving.is === 'saving' && snapshot.trouble === 'offline';
  const why = isForGood || isKeeping ? snapshot.trouble : 'why' in saving ? saving.why : null;
  if (snapshot.isDeviceFull && !isForGood) return <DeviceFull store={store} saving={saving} />;
  const isAway = store.isFromDevice && snapshot.trouble === 'offline';
  if (why === null && !isAway) {
    return snapshot.moved ? <Moved store={store} moved={snapshot.moved} /> : <Unread store={store} />;
  }
  const isUnsent = 'waiting' in saving;
  const isOnDevice = saving.is === 'onDevice';
  const saveFile = <Button onClick={() => saveUnsentFile(store.unsentFile())}>{t('saveFile')}</Button>;
  if (why === null || why === 'offline') {
    const isTimed = store.timeline().secondsLeft !== null;
    const fromDevice = isTimed ? 'fromDeviceTimed' : 'fromDeviceSafe';
    return (
      <div className={styles.trouble} role="status">
        <Said title={t('networkLost')}>{t(isAway ? fromDevice : isKeeping ? 'networkKeeping' : 'networkSafe')}</Said>
        <Button onClick={() => store.retryNow()}>{t('tryNow')}</Button>
        <Button variant="quiet" className={styles.apart} onClick={() => leaveWindow('/home')}>
          {t('closeWindow')}
        </Button>
      </div>
    );
  }
  if (why === 'heldElsewhere') {
    return (
      <div className={styles.trouble} role="alert">
        <Said title={t('takenOverTitle')}>{t(isOnDevice ? 'takenOverBody' : 'takenOverSafe')}</Said>
        <Button onClick={onGoOnHere}>{t('goOnHere')}</Button>
        {isUnsent && saveFile}
      </div>
    );
  }
  return (
    <div className={styles.trouble} data-grave role="alert">
      <Said title={troubleWords || t(why === 'signedOut' ? 'signedOutFirst' : 'refusedTitle')}>
        {isOnDevice && t(refusedSafeOf(store))}
        {saving.is === 'notSaved' && t('refusedOnlyHere')}
      </Said>
      {isUnsent && saveFile}
      {why === 'refused' && !isUnsent && <Button onClick={() => leaveWindow('/home')}>{t('toHome')}</Button>}
    </div>
  );
};

/** What is so, and what is safe or to be done; after a Chinese full stop no space is set. */
const Said = ({ title, children }: { title: string; children: ReactNode }) => (
  <p>
    <b>{title}</b>
    {useLanguage() === 'en' && ' '}
    {children}
  </p>
);

/** The clock has jumped, or the window closes at another time: why, until the student has seen it. */
const Moved = ({ store, moved }: { store: AttemptStore; moved: TimeMoved }) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const words =
    'minutes' in moved
      ? t('moreMinutes', { count: moved.minutes })
      : t(store.started.kind === 'homework' ? 'nowUntil' : 'nowCloses', {
          at: noWrapInstant(moved.closesAt, language),
        });
  return (
    <div className={styles.trouble} data-calm role="status">
      <p>{words}</p>
      <Button onClick={() => store.tellMoved(null)}>{t('ok')}</Button>
    </div>
  );
};

/** What this device had kept and could not be read, until the student has looked; a reload of this window remembers it. */
const Unread = ({ store: { started, unread } }: { store: AttemptStore }) => {
  const t = useTranslation(messages);
  const place = `inkstone.unread.${started.attemptId}`;
  const [seen, setSeen] = useState(() => kept(place, 0));
  if (unread.length <= seen) return <div />;
  const see = () => {
    keep(place, unread.length);
    setSeen(unread.length);
  };
  return (
    <div className={styles.trouble} role="status">
      <Said title={t('unreadTitle')}>{t('unreadBody')}</Said>
      <Button onClick={() => saveBlob(unreadName(started.attemptId), unreadFileOf(unread))}>{t('unreadSave')}</Button>
      <Button onClick={see}>{t('unreadSeen')}</Button>
    </div>
  );
};

/** The device keeps nothing: all is well while the server gets it; where it does not, only this window has it. */
const DeviceFull = ({ store, saving }: { store: AttemptStore; saving: Snapshot['saving'] }) => {
  const t = useTranslation(messages);
  if (saving.is !== 'notSaved') {
    return (
      <div className={styles.trouble} role="status">
        <Said title={t('deviceFullTitle')}>{t('deviceFullSafe')}</Said>
      </div>
    );
  }
  return (
    <div className={styles.trouble} data-grave role="alert">
      <Said title={t('deviceFullTitle')}>{t('onlyHere', { count: saving.waiting })}</Said>
      <Button onClick={() => store.retryNow()}>{t('tryNow')}</Button>
      <Button onClick={() => saveUnsentFile(store.unsentFile())}>{t('saveFile')}</Button>
    </div>
  );
};
