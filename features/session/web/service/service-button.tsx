import { useApiMutation, useApiQuery } from '@inkstone/call/web';
import { BarButton, InfoIcon, lazyWithRetry, usePanel, useTranslation } from '@inkstone/ui';
import { closeServiceHint, getCustomerService } from '../../contract/customer-service.ts';
import { serviceMessages } from './messages.ts';

const Panel = lazyWithRetry(async () => (await import('./service-panel.tsx')).ServicePanel);
const Hint = lazyWithRetry(async () => (await import('./service-hint.tsx')).ServiceHint);

/** The customer service on the bar of students and candidates, with a hint that each person sees once. */
export const ServiceButton = () => {
  const t = useTranslation(serviceMessages);
  const { data } = useApiQuery(getCustomerService, {});
  const { button, panel, isNeeded } = usePanel(Panel, 'dialog');
  const closing = useApiMutation(closeServiceHint);
  if (!data?.service) return null;
  const isHinted = data.isHintDue && closing.isIdle;
  const closeHint = () => closing.mutate({});
  const press = () => {
    if (isHinted) closeHint();
    button.onClick();
  };
  return (
    <>
      <BarButton {...button} aria-label={t('title')} title={t('title')} onClick={press}>
        <InfoIcon />
        <span data-word>{t('title')}</span>
      </BarButton>
      {isHinted && <Hint anchor={panel.button} onClose={closeHint} />}
      {isNeeded && <Panel panel={panel} service={data.service} />}
    </>
  );
};
