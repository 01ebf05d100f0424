// A word in an article that leads to another article. Where it leads, the page or the drawer around it says.

import { createContext, type ReactElement, type ReactNode, use } from 'react';

/** How articles are gone to here. href: the address; open: goes there without leaving what is around. */
export interface ArticleNavigation {
  href?(article: string): string;
  open(article: string): void;
}

/** Given by whatever shows articles. */
export const ArticleNavigationContext = createContext<ArticleNavigation | null>(null);

/** A link where articles have addresses, a button where they are gone to in place, plain text where there is no way. */
export function ArticleLink({
  article,
  className = 'article-link',
  children,
  ...rest
}: {
  article: string;
  className?: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  title?: string;
}): ReactElement {
  const navigation = use(ArticleNavigationContext);
  if (navigation === null) return <>{children}</>;
  if (navigation.href === undefined) {
    return (
      <button type="button" className={className} onClick={() => navigation.open(article)} {...rest}>
        {children}
      </button>
    );
  }
  return (
    <a className={className} href={navigation.href(article)} {...rest}>
      {children}
    </a>
  );
}
