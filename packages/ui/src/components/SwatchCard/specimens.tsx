import { art } from '../../styles/contract.css';

const teeth = Array.from({ length: 17 }, (_, index) => ({ x: -22 + index * 28.75, index }));

/** A picture for stories: a comb with one tooth missing. */
export const Comb = ({
  background,
  gap,
}: {
  readonly background: string;
  readonly gap: number;
}) => (
  <svg viewBox="0 0 400 370" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect x="-200" y="-200" width="900" height="900" fill={background} />
    <g transform="rotate(-9 200 185)" fill={art.lacquer}>
      {teeth.map(({ x, index }) =>
        index === gap ? null : <rect key={x} x={x} y="90" width="14" height="187" rx="7" />,
      )}
      <rect x="-40" y="258" width="520" height="38" rx="14" />
    </g>
  </svg>
);
