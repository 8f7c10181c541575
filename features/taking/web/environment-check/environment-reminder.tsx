import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useConfirm, useTranslation, NoticePage } from '@inkstone/ui';
import { openScreen, useNavigation } from '@inkstone/ui/screen';
import { environmentCheck } from '../../addresses.ts';
import { messages } from './messages.ts';

interface EnvironmentReminderProps {
  /** The title of the assignment. */
  title: string;
  /** Asks the server again whether the device has a check. */
  onChecked: () => void;
  onWithout: () => void;
}

/** The reminder before attempts that play or record sound; starting without the check needs a confirmation. */
export const EnvironmentReminder = ({ title, onChecked, onWithout }: EnvironmentReminderProps) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const confirm = useConfirm();
  // The check is done in another window: look again on return.
  useEffect(() => {
    globalThis.addEventListener('focus', onChecked);
    return () => globalThis.removeEventListener('focus', onChecked);
  }, [onChecked]);
  const check = () => {
    if (!openScreen(environmentCheck, {})) go(environmentCheck, {});
  };
  const confirmWithout = async () => {
    const dialog = { title: t('withoutTitle'), body: t('withoutBody'), actionLabel: t('without'), cancel: t('goBack') };
    if (await confirm(dialog)) onWithout();
  };
  return (
    <NoticePage
      title={t('firstTitle')}
      body={
        <>
          <p className="strong">{title}</p>
          <p>{t('firstBody')}</p>
        </>
      }
    >
      <Button variant="filled" onClick={check}>
        {t('doCheck')}
      </Button>
      <Button onClick={onChecked}>{t('checkedNow')}</Button>
      <Button variant="subtle" onClick={() => void confirmWithout()}>
        {t('without')}
      </Button>
    </NoticePage>
  );
};
