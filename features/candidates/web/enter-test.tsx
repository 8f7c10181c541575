import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery, useApiMutation, type CallOutput, getErrorMessage } from '@inkstone/call/web';
import { storeSignIn, sessionStore, useLeaveDevice, useSession } from '@inkstone/session/web';
import { enterTest as testAddress } from '@inkstone/taking/addresses';
import { toastError, useLanguage, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { deviceZone } from '@inkstone/ui/time';
import { getCandidateGuide, signInCandidate } from '../contract.ts';
import { guideMessages } from '../messages.ts';
import styles from './candidates.module.css';
import { clearLinkToken } from './link-token.ts';

/** The facts shown before the test. */
export type GuideDetail = CallOutput<typeof getCandidateGuide>;

interface EnterTestProps {
  guide: GuideDetail;
  /** The token of the link. */
  token: string;
}

/** Another person who is signed in in this browser. */
const useOtherSession = (personId: number) => {
  const { person, token } = useSession();
  return person !== null && token !== null && person.id !== personId ? person : null;
};

/** Exchanges the link for a session and opens the test; another signed-in person is signed out first. */
const useEnter = ({ guide, token }: EnterTestProps) => {
  const t = useTranslation(guideMessages);
  const language = useLanguage();
  const go = useNavigation();
  const leaveDevice = useLeaveDevice();
  const otherPerson = useOtherSession(guide.personId);
  const { refetch } = useApiQuery(getCandidateGuide, { token });
  const { mutateAsync } = useApiMutation(signInCandidate);
  const [isEntering, setEntering] = useState(false);

  /** Nobody is signed out for a link that has expired meanwhile, or without a network. */
  const signOutOther = async (): Promise<boolean> => {
    if (!otherPerson) return true;
    const { data, error } = await refetch();
    if (error) throw error;
    return data?.isOver === false && leaveDevice();
  };
  const exchangeLink = async (): Promise<void> => {
    if (!(await signOutOther())) return;
    const { user, id } = await mutateAsync({ token, guideLanguage: language, timeZone: deviceZone() }).catch(
      (error: unknown) => {
        // The other person's data was removed from the device already.
        if (otherPerson) sessionStore.signOut();
        throw error;
      },
    );
    clearLinkToken();
    // No user name is stored: a candidate who loses the session signs in again by the link.
    await storeSignIn(user, { family: 'frontend', username: '' });
    go(testAddress, { id }, { replace: true });
  };
  const enter = async (): Promise<void> => {
    setEntering(true);
    await exchangeLink().catch((error: unknown) => toastError(t('cannot'), getErrorMessage(error)));
    setEntering(false);
  };
  return { enter: () => void enter(), isEntering, other: otherPerson };
};

/** The rules of the test and the button to enter it; another signed-in person is named first. */
export const EnterTest = (props: EnterTestProps) => {
  const t = useTranslation(guideMessages);
  const go = useNavigation();
  const { isTimed, isBegun } = props.guide;
  const { enter, isEntering, other: otherPerson } = useEnter(props);
  return (
    <>
      <ul className={styles.rules}>
        {([isTimed ? 'once' : 'onceUntimed', 'safe', 'device'] as const).map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
      {otherPerson && <p role="note">{t('other', { name: otherPerson.name })}</p>}
      <div className={styles.acts}>
        {otherPerson && (
          <Button variant="quiet" onClick={() => go.to('/home')}>
            {t('otherStays', { name: otherPerson.name })}
          </Button>
        )}
        <Button variant="filled" loading={isEntering} onClick={enter}>
          {otherPerson ? t('otherOut', { name: otherPerson.name }) : t(isBegun ? 'goOn' : 'enter')}
        </Button>
      </div>
    </>
  );
};
