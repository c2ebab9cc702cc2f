import {
  type FocusEvent,
  type MouseEvent,
  type ToggleEvent,
  useEffect,
  useId,
  useState,
} from 'react';

/** False in Safari before 17 and Chrome before 114, where script opens and closes by `data-open`. */
const isBrowsers = () => 'popover' in HTMLElement.prototype;

/**
 * Props of a disclosure built on the platform's `popover`: opening, Escape, a click outside
 * and the return of focus work without script. Script adds the state that some assistive
 * technology does not derive itself, and closes the popover once one of its links is followed.
 */
export function usePopover() {
  const id = useId();
  const [isOpen, setIsOpen] = useState<boolean>();
  // No state until script runs: static "closed" markup would be wrong without script, and the
  // popover may already be open at hydration.
  useEffect(
    () => setIsOpen(isBrowsers() && document.getElementById(id)?.matches(':popover-open')),
    [id],
  );

  const close = (panel: HTMLElement) => {
    if (isBrowsers()) panel.hidePopover();
    else setIsOpen(false);
  };
  const closeAfterLink = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    if ((target as Element).closest('a')) close(currentTarget);
  };

  // An open panel would cover the next focused element (WCAG 2.4.11).
  const closeAfterFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Not for the trigger, which closes an open panel itself and would reopen a closed one.
    const isTrigger = relatedTarget?.getAttribute('popovertarget') === id;
    if (!relatedTarget || isTrigger || currentTarget.contains(relatedTarget)) return;
    close(currentTarget);
  };
  const toggle = () => {
    if (!isBrowsers()) setIsOpen(!isOpen);
  };

  return {
    triggerProps: {
      type: 'button',
      popoverTarget: id,
      'aria-controls': id,
      onClick: toggle,
      ...(isOpen === undefined ? {} : { 'aria-expanded': isOpen }),
    },
    panelProps: {
      id,
      popover: 'auto',
      'data-open': isOpen || undefined,
      onToggle: ({ newState }: ToggleEvent) => setIsOpen(newState === 'open'),
      onClick: closeAfterLink,
      onBlur: closeAfterFocus,
    },
  } as const;
}
