import { threadId } from 'node:worker_threads';

// The workers of a test run are threads of one process, where a BroadcastChannel reaches every thread: messages between
// the windows of one test must not reach those of a test that runs in parallel.
const { BroadcastChannel: ProcessChannel } = globalThis;

if (ProcessChannel.name !== 'WorkerChannel') {
  globalThis.BroadcastChannel = class WorkerChannel extends ProcessChannel {
    constructor(name: string) {
      super(`${name} of worker ${threadId}`);
    }
  };
}
