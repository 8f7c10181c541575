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
import { useCaller } from '@inkstone/call/web';
import { useShell } from '@inkstone/session/web';
import { useState, type ReactNode, type RefObject } from 'react';
import { messages } from '../../messages.ts';
import { useLanguageSwitch } from '@inkstone/session/web';
import type { PdfSource } from '../pdf/download-pdf.ts';
import styles from './report-top.module.css';

interface ReportToolbarProps {
  /** The element to print and save. */
  page: RefObject<HTMLElement | null>;
  /** The name of the saved file, without extension. */
  fileName: string;
  /** What the server makes the PDF of; absent: the page is captured. */
  work?: PdfSource | null;
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

/** Saves a report: by the server where it makes the PDF, or else as pictures of the page. */
const useSavePdf = ({ page, fileName, work = null }: ReportToolbarProps) => {
  const t = useTranslation(messages);
  const caller = useCaller();
  const [progress, setProgress] = useState<string | null>(null);
  const save = async () => {
    if (!page.current || progress !== null) return;
    setProgress(t('makingPdf'));
    try {
      if (work) {
        const { downloadPdf } = await import('../pdf/download-pdf.ts');
        await downloadPdf(caller, work, fileName);
      } else {
        const { savePdf } = await import('../pdf/save-pdf.ts');
        await savePdf(page.current, fileName, (done, all) => setProgress(t('savingPdf', { done, all })));
      }
    } catch {
      toastError(t('pdfFailed'), t('pdfInstead'));
    } finally {
      setProgress(null);
    }
  };
  return { save, progress };
};

/** Print and save as PDF. */
export const PrintButtons = (props: ReportToolbarProps) => {
  const t = useTranslation(messages);
  const { save, progress } = useSavePdf(props);
  return (
    <>
      <Button variant="subtle" aria-label={t('print')} leftSection={<PrintIcon />} onClick={() => void printPage()}>
        <span className="only-wide">{t('print')}</span>
      </Button>
      <Button
        variant="subtle"
        aria-label={progress ?? t('savePdf')}
        aria-busy={progress !== null}
        leftSection={<DownloadIcon />}
        onClick={() => void save()}
      >
        <span className={progress === null ? 'only-wide' : 'num'}>{progress ?? t('savePdf')}</span>
      </Button>
    </>
  );
};

/** Toolbar above a report: print, save as PDF, language switch. */
export const ReportToolbar = (props: ReportToolbarProps) => (
  <ReportBar>
    <PrintButtons {...props} />
  </ReportBar>
);
