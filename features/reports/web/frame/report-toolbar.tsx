import { Button } from '@mantine/core';
import {
  BrandMark,
  DownloadIcon,
  LanguageButton,
  PrintIcon,
  printPage,
  toastError,
  useTranslation,
} from '@inkstone/ui';
import { failureFrom, useCaller } from '@inkstone/call/web';
import { useShell } from '@inkstone/session/web';
import { useState, type ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { useLanguageSwitch } from '@inkstone/session/web';
import type { PdfSource } from '../pdf/download-pdf.ts';
import styles from './report-top.module.css';

interface ReportToolbarProps {
  /** The name of the saved file, without extension. */
  fileName: string;
  /** What the server makes the PDF of; null where only printing is offered. */
  work: PdfSource | null;
  /** Runs before the PDF is made, and says whether to go on. */
  prepare?: () => Promise<boolean>;
}

/** Toolbar of a report window: home link, language switch, and the actions between them. */
export const ReportBar = ({ children }: { children?: ReactNode }) => {
  const { home } = useShell({});
  const switchTo = useLanguageSwitch();
  return (
    <header className={`${styles.top} no-print`}>
      <a href={home} className={styles.brand}>
        <BrandMark />
      </a>
      <span className={styles.space} />
      {children}
      <LanguageButton onSwitch={(to) => void switchTo(to)} />
    </header>
  );
};

/** Saves a report as the PDF that the server makes. */
const useSavePdf = ({ fileName, work, prepare }: ReportToolbarProps) => {
  const t = useTranslation(messages);
  const caller = useCaller();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (!work || isBusy) return;
    setBusy(true);
    try {
      if (prepare && !(await prepare())) return;
      const { downloadPdf } = await import('../pdf/download-pdf.ts');
      await downloadPdf(caller, work, fileName);
    } catch (error) {
      const failure = failureFrom(error);
      toastError(t('pdfFailed'), failure?.kind === 'refused' ? failure.message : t('pdfInstead'));
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy };
};

/** Print and save as PDF. */
export const PrintButtons = (props: ReportToolbarProps) => {
  const t = useTranslation(messages);
  const { save, isBusy } = useSavePdf(props);
  return (
    <>
      <Button variant="subtle" aria-label={t('print')} leftSection={<PrintIcon />} onClick={() => void printPage()}>
        <span className="only-wide">{t('print')}</span>
      </Button>
      {props.work && (
        <Button
          variant="subtle"
          aria-label={t(isBusy ? 'makingPdf' : 'savePdf')}
          aria-busy={isBusy}
          leftSection={<DownloadIcon />}
          onClick={() => void save()}
        >
          <span className={isBusy ? undefined : 'only-wide'}>{t(isBusy ? 'makingPdf' : 'savePdf')}</span>
        </Button>
      )}
    </>
  );
};

/** Toolbar above a report: print, save as PDF, language switch. */
export const ReportToolbar = (props: ReportToolbarProps) => (
  <ReportBar>
    <PrintButtons {...props} />
  </ReportBar>
);
