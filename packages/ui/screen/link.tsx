import type { ComponentProps } from 'react';
import type * as z from 'zod';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import type { ScreenRoute } from '@inkstone/base';

type LinkProps = Omit<ComponentProps<typeof Link>, 'to'>;

/** A link to a screen; its search parameters are typed by the screen's route. */
export const ScreenLink = <Search extends z.ZodType>({
  to,
  search,
  ...rest
}: LinkProps & { to: ScreenRoute<Search>; search: z.input<Search> }) => <Link {...rest} to={linkTo(to, search)} />;
