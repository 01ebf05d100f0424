// What every page of careers shares: the bar, notices, and what is shown instead of a career that cannot be opened.

import type { ApiError } from '@api/contract';
import { Button } from '@ui/controls/button';
import { EmptyState } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { Mountain } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { apiErrorText } from '../../app/api-errors';
import { Notices } from '../../app/notices';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/club/career';

export interface PageProps {
  /** Why there is nothing to show; undefined: there is. */
  apiError: ApiError | undefined;
  /** Where the way out of an error leads. */
  back: string;
  children: ReactNode;
}

/** The page. */
export function Page({ apiError, back, children }: PageProps): ReactElement {
  const [, navigate] = useLocation();
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      {apiError === undefined ? (
        children
      ) : (
        <EmptyState
          icon={<Mountain />}
          text={apiErrorText(apiError)}
          action={<Button onClick={() => navigate(back)}>{t('gone')}</Button>}
        />
      )}
    </ScreenFrame>
  );
}

/** While the host has not answered. */
export function Fetching(): ReactElement {
  return (
    <p className="note" role="status">
      {t('fetching')}
    </p>
  );
}
