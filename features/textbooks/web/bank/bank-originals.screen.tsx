import { BankList } from './bank-list.tsx';

/** The originals of the bank. */
export const Screen = () => <BankList annotated={false} />;
