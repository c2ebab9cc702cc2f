import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { region } from './table.css';

/** The name of the table in an element that it is too wide for. */
function useOverflowingTable() {
  const ref = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<string>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () =>
      setName(
        element.scrollWidth > element.clientWidth
          ? (element.querySelector('caption')?.textContent ?? '')
          : undefined,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, name] as const;
}

/** A `<div>` around a table; where that is too wide, a region that can be focused and scrolled. */
export function TableRegion(props: ComponentProps<'div'>) {
  const [ref, name] = useOverflowingTable();
  const scrolling = { role: 'region', 'aria-label': name, tabIndex: 0 };
  return <div ref={ref} className={region} {...props} {...(name === undefined ? {} : scrolling)} />;
}
