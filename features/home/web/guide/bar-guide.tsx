import { getLoginFamily } from '@inkstone/session/contract';
import { useOptionalUser } from '@inkstone/session/web';
import { lazyWithRetry } from '@inkstone/ui';

const Button = lazyWithRetry(async () => (await import('./guide-button.tsx')).GuideButton);

/** The guide to textbooks on the bar; its code is loaded for teachers and staff alone. */
export const BarGuide = () => {
  const me = useOptionalUser();
  return me && getLoginFamily(me.role) === 'backend' ? <Button key={me.id} /> : null;
};
