import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useConfirm, useTranslation } from '@inkstone/ui';
import { openScreen, useNavigation } from '@inkstone/ui/screen';
import { environmentCheck } from '../../addresses.ts';
import { Notice } from '../page/notice.tsx';
import { messages } from './messages.ts';

interface CheckFirstProps {
  /** Of the work that is to be begun. */
  title: string;
  /** Asks the server again whether the check is there. */
  onChecked: () => void;
  onWithout: () => void;
}

/** The reminder before work that plays or records; starting without the check is allowed after a confirmation. */
export const CheckFirst = ({ title, onChecked, onWithout }: CheckFirstProps) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const confirm = useConfirm();
  // Meets the other window, in which the check is done.
  useEffect(() => {
    globalThis.addEventListener('focus', onChecked);
    return () => globalThis.removeEventListener('focus', onChecked);
  }, [onChecked]);
  const check = () => {
    if (!openScreen(environmentCheck, {})) go(environmentCheck, {});
  };
  const without = async () => {
    const asked = { title: t('withoutTitle'), body: t('withoutBody'), act: t('without'), cancel: t('goBack') };
    if (await confirm(asked)) onWithout();
  };
  return (
    <Notice
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
      <Button variant="subtle" onClick={() => void without()}>
        {t('without')}
      </Button>
    </Notice>
  );
};
