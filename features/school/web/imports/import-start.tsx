import { Alert, Button, FileButton, Textarea } from '@mantine/core';
import { useState } from 'react';
import { linkTo } from '@inkstone/base';
import { fetchBytes, getErrorMessage, useCaller } from '@inkstone/call/web';
import { Breadcrumb, Page, PageHead, toastError, UploadIcon, useLanguage, useTranslation } from '@inkstone/ui';
import { schoolPeople } from '../../addresses.ts';
import { getImportTemplate } from '../../contract/imports.ts';
import { buildCsvTemplate } from '../../import/template.ts';
import { importMessages } from '../../messages.ts';
import { ImportList } from './import-list.tsx';
import { usePlan, type ImportSource } from './use-plan.ts';
import styles from './import.module.css';

/** Choosing or pasting a sheet, with the imports that there were. */
export const ImportStart = ({ onSource }: { onSource(source: ImportSource): void }) => {
  const t = useTranslation(importMessages);
  const { plan, isPending, error } = usePlan();
  const [text, setText] = useState('');
  const read = (source: ImportSource) => {
    onSource(source);
    void plan(source);
  };
  return (
    <Page>
      <Breadcrumb trail={[{ label: t('back'), to: linkTo(schoolPeople, {}) }, { label: t('title') }]} />
      <PageHead title={t('title')} />
      <div className={styles.start}>
        <p>{t('lead')}</p>
        {error !== null && (
          <Alert color="cinnabar" role="alert" title={t('notRead')}>
            {error}
          </Alert>
        )}
        <div className={styles.acts}>
          <FileButton
            accept=".xlsx,.csv,.tsv,.txt,.zip,text/csv"
            onChange={(file) => file && read({ bytes: file, name: file.name })}
          >
            {(props) => (
              <Button {...props} variant="filled" loading={isPending} leftSection={<UploadIcon />}>
                {t('file')}
              </Button>
            )}
          </FileButton>
          <Templates />
        </div>
        <Textarea
          label={t('paste')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          rows={6}
          spellCheck={false}
        />
        <div className={styles.acts}>
          <Button
            disabled={text.trim() === ''}
            loading={isPending}
            onClick={() => read({ bytes: new Blob([text]), name: '' })}
          >
            {t('readPasted')}
          </Button>
        </div>
      </div>
      <ImportList />
    </Page>
  );
};

const saveFile = (bytes: Blob, name: string): void => {
  const link = document.createElement('a');
  const url = URL.createObjectURL(bytes);
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

const Templates = () => {
  const t = useTranslation(importMessages);
  const language = useLanguage();
  const caller = useCaller();
  const saveWorkbook = async () => {
    try {
      saveFile(await fetchBytes(caller, getImportTemplate, {}), `${t('templateName')}.xlsx`);
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  const saveCsv = () => saveFile(new Blob([buildCsvTemplate(language)]), `${t('templateName')}.csv`);
  return (
    <>
      <Button variant="quiet" onClick={() => void saveWorkbook()}>
        {t('templateXlsx')}
      </Button>
      <Button variant="quiet" onClick={saveCsv}>
        {t('templateCsv')}
      </Button>
    </>
  );
};
