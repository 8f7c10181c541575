import type { Events, Hearing, Subscribers } from '@inkstone/call/server';

/** All features' ears joined. */
export interface Subscriptions {
  run<Name extends keyof Events>(name: Name, payload: Events[Name], hearing: Hearing): Promise<void>;
}

/** Joins the features' subscribers; for one event they run in the order of the features. */
export const joinSubscribers = (features: readonly Subscribers[]): Subscriptions => ({
  async run(name, payload, hearing) {
    for (const feature of features) await feature[name]?.(payload, hearing);
  },
});
