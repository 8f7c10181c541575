import { useApiMutation, useApiQuery } from '@inkstone/call/web';
import { getSignOnTest, startSignOnTest } from '../contract/sso.ts';

/** Begins a sign-in at the provider that signs nobody in. */
export const useStartSignOnTest = () => useApiMutation(startSignOnTest);

/** What the provider said in such a sign-in. */
export const useSignOnTest = () => useApiQuery(getSignOnTest, {});
