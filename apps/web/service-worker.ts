import { paths } from 'virtual:kept-paths';
import { servePages, type WorkerScope } from '@inkstone/device/page/worker';

declare const self: WorkerScope;

// Serves cached exam windows, and the pages that lead to them, offline.
servePages(self, paths);
