import { Button } from '@mantine/core';
import { failureFrom } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import { messages } from '../messages.ts';
import { Away } from './page/away.tsx';
import { Notice } from './page/notice.tsx';

interface CannotOpenProps {
  error: unknown;
  onAgain: () => void;
}

/** A launcher's words where the server does not say what may be opened; what is not there is not asked for again. */
export const CannotOpen = ({ error, onAgain }: CannotOpenProps) => {
  const t = useTranslation(messages);
  const failure = failureFrom(error);
  if (failure?.kind === 'network') return <Away onAgain={onAgain} />;
  const isGone = failure?.kind === 'notFound';
  return (
    <Notice title={t('cannotOpen')} body={failure?.message ?? ''}>
      {!isGone && (
        <Button variant="filled" onClick={onAgain}>
          {t('tryNow')}
        </Button>
      )}
      <Button variant={isGone ? 'filled' : 'default'} onClick={() => leaveWindow('/home')}>
        {t('toHome')}
      </Button>
    </Notice>
  );
};
