import { paths } from 'virtual:sitting-paths';
import { servePages, type WorkerScope } from '@inkstone/device/page/worker';

declare const self: WorkerScope;

// An exam window that was opened once opens again without a network.
servePages(self, paths);
