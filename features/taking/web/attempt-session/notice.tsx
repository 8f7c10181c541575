import type { ComponentProps } from 'react';
import { NoticePage } from '@inkstone/ui';

/** A full-page notice. */
export const Notice = (props: ComponentProps<typeof NoticePage>) => <NoticePage {...props} />;
