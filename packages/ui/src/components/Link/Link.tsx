'use client';

import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react';

/** Props of `Link`, besides the attributes of its element. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Address of the page; one within the app begins with `/`. */
  readonly href: string;
  /** Loads a new document instead of navigating within the app. */
  readonly reload?: boolean;
}

/** Component of an in-app link: a router's link taking `href`, or a plain anchor. */
export type LinkComponent = ComponentType<LinkProps> | 'a';

const LinkContext = createContext<LinkComponent>('a');

/** Props of `LinkProvider`. */
export interface LinkProviderProps {
  /** Your router's link, which gets all props of a link: the address as `href`, and `reload`. */
  readonly component: LinkComponent;
  /** The app, whose links all use the component. */
  readonly children: ReactNode;
}

/**
 * Sets the component that renders in-app links below it; without it, they are plain anchors.
 *
 * @example
 * const RouterLink = ({ href, reload, ...rest }: LinkProps) => (
 *   <ReactRouterLink to={href} reloadDocument={reload} {...rest} />
 * );
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** True for an address within the app, which the router may handle. */
const isInApp = (href: string): boolean => /^\/(?!\/)/.test(href);

/**
 * An `<a>`: addresses within the app (`/guides`) go through the app's own link, others (`#id`,
 * `https:`, `mailto:`) straight to the browser. One in a new tab gets `rel="noopener"`.
 */
export function Link({ reload, ...anchor }: LinkProps) {
  const InApp = useContext(LinkContext);
  const opener = anchor.target === '_blank' ? 'noopener' : undefined;
  const rel = [anchor.rel, opener].filter(Boolean).join(' ') || undefined;
  const props = { ...anchor, ...(rel ? { rel } : {}) };
  // A plain anchor always loads the page.
  if (InApp === 'a' || !isInApp(anchor.href)) return <a {...props} />;
  return <InApp {...props} {...(reload ? { reload } : {})} />;
}
