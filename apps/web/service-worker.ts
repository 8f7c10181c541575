import { paths } from 'virtual:kept-paths';
import { servePages, type WorkerScope } from '@inkstone/device/page/worker';

declare const self: WorkerScope;

// An exam window that was opened once opens again without a network, and so do the pages that lead to it.
servePages(self, paths);
