import { Button } from '../Button';
import { isExternal } from '../Link/is-external';
import type { HeaderAction } from './types';

interface ActionButtonProps {
  readonly action: HeaderAction;
  readonly className: string;
  readonly size?: 'sm';
  readonly block?: boolean;
}

/** The one call to action: elsewhere, it opens beside the page. */
export const ActionButton = ({ action, ...look }: ActionButtonProps) => (
  <Button href={action.href} {...look} {...(isExternal(action.href) ? { target: '_blank' } : {})}>
    {action.label}
  </Button>
);
