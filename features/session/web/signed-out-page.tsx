import { Button } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { canSeal } from '@inkstone/device';
import { NoticePage, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import type { WindowCover } from './window-cover.ts';
import type { ReturnTarget } from './gate.tsx';
import { sessionStore } from './session.ts';
import { useSession } from './use-session.ts';

/** Replaces a page whose user has signed out in another window: says what is saved, with a link to sign in. */
export const SignedOutPage = ({ covered: { personId, isRefused, hasEnded } }: { covered: WindowCover }) => {
  const t = useTranslation(messages);
  const { token, otherPerson } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // A reload clears the previous user's data from memory.
  const signIn = async () => {
    const state: ReturnTarget = { from: `${pathname}${search}`, personId };
    await navigate('/login', { replace: true, state });
    globalThis.location.reload();
  };
  const goOnAs = () => {
    sessionStore.yieldWindow();
    globalThis.location.assign('/home');
  };
  if (token !== null && hasEnded) {
    return (
      <NoticePage title={t('leftAgain')} body={<p>{t('leftAgainBody')}</p>}>
        <Button variant="filled" onClick={() => globalThis.location.reload()}>
          {t('leftGoOn')}
        </Button>
      </NoticePage>
    );
  }
  const safe = canSeal() ? t('leftSealed') : t('leftPlain');
  return (
    <NoticePage
      title={t('leftTitle')}
      body={
        <>
          <p>{safe}</p>
          {isRefused && <p>{t('leftRefused')}</p>}
        </>
      }
    >
      {otherPerson ? (
        <Button variant="filled" onClick={goOnAs}>
          {t('leftOther', { name: otherPerson.name })}
        </Button>
      ) : (
        <Button variant="filled" onClick={() => void signIn()}>
          {t('signIn')}
        </Button>
      )}
    </NoticePage>
  );
};
