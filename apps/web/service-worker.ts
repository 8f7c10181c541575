import { paths } from 'virtual:kept-paths';
import { servePages, type WorkerScope } from '@inkstone/device/page/worker';
import { showPushedMessages, type PushScope } from '@inkstone/notifications/web';

declare const self: WorkerScope & PushScope;

// Serves cached exam windows, and the pages that lead to them, offline.
servePages(self, paths);

// Shows messages that come while no page is open.
showPushedMessages(self);
