import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Page, PageHead, PrintIcon, printPage, ScreenTitle, useTranslation } from '@inkstone/ui';
import { highlighterMessages } from '../../messages.ts';
import { ReportBar } from '../frame/report-toolbar.tsx';
import { Highlighting, type Passage } from './highlighting.tsx';

interface PassageReaderProps {
  title: string;
  passages: readonly Passage[];
}

/** Passages to read, one at a time. */
export const PassageReader = ({ title, passages }: PassageReaderProps) => {
  const t = useTranslation(highlighterMessages);
  const [at, setAt] = useState(0);
  const passage = passages[at];
  return (
    <>
      <ReportBar>
        <Button variant="subtle" aria-label={t('print')} leftSection={<PrintIcon />} onClick={() => void printPage()}>
          <span className="only-wide">{t('print')}</span>
        </Button>
      </ReportBar>
      <ScreenTitle title={t('title')} />
      <Page width="report">
        <PageHead title={t('title')} kicker={title} />
        {passages.length > 1 && (
          <div className="no-print">
            <NativeSelect
              label={t('passages')}
              data={passages.map((entry, index) => ({ value: String(index), label: entry.title }))}
              value={String(at)}
              onChange={({ currentTarget: { value } }) => setAt(Number(value))}
            />
          </div>
        )}
        {passage && <Highlighting key={passage.html} passage={passage} />}
      </Page>
    </>
  );
};
