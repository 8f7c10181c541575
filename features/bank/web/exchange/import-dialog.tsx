import { Alert, Button, FileButton, Modal } from '@mantine/core';
import { toastSuccess, UploadIcon, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { questionImport } from '../../addresses.ts';
import { contentMessages, exchangeMessages } from '../../messages.ts';
import { ContentReceipt } from './content-receipt.tsx';
import { ImportResult } from './import-result.tsx';
import { useImport, type FoundImport } from './use-import.ts';
import styles from './import.module.css';

/** How many objects applying would make: a file of question sets with errors makes none. */
const countNew = (content: FoundImport): number => {
  if (content.is === 'content') return content.result.objects.filter(({ state }) => state === 'new').length;
  return content.result.problems.length > 0 ? 0 : content.result.sets.filter(({ state }) => state === 'new').length;
};

/** Imports question sets from a file, or all kinds of content from a package: checked first, then at once or not at all. */
export const ImportDialog = ({ onClose }: { onClose(): void }) => {
  const t = useTranslation(exchangeMessages);
  const { state, check, apply } = useImport();
  const tContent = useTranslation(contentMessages);
  const file = state.step === 'checked' || state.step === 'applying' ? state.found : null;
  const isContent = file?.is === 'content';
  const refusal = state.step === 'checked' || state.step === 'choosing' ? state.refusal : null;
  const count = file ? countNew(file) : 0;
  const runImport = async () => {
    const importedCount = await apply();
    if (importedCount === null) return;
    toastSuccess(isContent ? tContent('imported', { count: importedCount }) : t('imported', { count: importedCount }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('importTitle')} size={620}>
      <div className={styles.import}>
        {!file && <p>{t('importWhat')}</p>}
        {refusal !== null && (
          <Alert color="cinnabar" role="alert">
            {refusal}
          </Alert>
        )}
        {!file && (
          <p>
            {t('otherFormat')}{' '}
            <ScreenLink to={questionImport} search={{}}>
              {t('otherSystems')}
            </ScreenLink>
          </p>
        )}
        {state.step === 'checking' && <p role="status">{t('checking', { name: state.name })}</p>}
        {file?.is === 'sets' && <ImportResult found={file.result} />}
        {file?.is === 'content' && <ContentReceipt found={file.result} />}
        <div className={styles.acts}>
          <FileButton
            accept="application/json,.json,application/zip,.zip"
            onChange={(selection) => void (selection && check(selection))}
          >
            {(props) => (
              <Button
                {...props}
                variant={file ? 'quiet' : 'filled'}
                loading={state.step === 'checking'}
                disabled={state.step === 'applying'}
                leftSection={<UploadIcon />}
              >
                {t(file ? 'otherFile' : 'file')}
              </Button>
            )}
          </FileButton>
          {count > 0 ? (
            <Button variant="filled" loading={state.step === 'applying'} onClick={() => void runImport()}>
              {isContent ? tContent('apply', { count }) : t('apply', { count })}
            </Button>
          ) : (
            <Button variant="quiet" onClick={onClose}>
              {t(file ? 'close' : 'cancel')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
};
