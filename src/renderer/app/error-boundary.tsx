// Keeps a bug in one screen from emptying the window: shows a message and a way back. The race itself is on disk.

import { Button } from '@ui/controls/button';
import { Component, type ReactNode } from 'react';
import { t } from '../text/app';
import styles from './connection/connection.module.css';

/** Shows its children, or a message after one of them has thrown. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state = { error: undefined as Error | undefined };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className={styles.messagePage} role="alert">
        <h1 className="heading h1">{t('broken.title')}</h1>
        <p>{t('broken.text')}</p>
        <p className="note">{error.message}</p>
        <Button
          onClick={() => {
            window.location.hash = '#/';
            window.location.reload();
          }}
        >
          {t('broken.back')}
        </Button>
      </div>
    );
  }
}
