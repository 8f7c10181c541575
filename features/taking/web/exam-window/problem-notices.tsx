import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { AccountLanguage, SentenceSpace, noWrapInstant, saveFile, useLanguage, useTranslation } from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import { messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { saveViewState, readViewState } from '../attempt-session/view-state-storage.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import type { TimeChange } from '../attempt-session/window-state.ts';
import { getRefusedMessageKey, downloadUnsentFile, toUnreadFile, unreadFileName } from '../finishing/unsent-file.ts';
import { attemptKinds } from '../../attempt-kinds.ts';
import styles from './exam-window.module.css';

/** Props of the problem notices. */
interface ProblemNoticesProps {
  store: AttemptStore;
  snapshot: Snapshot;
  onTakeOver: () => void;
}

/**
 * Notices about problems with saving, with what is safe and what can be done; they never block typing, and are in the
 * language of the person, also in a window that is in the exam's.
 */
export const ProblemNotices = (props: ProblemNoticesProps) => (
  <AccountLanguage>
    <CurrentTrouble {...props} />
  </AccountLanguage>
);

const CurrentTrouble = ({ store, snapshot, onTakeOver }: ProblemNoticesProps) => {
  const t = useTranslation(messages);
  const { saving, troubleMessage } = snapshot;
  const isForGood = snapshot.trouble === 'heldElsewhere' || snapshot.trouble === 'refused';
  // While the last entries are being stored, "on the device" is not claimed yet.
  const isKeeping = saving.is === 'saving' && snapshot.trouble === 'offline';
  const why = isForGood || isKeeping ? snapshot.trouble : 'why' in saving ? saving.why : null;
  if (snapshot.isDeviceFull && !isForGood) return <DeviceFullNotice store={store} snapshot={snapshot} />;
  const isAway = store.isFromDevice && snapshot.trouble === 'offline';
  if (why === null && !isAway) {
    return snapshot.timeChange ? (
      <TimeChangeNotice store={store} moved={snapshot.timeChange} />
    ) : (
      <UnreadNotice store={store} />
    );
  }
  const isUnsent = 'waiting' in saving;
  const isOnDevice = saving.is === 'onDevice';
  const saveButton = <Button onClick={() => downloadUnsentFile(store.toUnsentFile())}>{t('saveFile')}</Button>;
  if (why === null || why === 'offline') {
    const isTimed = store.timeline().secondsLeft !== null;
    const fromDevice = isTimed ? 'fromDeviceTimed' : 'fromDeviceSafe';
    return (
      <div className={styles.trouble} role="status">
        <TroubleText title={t('networkLost')}>
          {t(isAway ? fromDevice : isKeeping ? 'networkKeeping' : 'networkSafe')}
        </TroubleText>
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
        <TroubleText title={t('takenOverTitle')}>{t(isOnDevice ? 'takenOverBody' : 'takenOverSafe')}</TroubleText>
        <Button onClick={onTakeOver}>{t('goOnHere')}</Button>
        {isUnsent && saveButton}
      </div>
    );
  }
  return (
    <div className={styles.trouble} data-grave role="alert">
      <TroubleText title={troubleMessage || t(why === 'signedOut' ? 'signedOutFirst' : 'refusedTitle')}>
        {isOnDevice && t(getRefusedMessageKey(store))}
        {saving.is === 'notSaved' && t('refusedOnlyHere')}
      </TroubleText>
      {isUnsent && saveButton}
      {why === 'refused' && !isUnsent && <Button onClick={() => leaveWindow('/home')}>{t('toHome')}</Button>}
    </div>
  );
};

/** A notice text. */
const TroubleText = ({ title, children }: { title: string; children: ReactNode }) => (
  <p>
    <b>{title}</b>
    <SentenceSpace />
    {children}
  </p>
);

/** Says why the clock or the closing time has changed, until the student dismisses it. */
const TimeChangeNotice = ({ store, moved }: { store: AttemptStore; moved: TimeChange }) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const toWords = () => {
    if ('minutes' in moved) return t('moreMinutes', { count: moved.minutes });
    if ('reopenedMinutes' in moved) return t('openAgain', { count: moved.reopenedMinutes });
    const at = noWrapInstant(moved.closesAt, language);
    return t(attemptKinds[store.started.kind].isPractice ? 'nowUntil' : 'nowCloses', { at });
  };
  return (
    <div className={styles.trouble} data-calm role="status">
      <p>{toWords()}</p>
      <Button onClick={() => store.setTimeChange(null)}>{t('ok')}</Button>
    </div>
  );
};

/** Says that stored rows could not be read, until the student dismisses it; survives a reload. */
const UnreadNotice = ({ store: { started, unread } }: { store: AttemptStore }) => {
  const t = useTranslation(messages);
  const storageKey = `inkstone.unread.${started.attemptId}`;
  const [seenCount, setSeen] = useState(() => readViewState(storageKey, 0));
  if (unread.length <= seenCount) return <div />;
  const see = () => {
    saveViewState(storageKey, unread.length);
    setSeen(unread.length);
  };
  return (
    <div className={styles.trouble} role="status">
      <TroubleText title={t('unreadTitle')}>{t('unreadBody')}</TroubleText>
      <Button onClick={() => saveFile(toUnreadFile(unread), unreadFileName(started.attemptId))}>
        {t('unreadSave')}
      </Button>
      <Button onClick={see}>{t('unreadSeen')}</Button>
    </div>
  );
};

/**
 * Says that the device has no space or does not respond: answers are safe while the server receives them; otherwise only
 * this window has them.
 */
const DeviceFullNotice = ({ store, snapshot }: { store: AttemptStore; snapshot: Snapshot }) => {
  const t = useTranslation(messages);
  const { saving, isDeviceSilent } = snapshot;
  const title = t(isDeviceSilent ? 'deviceSilentTitle' : 'deviceFullTitle');
  if (saving.is !== 'notSaved') {
    return (
      <div className={styles.trouble} role="status">
        <TroubleText title={title}>{t('deviceFullSafe')}</TroubleText>
      </div>
    );
  }
  return (
    <div className={styles.trouble} data-grave role="alert">
      <TroubleText title={title}>{t('onlyHere', { count: saving.waiting })}</TroubleText>
      <Button onClick={() => store.retryNow()}>{t('tryNow')}</Button>
      <Button onClick={() => downloadUnsentFile(store.toUnsentFile())}>{t('saveFile')}</Button>
    </div>
  );
};

/** A page before or between the questions, with problem notices at its bottom. */
export const InterstitialPage = ({ children, ...troubles }: ProblemNoticesProps & { children: ReactNode }) => (
  <div className={styles.between}>
    {children}
    <ProblemNotices {...troubles} />
  </div>
);
