import { lazyWithRetry } from '@inkstone/ui';

export const RoutingTable = lazyWithRetry(async () => (await import('./routing-table.tsx')).RoutingTable);
