import { ChevronDownIcon, LockIcon, useTranslation } from '@inkstone/ui';
import styles from './environment.module.css';
import { messages } from './messages.ts';

const browsers = ['helpChrome', 'helpFirefox', 'helpSafari'] as const;

const browserHere = (): (typeof browsers)[number] => {
  const { userAgent } = navigator;
  if (userAgent.includes('Firefox/')) return 'helpFirefox';
  return userAgent.includes('Chrome/') || userAgent.includes('Edg/') ? 'helpChrome' : 'helpSafari';
};

/** How to allow the microphone, the reader's own browser first. */
export const MicrophoneHelp = ({ isOpen }: { isOpen: boolean }) => {
  const t = useTranslation(messages);
  const here = browserHere();
  return (
    <details className={styles.help} open={isOpen}>
      <summary>
        <LockIcon /> <span>{t('help')}</span> <ChevronDownIcon />
      </summary>
      <p className="strong">{t('helpLock')}</p>
      <ul>
        {[here, ...browsers.filter((one) => one !== here)].map((one) => (
          <li key={one}>
            {one === here && <span className="strong">{t('yourBrowser')}</span>}
            {t(one)}
          </li>
        ))}
      </ul>
    </details>
  );
};
