// A link in an article to another article. The page or drawer around it decides how it opens.

import { createContext, type ReactElement, type ReactNode, use } from 'react';

/** How links open articles here. href: the URL; open: opens the article without leaving the current page. */
export interface ArticleNavigation {
  href?(article: string): string;
  open(article: string): void;
}

/** Provided by the component that shows articles. */
export const ArticleNavigationContext = createContext<ArticleNavigation | null>(null);

/** A link if articles have URLs, a button if they open in place, otherwise plain text. */
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
