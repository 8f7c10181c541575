import { Button } from '@mantine/core';
import { useState } from 'react';
import { failureFrom, fetchBytes, useCaller } from '@inkstone/call/web';
import { DownloadIcon, useTranslation, saveFile } from '@inkstone/ui';
import { downloadMarkedAnswer } from '../../contract.ts';
import { messages } from './messages.ts';
import styles from './pages.module.css';

interface DocumentButtonProps {
  answerId: string;
  /** Question number, for the file name. */
  number: number;
}

type State = { is: 'idle' | 'busy' } | { is: 'failed'; reason: string };

/** Downloads an answer with its mark as a PDF. */
export const DocumentButton = ({ answerId, number }: DocumentButtonProps) => {
  const t = useTranslation(messages);
  const caller = useCaller();
  const [state, setState] = useState<State>({ is: 'idle' });
  const download = async () => {
    setState({ is: 'busy' });
    try {
      saveFile(await fetchBytes(caller, downloadMarkedAnswer, { answerId }), t('documentName', { number }));
      setState({ is: 'idle' });
    } catch (error) {
      const failure = failureFrom(error);
      if (!failure) throw error;
      setState({ is: 'failed', reason: failure.message });
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size="compact-md"
        className="no-print"
        leftSection={<DownloadIcon />}
        disabled={state.is === 'busy'}
        onClick={() => void download()}
      >
        {t(state.is === 'busy' ? 'documentMaking' : 'document')}
      </Button>
      {state.is === 'failed' && (
        <p role="alert" className={styles.alert}>
          {t('documentFailed', { reason: state.reason })}
        </p>
      )}
    </>
  );
};
