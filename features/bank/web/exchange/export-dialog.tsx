import { Alert, Button, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { localize } from '@inkstone/base';
import { failureFrom, useApiQuery, type CallOutput } from '@inkstone/call/web';
import { DownloadIcon, QueryBoundary, RowsSkeleton, useLanguage, useTranslation } from '@inkstone/ui';
import { planQuestionFile } from '../../contract/question-files.ts';
import { questionFileMessages } from '../../messages.ts';
import { ExportReceipt } from './export-receipt.tsx';
import { useExport, type OtherFormat } from './use-export.ts';
import styles from './export.module.css';

type Formats = CallOutput<typeof planQuestionFile>['formats'];

/** Saves sets as a file: in Inkstone's own form at once, in another after a receipt of every question. */
export const ExportDialog = ({ ids, onClose }: { ids: readonly number[]; onClose(isSaved: boolean): void }) => {
  const t = useTranslation(questionFileMessages);
  const [otherFormat, setOtherFormat] = useState<OtherFormat | null>(null);
  const [canSave, setCanSave] = useState(true);
  const { isBusy, save } = useExport();
  const choose = (format: OtherFormat | null) => {
    setOtherFormat(format);
    // A receipt has to be on the screen before its file is saved.
    setCanSave(format === null);
  };
  const run = async () => {
    if (await save(ids, otherFormat)) onClose(true);
  };
  return (
    <Modal opened onClose={() => onClose(false)} title={t('title', { count: ids.length })} size={620}>
      <div className={styles.export}>
        <FormatChoice ids={ids} otherFormat={otherFormat} onChange={choose} />
        {otherFormat && <Plan key={otherFormat.format} ids={ids} format={otherFormat.format} onReady={setCanSave} />}
        <div className={styles.acts}>
          <Button variant="quiet" onClick={() => onClose(false)}>
            {t('cancel')}
          </Button>
          <Button
            variant="filled"
            loading={isBusy}
            disabled={!canSave}
            leftSection={<DownloadIcon />}
            onClick={() => void run()}
          >
            {t('save')}
          </Button>
        </div>
      </div>
    </Modal>
  );
};

const own = 'inkstone';

interface FormatChoiceProps {
  ids: readonly number[];
  otherFormat: OtherFormat | null;
  onChange(format: OtherFormat | null): void;
}

const FormatChoice = ({ ids, otherFormat, onChange }: FormatChoiceProps) => {
  const t = useTranslation(questionFileMessages);
  const query = useApiQuery(planQuestionFile, { ids: [...ids] });
  const formats = query.data?.formats ?? [];
  const choose = (value: string) => onChange(formats.find(({ format }) => format === value) ?? null);
  return (
    <Radio.Group label={t('format')} value={otherFormat?.format ?? own} onChange={choose}>
      <div className={styles.formats}>
        <Radio value={own} label={t('own')} description={t('ownWhat')} />
        <QueryBoundary query={query} errorTitle={t('formatsFailed')} skeleton={<RowsSkeleton rows={1} />} bare>
          {() => <OtherFormats formats={formats} />}
        </QueryBoundary>
      </div>
    </Radio.Group>
  );
};

const OtherFormats = ({ formats }: { formats: Formats }) => {
  const t = useTranslation(questionFileMessages);
  const language = useLanguage();
  return formats.map(({ format, name, extension }) => (
    <Radio key={format} value={format} label={t('named', { name: localize(name, language), extension })} />
  ));
};

interface PlanProps {
  ids: readonly number[];
  format: OtherFormat['format'];
  /** Whether a file has anything in it. */
  onReady(isReady: boolean): void;
}

/** What would become of each question in a format. */
const Plan = ({ ids, format, onReady }: PlanProps) => {
  const t = useTranslation(questionFileMessages);
  const query = useApiQuery(planQuestionFile, { ids: [...ids], format });
  const isGone = failureFrom(query.error)?.kind === 'notFound';
  if (isGone)
    return (
      <Alert color="cinnabar" role="alert">
        {t('gone')}
      </Alert>
    );
  return (
    <QueryBoundary query={query} errorTitle={t('planFailed')} skeleton={<p role="status">{t('planning')}</p>} bare>
      {({ items }) => <ExportReceipt items={items} onReady={onReady} />}
    </QueryBoundary>
  );
};
