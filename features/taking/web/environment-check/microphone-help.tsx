import { ChevronDownIcon, LockIcon, useTranslation } from '@inkstone/ui';
import styles from './environment.module.css';
import { messages } from './messages.ts';

const browserHelpKeys = ['helpChrome', 'helpFirefox', 'helpSafari'] as const;

const detectBrowserHelp = (): (typeof browserHelpKeys)[number] => {
  const { userAgent } = navigator;
  if (userAgent.includes('Firefox/')) return 'helpFirefox';
  return userAgent.includes('Chrome/') || userAgent.includes('Edg/') ? 'helpChrome' : 'helpSafari';
};

/** How to allow the microphone, for the current browser first. */
export const MicrophoneHelp = ({ isOpen }: { isOpen: boolean }) => {
  const t = useTranslation(messages);
  const currentBrowser = detectBrowserHelp();
  return (
    <details className={styles.help} open={isOpen}>
      <summary>
        <LockIcon /> <span>{t('help')}</span> <ChevronDownIcon />
      </summary>
      <p className="strong">{t('helpLock')}</p>
      <ul>
        {[currentBrowser, ...browserHelpKeys.filter((browser) => browser !== currentBrowser)].map((browserKey) => (
          <li key={browserKey}>
            {browserKey === currentBrowser && <span className="strong">{t('yourBrowser')}</span>}
            {t(browserKey)}
          </li>
        ))}
      </ul>
    </details>
  );
};
