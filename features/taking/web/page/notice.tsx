import type { ComponentProps } from 'react';
import { NoticePage } from '@inkstone/ui';

/** A whole window that says one thing: what is so, what is safe, what to do. */
export const Notice = (props: ComponentProps<typeof NoticePage>) => <NoticePage {...props} />;
