// Shows samples side by side, each with its name under it. Not here: whole screens.

import type { ReactElement, ReactNode } from 'react';
import styles from './specimens.module.css';

/** A wrapping row of samples. title: above it; wide: one sample a line. */
export function Specimens({
  title,
  wide = false,
  children,
}: {
  title?: string;
  wide?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <section className={styles.gallerySection}>
      {title !== undefined && <h2 className="heading h3">{title}</h2>}
      <div className={wide ? styles.galleryColumn : styles.galleryRow}>{children}</div>
    </section>
  );
}

/** One sample. width: of its room, px; height: for content that fills a height. */
export function Specimen(props: {
  name: string;
  width?: number | undefined;
  height?: number | undefined;
  children: ReactNode;
}): ReactElement {
  const { name, width, height, children } = props;
  return (
    <figure className={styles.gallerySpecimen} style={{ width }}>
      <div style={{ height }}>{children}</div>
      <figcaption className="note">{name}</figcaption>
    </figure>
  );
}
