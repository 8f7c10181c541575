import { Popover } from '@mantine/core';
import type { CallOutput } from '@inkstone/call/web';
import { AnchoredPanel, useTranslation, type Panel } from '@inkstone/ui';
import type { getCustomerService } from '../../contract/customer-service.ts';
import { serviceMessages } from './messages.ts';
import styles from './service.module.css';

type Service = NonNullable<CallOutput<typeof getCustomerService>['service']>;

/** The QR picture of the customer service and the line beside it. */
export const ServicePanel = ({ panel, service }: { panel: Panel; service: Service }) => {
  const t = useTranslation(serviceMessages);
  return (
    <AnchoredPanel panel={panel} options={{ position: 'bottom-end', width: 'min(18rem, calc(100vw - 1.5rem))' }}>
      <Popover.Dropdown role="dialog" tabIndex={-1} className={styles.panel} aria-label={t('title')}>
        <b>{t('title')}</b>
        <img className={styles.picture} src={service.picture} alt={t('picture')} width={176} height={176} />
        <p className="meta">{service.note}</p>
      </Popover.Dropdown>
    </AnchoredPanel>
  );
};
