import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { sheetEncodings, type SheetEncoding } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import { SheetColumns, useTranslation } from '@inkstone/ui';
import type { planPastScores } from '../../contract/past-scores.ts';
import { pastScoreMessages } from '../../messages.ts';
import { pastFields, type PastField, type PastFields } from '../../past/past-columns.ts';
import styles from '../paper/paper.module.css';

export type PastPlan = CallOutput<typeof planPastScores>;

/** How a table is read, where its reader has said so. */
export interface PastReadingOptions {
  columns: PastFields;
  encoding?: SheetEncoding;
}

const fieldMessages = {
  username: 'fieldUsername',
  number: 'fieldNumber',
  name: 'fieldName',
  exam: 'fieldExam',
  day: 'fieldDay',
  total: 'fieldTotal',
  source: 'fieldSource',
  part: 'fieldPart',
} as const;

interface PastReadingProps {
  plan: PastPlan;
  isBusy: boolean;
  onAgain(options: PastReadingOptions): void;
}

/** What each column of a table of earlier scores holds, and how it is encoded: corrected and read again. */
export const PastReading = ({ plan, isBusy, onAgain }: PastReadingProps) => {
  const t = useTranslation(pastScoreMessages);
  const [values, setValues] = useState<(PastField | null)[]>(() => plan.columns.map(({ field }) => field));
  const [encoding, setEncoding] = useState(plan.encoding);
  const known = sheetEncodings.find((name) => name === encoding);
  return (
    <details open={!plan.isComplete}>
      <summary>{t('columns')}</summary>
      <p role={plan.isComplete ? undefined : 'alert'}>{t(plan.isComplete ? 'columnsNote' : 'columnsMissing')}</p>
      <SheetColumns
        columns={plan.columns}
        values={values}
        fields={pastFields.map((value) => ({ value, label: t(fieldMessages[value]) }))}
        repeatable="part"
        onChange={setValues}
      />
      <div className={styles.acts}>
        {encoding !== null && (
          <NativeSelect
            label={t('encoding')}
            value={encoding}
            onChange={({ currentTarget }) => setEncoding(currentTarget.value)}
            data={[...sheetEncodings]}
          />
        )}
        <Button loading={isBusy} onClick={() => onAgain({ columns: values, ...(known && { encoding: known }) })}>
          {t('again')}
        </Button>
      </div>
    </details>
  );
};
