import { Alert, Button, FileButton, Modal } from '@mantine/core';
import { toastSuccess, UploadIcon, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { questionImport } from '../../addresses.ts';
import { exchangeMessages } from '../../messages.ts';
import { ImportResult } from './import-result.tsx';
import { useImport, type Import } from './use-import.ts';
import styles from './import.module.css';

const countNewSets = ({ sets }: Import): number => sets.filter(({ state }) => state === 'new').length;

/** Imports sets from a file: it is checked first, then imported as a whole or not at all. */
export const ImportDialog = ({ onClose }: { onClose(): void }) => {
  const t = useTranslation(exchangeMessages);
  const { state, check, apply } = useImport();
  const result = state.step === 'checked' || state.step === 'applying' ? state.result : null;
  const refusal = state.step === 'checked' || state.step === 'choosing' ? state.refusal : null;
  const count = result && result.problems.length === 0 ? countNewSets(result) : 0;
  const runImport = async () => {
    const importedCount = await apply();
    if (importedCount === null) return;
    toastSuccess(t('imported', { count: importedCount }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('importTitle')} size={620}>
      <div className={styles.import}>
        {!result && <p>{t('importWhat')}</p>}
        {!result && (
          <ScreenLink to={questionImport} search={{}}>
            {t('otherSystems')}
          </ScreenLink>
        )}
        {refusal !== null && (
          <Alert color="cinnabar" role="alert">
            {refusal}
          </Alert>
        )}
        {state.step === 'checking' && <p role="status">{t('checking', { name: state.name })}</p>}
        {result && <ImportResult found={result} />}
        <div className={styles.acts}>
          <FileButton accept="application/json,.json" onChange={(file) => void (file && check(file))}>
            {(props) => (
              <Button
                {...props}
                variant={result ? 'quiet' : 'filled'}
                loading={state.step === 'checking'}
                disabled={state.step === 'applying'}
                leftSection={<UploadIcon />}
              >
                {t(result ? 'otherFile' : 'file')}
              </Button>
            )}
          </FileButton>
          {count > 0 ? (
            <Button variant="filled" loading={state.step === 'applying'} onClick={() => void runImport()}>
              {t('apply', { count })}
            </Button>
          ) : (
            <Button variant="quiet" onClick={onClose}>
              {t(result ? 'close' : 'cancel')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
};
