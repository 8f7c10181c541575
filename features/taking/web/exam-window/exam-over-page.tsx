import { Button } from '@mantine/core';
import { useTranslation, NoticePage } from '@inkstone/ui';
import { betweenMessages, messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';

/** The page after the last section, with the submit button. */
export const ExamOverPage = ({ store, isWritable }: { store: AttemptStore; isWritable: boolean }) => {
  const [t, tBetween] = [useTranslation(messages), useTranslation(betweenMessages)];
  return (
    <NoticePage title={tBetween('overTitle')} body={<p>{tBetween('overBody')}</p>}>
      <Button variant="filled" disabled={!isWritable} onClick={() => store.submit()}>
        {t('handIn')}
      </Button>
    </NoticePage>
  );
};
