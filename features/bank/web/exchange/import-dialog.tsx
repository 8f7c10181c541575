import { Alert, Button, FileButton, Modal } from '@mantine/core';
import { noticeDone, UploadIcon, useTranslation } from '@inkstone/ui';
import { exchangeMessages } from '../../messages.ts';
import { ImportFound } from './import-found.tsx';
import { useImport, type Import } from './use-import.ts';
import styles from './import.module.css';

const newIn = ({ sets }: Import): number => sets.filter(({ state }) => state === 'new').length;

/** Brings sets in from a file: it is checked first, then brought in whole or not at all. */
export const ImportDialog = ({ onClose }: { onClose(): void }) => {
  const t = useTranslation(exchangeMessages);
  const { state, check, apply } = useImport();
  const found = state.is === 'checked' || state.is === 'applying' ? state.found : null;
  const refused = state.is === 'checked' || state.is === 'choosing' ? state.refused : null;
  const count = found && found.problems.length === 0 ? newIn(found) : 0;
  const bring = async () => {
    const made = await apply();
    if (made === null) return;
    noticeDone(t('imported', { count: made }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('importTitle')} size={620}>
      <div className={styles.import}>
        {!found && <p>{t('importWhat')}</p>}
        {refused !== null && (
          <Alert color="cinnabar" role="alert">
            {refused}
          </Alert>
        )}
        {state.is === 'checking' && <p role="status">{t('checking', { name: state.name })}</p>}
        {found && <ImportFound found={found} />}
        <div className={styles.acts}>
          <FileButton accept="application/json,.json" onChange={(file) => void (file && check(file))}>
            {(props) => (
              <Button
                {...props}
                variant={found ? 'quiet' : 'filled'}
                loading={state.is === 'checking'}
                disabled={state.is === 'applying'}
                leftSection={<UploadIcon />}
              >
                {t(found ? 'otherFile' : 'file')}
              </Button>
            )}
          </FileButton>
          {count > 0 ? (
            <Button variant="filled" loading={state.is === 'applying'} onClick={() => void bring()}>
              {t('apply', { count })}
            </Button>
          ) : (
            <Button variant="quiet" onClick={onClose}>
              {t(found ? 'close' : 'cancel')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
};
