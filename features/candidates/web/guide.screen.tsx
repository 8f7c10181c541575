import { Button } from '@mantine/core';
import { failureIn, isRefusal, useAsk, useSend, type OutputOf } from '@inkstone/call/web';
import { keepSignedIn } from '@inkstone/session/web';
import { enterTest as testAddress } from '@inkstone/taking/addresses';
import {
  EmptyState,
  Facts,
  LanguageButton,
  Loaded,
  noticeFailed,
  Page,
  PageHead,
  setDeviceLanguage,
  Sheet,
  TeacherNote,
  unbrokenInstant,
  useLanguage,
  useWords,
} from '@inkstone/ui';
import { useGo, useSearch } from '@inkstone/ui/screen';
import { deviceZone } from '@inkstone/ui/time';
import { candidateGuideAt } from '../addresses.ts';
import { candidateGuide, enterTest } from '../contract.ts';
import { guideWords } from '../messages.ts';
import styles from './candidates.module.css';

/** Behind a shared link: what awaits the candidate, and the way in. */
export const Screen = () => {
  const t = useWords(guideWords);
  const { token } = useSearch(candidateGuideAt);
  const ask = useAsk(candidateGuide, { token });
  const refused = isRefusal(ask.error, 'candidate.linkOver') && failureIn(ask.error)?.message;
  return (
    <Page width="text">
      <div className={styles.language}>
        <LanguageButton globe onSwitch={setDeviceLanguage} />
      </div>
      {!ask.data && <PageHead size="display" title={t('title')} />}
      {refused ? (
        <EmptyState title={t('cannot')} body={refused} />
      ) : (
        <Loaded ask={ask} failed={t('failed')}>
          {(guide) => <Guide guide={guide} token={token} />}
        </Loaded>
      )}
    </Page>
  );
};

const Guide = ({ guide, token }: { guide: OutputOf<typeof candidateGuide>; token: string }) => {
  const t = useWords(guideWords);
  const language = useLanguage();
  const go = useGo();
  const { mutateAsync, isPending } = useSend(enterTest);
  const { name, school, position, title, message, questions, isTimed, timeLimit, deadline, isBegun, isOver } = guide;
  const enter = async () => {
    try {
      const { user, id } = await mutateAsync({ token, language, timeZone: deviceZone() });
      // No name: who loses the session comes back by the link.
      await keepSignedIn(user, { family: 'frontend', username: '' });
      go(testAddress, { id }, { replace: true });
    } catch (error) {
      noticeFailed(t('cannot'), failureIn(error)?.message ?? String(error));
    }
  };
  const clocked = timeLimit === null ? t('ownClock') : t('minutes', { count: Math.round(timeLimit / 60) });
  const time = isTimed ? clocked : t('untimed');
  const facts = [
    { name: t('test'), value: title },
    { name: t('questions'), value: questions },
    { name: t('time'), value: time },
    { name: t('until'), value: unbrokenInstant(deadline, language) },
  ];
  return (
    <>
      <PageHead size="display" title={t('greeting', { name })} meta={t('invites', { school, position })} />
      <Sheet className={styles.guide}>
        <Facts items={facts} />
        {message !== null && <TeacherNote>{message}</TeacherNote>}
        {isOver ? (
          <p className="strong">{t('over')}</p>
        ) : (
          <>
            <ul className={styles.rules}>
              {([isTimed ? 'once' : 'onceUntimed', 'safe', 'device'] as const).map((one) => (
                <li key={one}>{t(one)}</li>
              ))}
            </ul>
            <Button variant="filled" loading={isPending} onClick={() => void enter()}>
              {t(isBegun ? 'goOn' : 'enter')}
            </Button>
          </>
        )}
      </Sheet>
    </>
  );
};
