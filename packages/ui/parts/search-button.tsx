import type { ComponentProps } from 'react';
import { SearchIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import { BarButton } from './bar-button.tsx';

/** The search button of the bar; `/` and Ctrl or Cmd with K press it too. */
export const SearchButton = (props: ComponentProps<'button'>) => {
  const label = useTranslation(messages)('search');
  return (
    <BarButton
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      {...props}
      aria-label={label}
      title={`${label} (/)`}
    >
      <SearchIcon />
    </BarButton>
  );
};
