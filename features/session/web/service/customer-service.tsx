import { lazyWithRetry } from '@inkstone/ui';
import { getLoginFamily } from '../../roles.ts';
import { useOptionalUser } from '../use-session.ts';

const Button = lazyWithRetry(async () => (await import('./service-button.tsx')).ServiceButton);

/** The customer service on the bar; its code is loaded for students and candidates alone. */
export const CustomerService = () => {
  const me = useOptionalUser();
  return me && getLoginFamily(me.role) === 'frontend' ? <Button key={me.id} /> : null;
};
