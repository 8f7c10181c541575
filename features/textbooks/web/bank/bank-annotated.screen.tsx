import { BankList } from './bank-list.tsx';

/** The annotated editions of the bank. */
export const Screen = () => <BankList annotated />;
