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
import { useShell } from '@inkstone/session/web';
import { useState, type ReactNode, type RefObject } from 'react';
import { messages } from '../../messages.ts';
import { useLanguageSwitch } from '@inkstone/session/web';
import styles from './report-top.module.css';

interface ReportToolbarProps {
  /** The element to print and save. */
  page: RefObject<HTMLElement | null>;
  /** The name of the saved file, without extension. */
  fileName: string;
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

/** Print and save as PDF. */
export const PrintButtons = ({ page, fileName }: ReportToolbarProps) => {
  const t = useTranslation(messages);
  const [saving, setSaving] = useState<{ done: number; all: number } | null>(null);

  const save = async () => {
    if (!page.current || saving) return;
    setSaving({ done: 0, all: 1 });
    try {
      const { savePdf } = await import('../pdf/save-pdf.ts');
      await savePdf(page.current, fileName, (done, all) => setSaving({ done, all }));
    } catch {
      toastError(t('pdfFailed'), t('pdfInstead'));
    } finally {
      setSaving(null);
    }
  };
  return (
    <>
      <Button variant="subtle" aria-label={t('print')} leftSection={<PrintIcon />} onClick={() => void printPage()}>
        <span className="only-wide">{t('print')}</span>
      </Button>
      <Button
        variant="subtle"
        aria-label={saving ? t('savingPdf', saving) : t('savePdf')}
        aria-busy={saving !== null}
        leftSection={<DownloadIcon />}
        onClick={() => void save()}
      >
        <span className={saving ? 'num' : 'only-wide'}>{saving ? t('savingPdf', saving) : t('savePdf')}</span>
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
