import { Button, type ButtonLook } from './Button';

interface ActionButtonProps extends ButtonLook {
  readonly action: { readonly label: string; readonly href: string };
  readonly className?: string;
}

const isElsewhere = (href: string): boolean => /^(https?:)?\/\//.test(href);

/** A call to action as a link; one to another site opens a new tab. */
export const ActionButton = ({ action: { label, href }, ...look }: ActionButtonProps) => (
  <Button href={href} {...look} {...(isElsewhere(href) ? { target: '_blank' } : {})}>
    {label}
  </Button>
);
