import { threadId } from 'node:worker_threads';

// The workers of a run are threads of one process, where a BroadcastChannel reaches every thread: what the windows of one
// test tell each other must not reach the windows of a test that runs beside it.
const { BroadcastChannel: ProcessChannel } = globalThis;

if (ProcessChannel.name !== 'WorkerChannel') {
  globalThis.BroadcastChannel = class WorkerChannel extends ProcessChannel {
    constructor(name: string) {
      super(`${name} of worker ${threadId}`);
    }
  };
}
