/** Gives the header its ground past 10 px of scrolling (specification) before it is hydrated. */
const THRESHOLD_PX = 10;

export function watchHeaderGround(): void {
  const header = document.querySelector('header');
  const mark = () => header?.setAttribute('data-scrolled', String(scrollY > THRESHOLD_PX));
  addEventListener('scroll', mark, { passive: true });
  mark();
}
