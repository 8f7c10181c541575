import { useAddressTexts } from '../screen/address-texts.ts';
import type { QueryState } from './query-boundary.tsx';

/** The title of a page whose content is loading: that of its address, else the name of its kind. */
export const usePlaceholderTitle = ({ isError }: Pick<QueryState<unknown>, 'isError'>, kind: string): string => {
  const { title } = useAddressTexts();
  return isError ? kind : (title ?? kind);
};
