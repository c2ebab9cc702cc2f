import { Button, type ButtonLook } from './Button';

interface ActionButtonProps extends ButtonLook {
  readonly action: { readonly label: string; readonly href: string };
  readonly className?: string;
}

const isElsewhere = (href: string): boolean => /^(https?:)?\/\//.test(href);

/** A call to action: what leads elsewhere opens beside the page. */
export const ActionButton = ({ action: { label, href }, ...look }: ActionButtonProps) => (
  <Button href={href} {...look} {...(isElsewhere(href) ? { target: '_blank' } : {})}>
    {label}
  </Button>
);
