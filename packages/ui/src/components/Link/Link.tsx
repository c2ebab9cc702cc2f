import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
}

/** What renders an in-app link: a router's link taking `href`, or a plain anchor. */
export type LinkComponent = ComponentType<LinkProps> | 'a';

const LinkContext = createContext<LinkComponent>('a');

interface LinkProviderProps {
  readonly component: LinkComponent;
  readonly children: ReactNode;
}

/** Tells every component below how this app renders in-app links. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Whether an address stays in the app, so that the router may handle it. */
const isInApp = (href: string): boolean => /^\/(?!\/)/.test(href);

/** Whether an address is an absolute web address. */
export const isExternal = (href: string): boolean => /^(https?:)?\/\//.test(href);

/** An `<a>`: in-app addresses go through the app's own link, others straight to the browser. */
export function Link({ href, rel, ...rest }: LinkProps) {
  const InApp = useContext(LinkContext);
  const Anchor = isInApp(href) ? InApp : 'a';
  const opener = rest.target === '_blank' ? 'noopener' : undefined;
  const safeRel = [rel, opener].filter(Boolean).join(' ') || undefined;
  return <Anchor href={href} {...(safeRel ? { rel: safeRel } : {})} {...rest} />;
}
