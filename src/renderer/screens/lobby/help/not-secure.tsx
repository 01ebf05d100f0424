// What Safari on an iPhone shows before a page without a certificate, drawn, and what to tap.

import type { ReactElement } from 'react';
import { t } from '../../../text/lobby';
import styles from './not-secure.module.css';

/** The notice and its way on, for a host whose guests ask about it. */
export function NotSecure(): ReactElement {
  return (
    <figure className={styles.notSecure}>
      <Phone />
      <figcaption>
        <b>{t('notSecure.title')}</b>
        <small>{t('notSecure.text')}</small>
      </figcaption>
    </figure>
  );
}

/** The upper part of a phone. Its words are on it, so the drawing as a whole says nothing more. */
function Phone(): ReactElement {
  return (
    <svg className={styles.notSecurePhone} viewBox="0 0 200 176" aria-hidden="true">
      <path className={styles.notSecureCase} d="M8 176V28a20 20 0 0 1 20-20h144a20 20 0 0 1 20 20v148z" />
      <path className={styles.notSecureScreen} d="M14 176V30a16 16 0 0 1 16-16h140a16 16 0 0 1 16 16v146z" />
      <rect className={styles.notSecureCase} x="78" y="19" width="44" height="10" rx="5" />
      <rect className={styles.notSecureBar} x="24" y="38" width="152" height="22" rx="11" />
      <text className={styles.notSecureSmall} x="100" y="53">
        {t('notSecure.bar')}
      </text>
      <rect className={styles.notSecureSheet} x="24" y="70" width="152" height="92" rx="12" />
      <path className={styles.notSecureSign} d="M100 79l11 19H89z" />
      <path className={styles.notSecureMark} d="M100 85v6m0 3v1.5" />
      <text className={styles.notSecureWords} x="100" y="115">
        {t('notSecure.notice')}
      </text>
      <rect className={styles.notSecureBack} x="32" y="126" width="60" height="26" rx="9" />
      <text className={styles.notSecureButton} x="62" y="143">
        {t('notSecure.back')}
      </text>
      <rect className={styles.notSecureGo} x="102" y="126" width="66" height="26" rx="9" />
      <text className={styles.notSecureGoWords} x="135" y="143">
        {t('notSecure.go')}
      </text>
      <rect className={styles.notSecureRing} x="99" y="123" width="72" height="32" rx="12" />
    </svg>
  );
}
