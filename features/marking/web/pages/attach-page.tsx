import { Button } from '@mantine/core';
import { useState } from 'react';
import { failureFrom, sendCall, useCaller } from '@inkstone/call/web';
import { UploadIcon, useTranslation } from '@inkstone/ui';
import { uploadMarkPicture, type SignedFile } from '../../contract.ts';
import { messages } from './messages.ts';
import styles from './pages.module.css';

interface AttachPageProps {
  attemptId: number;
  /** Creates the picture. */
  draw(): Promise<Blob>;
  onAttached(file: SignedFile): void;
}

type State = { is: 'idle' | 'busy' } | { is: 'failed'; reason: string };

/** Uploads the annotated page as one picture, which the student can download. */
export const AttachPage = ({ attemptId, draw, onAttached }: AttachPageProps) => {
  const t = useTranslation(messages);
  const caller = useCaller();
  const [state, setState] = useState<State>({ is: 'idle' });
  const attach = async () => {
    setState({ is: 'busy' });
    try {
      const page = { bytes: await draw(), name: 'page.jpg' };
      const { file } = await sendCall(caller, uploadMarkPicture, { attemptId }, { file: page });
      setState({ is: 'idle' });
      onAttached(file);
    } catch (error) {
      const failure = failureFrom(error);
      setState({ is: 'failed', reason: failure ? failure.message : t('failed') });
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size="compact-md"
        leftSection={<UploadIcon />}
        disabled={state.is === 'busy'}
        onClick={() => void attach()}
      >
        {t(state.is === 'busy' ? 'attaching' : 'attach')}
      </Button>
      {state.is === 'failed' && (
        <p role="alert" className={styles.alert}>
          {t('attachFailed', { reason: state.reason })}
        </p>
      )}
    </>
  );
};
