import type { ReactNode } from 'react';
import { classNames } from '../../src/styles/class-names';
import * as styles from '../../src/styles/Movements.stories.css';
import type { MovementName } from '../../src/styles/movements';

/** Windows are drawn this wide and high, inside a stage with some room around them. */
const inner = { x: 20, y: 12, width: 200, height: 112 } as const;

interface MoveProps {
  readonly way: styles.Way;
  readonly later?: keyof typeof styles.later | undefined;
  readonly children: ReactNode;
}

/** What moves. */
const Move = ({ way, later, children }: MoveProps) => (
  <g className={classNames(styles.moving[way], later && styles.later[later])}>{children}</g>
);

/** A window; what leaves it is cut off. */
const Window = ({ children }: { readonly children: ReactNode }) => (
  <>
    <rect className={styles.page} {...inner} rx="4" />
    <svg {...inner} viewBox="0 0 200 112" aria-hidden="true">
      {children}
    </svg>
  </>
);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly rx?: number;
}

/** What stands still: a line of text, a picture. */
const Quiet = ({ height = 5, rx = height / 2, ...box }: Box) => (
  <rect className={styles.quiet} {...box} height={height} rx={rx} />
);

const Head = () => (
  <>
    <Quiet x={10} y={9} width={34} />
    <Quiet x={112} y={9} width={18} />
    <Quiet x={136} y={9} width={18} />
    <Quiet x={164} y={6} width={26} height={11} rx={2} />
  </>
);

interface TextProps {
  readonly x: number;
  readonly y: number;
  readonly widths: readonly number[];
}

const Text = ({ x, y, widths }: TextProps) =>
  widths
    .map((width, at) => ({ width, top: y + at * 11 }))
    .map(({ width, top }) => <Quiet key={top} x={x} y={top} width={width} />);

interface TeethProps {
  readonly x: number;
  readonly base: number;
  readonly heights: readonly number[];
  readonly width?: number;
  readonly gap?: number;
  /** Which of them is yours. */
  readonly yours?: number;
}

/** Teeth that stand on a spine. */
const Teeth = ({ x, base, heights, width = 7, gap = 5, yours }: TeethProps) =>
  heights
    .map((height, at) => ({ height, left: x + at * (width + gap), isYours: at === yours }))
    .map(({ height, left, isYours }) => (
      <rect
        key={left}
        className={isYours ? styles.ink : styles.red}
        x={left}
        y={base - height}
        width={width}
        height={height}
        rx={width / 2}
      />
    ));

const Spine = ({ x, y, width, height = 6 }: Box) => (
  <rect className={styles.red} x={x} y={y} width={width} height={height} />
);

/** A swing tag that hangs on a rail. */
const Hung = ({ x, look }: { readonly x: number; readonly look: string }) => (
  <>
    <path className={styles.quietLine} d={`M${x} 16V36`} />
    <path className={look} d={`M${x - 24} 40 ${x - 14} 30h28l10 10v58h-48z`} />
    <circle className={styles.paper} cx={x} cy="39" r="3" />
  </>
);

const Rail = () => <rect className={styles.quiet} y="12" width="200" height="4" />;

const Arrow = () => <path className={styles.line} d="m0 0 9 9 9-9" />;

const bars = [18, 24, 31, 36] as const;
const waits = [
  { later: undefined, x: 104, height: 30 },
  { later: 150, x: 124, height: 34 },
  { later: 300, x: 144, height: 38 },
  { later: 450, x: 164, height: 42 },
] as const;
/** The upper edge of the next page. */
const edge = 'h5a5 5 0 0 1 5-5v-14a5 5 0 0 1 5 0v14a5 5 0 0 1 5 5'.repeat(10);
const years = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Each movement of the site in small: in red what moves, dashed where it comes from. */
export const movementDrawings: Readonly<Record<MovementName, ReactNode>> = {
  'The comb grows': (
    <Window>
      <Head />
      <Text x={10} y={28} widths={[78, 60]} />
      <Move way="grow">
        <Teeth x={12} base={98} heights={[14, 17, 20, 24]} />
      </Move>
      <Move way="grow" later={50}>
        <Teeth x={60} base={98} heights={[28, 33, 36, 40]} />
      </Move>
      <Move way="grow" later={100}>
        <Teeth x={108} base={98} heights={[44, 47, 51, 54]} />
      </Move>
      <Move way="grow" later={150}>
        <Teeth x={156} base={98} heights={[58, 62, 66]} yours={0} />
      </Move>
      <Spine x={0} y={96} width={200} height={9} />
    </Window>
  ),
  'Releases grow': (
    <Window>
      <Head />
      <Text x={10} y={28} widths={[52]} />
      {[12, 60, 96, 144].map((x, at) => (
        <g key={x}>
          <Move way="grow">
            <Teeth x={x} base={88} heights={bars.slice(at % 2, 3 + (at % 2))} />
          </Move>
          <Quiet x={x} y={98} width={22} />
        </g>
      ))}
      <Spine x={0} y={86} width={200} height={5} />
    </Window>
  ),
  'A chart draws itself': (
    <Window>
      <path className={styles.quietLine} d="M14 12v86h174M14 76h174M14 54h174M14 32h174" />
      <Move way="draw">
        <path
          className={styles.line}
          pathLength="1"
          strokeDasharray="1"
          d="m16 88 28-10 30-6 30-18 32-6 46-30"
        />
      </Move>
    </Window>
  ),
  'Countries are flagged': (
    <Window>
      {years.map((x) => (
        <Quiet key={x} x={10 + x * 19} y={34 + (x % 3) * 8} width={10} height={56 - (x % 4) * 9} />
      ))}
      {[38, 96, 152].map((x) => (
        <Move key={x} way="flag">
          <path className={styles.line} d={`M${x} 66V24`} />
          <rect className={styles.red} x={x} y="20" width="32" height="15" rx="2" />
        </Move>
      ))}
    </Window>
  ),
  'Categories pass': (
    <Window>
      <Head />
      <Text x={10} y={84} widths={[120, 92]} />
      <Move way="pass">
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <rect
            key={at}
            className={at % 2 ? styles.ink : styles.red}
            x={8 + at * 52}
            y="40"
            width="44"
            height="22"
            rx="11"
          />
        ))}
      </Move>
    </Window>
  ),
  'The comb waits': (
    <Window>
      <Quiet x={10} y={14} width={56} height={14} rx={2} />
      <Quiet x={10} y={36} width={56} height={14} rx={2} />
      <rect className={styles.night} x="80" width="120" height="112" />
      {waits.map(({ later, x, height }) => (
        <Move key={x} way="pulse" later={later}>
          <Teeth x={x} base={72} heights={[height]} width={10} />
        </Move>
      ))}
      <Spine x={98} y={70} width={82} />
    </Window>
  ),
  'A message rises': (
    <Window>
      <Head />
      <Text x={10} y={30} widths={[140, 120, 132]} />
      <rect className={styles.ghost} x="104" y="90" width="86" height="22" rx="2" />
      <Move way="rise">
        <rect className={styles.red} x="104" y="78" width="86" height="22" rx="2" />
        <rect className={styles.paper} x="112" y="87" width="50" height="4" rx="2" />
      </Move>
    </Window>
  ),
  'Back to the top appears': (
    <Window>
      <Text x={10} y={12} widths={[140, 120, 132, 150, 96, 124, 110, 88]} />
      <Move way="fade">
        <circle className={styles.red} cx="178" cy="90" r="13" />
        <path className={styles.paper} d="m178 83 7 11h-14z" />
      </Move>
    </Window>
  ),
  'Cookies are asked about': (
    <Window>
      <Head />
      <Text x={10} y={30} widths={[120, 96]} />
      <Move way="fade">
        <rect className={styles.red} x="8" y="58" width="96" height="46" rx="3" />
        <rect className={styles.paper} x="16" y="66" width="70" height="4" rx="2" />
        <rect className={styles.paper} x="16" y="75" width="52" height="4" rx="2" />
        <rect className={styles.paper} x="16" y="87" width="34" height="10" rx="2" />
        <rect className={styles.paper} x="56" y="87" width="34" height="10" rx="2" />
      </Move>
    </Window>
  ),
  'The page clears': (
    <Window>
      <Move way="clear">
        <rect className={styles.red} x="10" y="9" width="34" height="5" rx="2.5" />
        <rect className={styles.red} x="164" y="6" width="26" height="11" rx="2" />
        <rect className={styles.ink} x="10" y="30" width="96" height="12" rx="3" />
        <rect className={styles.ink} x="10" y="47" width="74" height="12" rx="3" />
        <Teeth
          x={12}
          base={98}
          heights={[12, 14, 16, 19, 22, 24, 27, 30, 32, 35, 38, 41, 44, 47]}
          width={8}
          yours={9}
        />
        <Spine x={0} y={96} width={200} height={9} />
      </Move>
    </Window>
  ),
  'The street comes up': (
    <Window>
      <Text x={10} y={12} widths={[96, 70]} />
      <rect className={styles.ink} x="10" y="36" width="58" height="15" rx="2" />
      <Move way="grow">
        {[84, 114, 140, 168].map((x, at) => (
          <g key={x}>
            <rect
              className={styles.red}
              x={x}
              y={104 - 44 - at * 7}
              width="24"
              height={44 + at * 7}
            />
            <rect className={styles.paper} x={x + 5} y={66 - at * 7} width="5" height="9" />
            <rect className={styles.paper} x={x + 14} y={66 - at * 7} width="5" height="9" />
            <rect className={styles.paper} x={x + 8} y="90" width="8" height="14" />
          </g>
        ))}
      </Move>
      <path className={styles.quietLine} d="M0 105h200" />
    </Window>
  ),
  'A button tilts': (
    <>
      <path
        className={styles.ghost}
        transform="rotate(-1.6 46 68)"
        d="M46 44h158v48H46L32 78V58z"
      />
      <Move way="tilt">
        <path className={styles.red} d="M46 44h158v48H46L32 78V58z" />
        <circle className={styles.paper} cx="50" cy="68" r="5" />
        <rect className={styles.paper} x="72" y="64" width="104" height="8" rx="4" />
      </Move>
    </>
  ),
  'A plan swings': (
    <Window>
      <Rail />
      <g opacity=".35">
        <Hung x={42} look={styles.quiet} />
        <Hung x={158} look={styles.quiet} />
      </g>
      <Move way="swing">
        <Hung x={100} look={styles.red} />
      </Move>
    </Window>
  ),
  'The header draws in': (
    <Window>
      <Text x={10} y={48} widths={[120, 140, 96, 132, 110]} />
      <rect className={styles.ghost} y="1" x="1" width="198" height="32" />
      <Move way="shrink">
        <rect className={styles.red} width="200" height="22" />
      </Move>
      <rect className={styles.paper} x="10" y="8" width="34" height="5" rx="2.5" />
      <rect className={styles.paper} x="164" y="5" width="26" height="11" rx="2" />
    </Window>
  ),
  'The menu’s arrow turns': (
    <Window>
      <Quiet x={10} y={18} width={44} height={8} />
      <Quiet x={92} y={18} width={52} height={8} />
      <g transform="matrix(1 0 0 -1 158 26)">
        <Move way="turn">
          <Arrow />
        </Move>
      </g>
      <rect className={styles.page} x="88" y="40" width="98" height="62" rx="3" />
      <Text x={98} y={52} widths={[60, 44, 70, 52]} />
    </Window>
  ),
  'A question opens': (
    <Window>
      <Quiet x={10} y={12} width={112} height={7} />
      <path className={styles.quietLine} d="M172 15.5h14m-7-7v14M10 30h180" />
      <Quiet x={10} y={40} width={134} height={7} />
      <path className={styles.line} d="M172 43.5h14" />
      <Move way="cross">
        <path className={styles.line} d="M172 43.5h14" />
      </Move>
      <Move way="unfold">
        <rect className={styles.red} x="10" y="56" width="146" height="5" rx="2.5" />
        <rect className={styles.red} x="10" y="67" width="128" height="5" rx="2.5" />
      </Move>
      <Move way="lower">
        <path className={styles.quietLine} d="M10 80h180" />
        <Quiet x={10} y={92} width={96} height={7} />
        <path className={styles.quietLine} d="M172 95.5h14m-7-7v14" />
      </Move>
    </Window>
  ),
  'A panel changes': (
    <Window>
      <Quiet x={10} y={14} width={56} height={8} />
      <Quiet x={10} y={36} width={56} height={8} />
      <Quiet x={10} y={58} width={56} height={8} />
      <rect className={styles.red} x="10" y="48" width="56" height="2" />
      <Move way="fade">
        <rect className={styles.red} x="84" y="10" width="106" height="92" rx="3" />
        <rect className={styles.paper} x="94" y="22" width="64" height="6" rx="3" />
        <rect className={styles.paper} x="94" y="36" width="84" height="4" rx="2" />
        <rect className={styles.paper} x="94" y="46" width="76" height="4" rx="2" />
      </Move>
    </Window>
  ),
  'A tab’s arrow turns': (
    <Window>
      <Quiet x={10} y={16} width={82} height={9} />
      <path className={styles.quietLine} d="m104 16 8 5-8 5M10 36h106M10 76h106" />
      <rect className={styles.ink} x="10" y="46" width="66" height="9" rx="4.5" />
      <g transform="translate(98 48)">
        <Move way="quarter">
          <Arrow />
        </Move>
      </g>
      <Quiet x={10} y={62} width={92} />
      <Quiet x={10} y={86} width={74} height={9} />
      <path className={styles.quietLine} d="m104 86 8 5-8 5" />
      <Quiet x={132} y={12} width={58} height={90} rx={3} />
    </Window>
  ),
  'The mark moves on': (
    <Window>
      <Text x={10} y={16} widths={[34, 28]} />
      <Move way="shift">
        <circle className={styles.red} cx="13" cy="40.5" r="3.5" />
        <rect className={styles.red} x="22" y="38" width="38" height="5" rx="2.5" />
      </Move>
      <Text x={10} y={49} widths={[30, 36, 26]} />
      <Quiet x={76} y={14} width={70} height={9} />
      <Text x={76} y={34} widths={[112, 104, 108, 92, 112, 60]} />
    </Window>
  ),
  'A book is pulled out': (
    <Window>
      {[
        [14, 16, 60],
        [34, 20, 72],
        [58, 14, 54],
        [106, 18, 66],
        [128, 14, 58],
        [146, 22, 74],
        [172, 14, 62],
      ].map(([x = 0, width = 0, height]) => (
        <Quiet key={x} x={x} y={98 - (height ?? 0)} width={width} height={height ?? 0} rx={1} />
      ))}
      <rect className={styles.ghost} x="78" y="16" width="22" height="80" rx="1" />
      <Move way="pull">
        <rect className={styles.red} x="78" y="30" width="22" height="68" rx="1" />
        <rect className={styles.paper} x="86" y="44" width="6" height="30" rx="3" />
      </Move>
      <rect className={styles.quiet} y="98" width="200" height="6" />
    </Window>
  ),
  'A tooth goes back in': (
    <Window>
      {[0, 1, 2, 4, 5, 6, 7].map((at) => (
        <Quiet key={at} x={18 + at * 22} y={42} width={11} height={54} rx={5.5} />
      ))}
      <rect
        className={styles.ghost}
        transform="rotate(38 115 25)"
        x="110"
        y="-2"
        width="11"
        height="54"
        rx="5.5"
      />
      <Move way="drop">
        <rect className={styles.red} x="84" y="42" width="11" height="54" rx="5.5" />
      </Move>
      <rect className={styles.quiet} y="92" width="200" height="12" />
    </Window>
  ),
  'A cover comes nearer': (
    <Window>
      <rect className={styles.ghost} x="46.5" y="4.5" width="107" height="73" />
      <Move way="near">
        <rect className={styles.red} x="50" y="8" width="100" height="66" rx="2" />
        <path
          className={styles.quietLine}
          d="M62 64V34m12 30V26m12 38V40m12 24V22m12 42V30m12 34V18"
        />
      </Move>
      <Text x={50} y={84} widths={[88, 60]} />
    </Window>
  ),
  'The next page rises': (
    <Window>
      <Head />
      <Text x={10} y={28} widths={[120, 96, 132, 110]} />
      <Move way="uncover">
        <path className={styles.red} d={`M0 112V64${edge}V112z`} />
        <rect className={styles.paper} x="10" y="78" width="84" height="9" rx="4" />
        <rect className={styles.paper} x="10" y="94" width="60" height="5" rx="2.5" />
      </Move>
    </Window>
  ),
  'Combed through the market': (
    <Window>
      {years.map((at) => (
        <Move key={at} way={at % 2 ? 'comb' : 'combBack'}>
          <path className={styles.line} d={`M${19 + at * 18} 8v84`} />
        </Move>
      ))}
      <rect className={styles.ink} y="92" width="200" height="9" />
    </Window>
  ),
  'The months pass': (
    <Window>
      <rect className={styles.honey} width="200" height="112" />
      <Move way="months">
        <text className={styles.ink} x="12" y="46">
          +28 %
        </text>
      </Move>
      <Move way="reveal">
        {years.map((at) => (
          <rect
            key={at}
            className={styles.ink}
            x={12 + at * 18}
            y={92 - at * 3}
            width="9"
            height={8 + at * 3}
            rx="4"
          />
        ))}
      </Move>
    </Window>
  ),
  'Plans come to rest': (
    <Window>
      <Rail />
      {[42, 100, 158].map((x) => (
        <Move key={x} way="rest">
          <Hung x={x} look={styles.red} />
        </Move>
      ))}
    </Window>
  ),
  'The journey grows': (
    <Window>
      {[12, 46, 80].map((y) => (
        <g key={y}>
          <Quiet x={10} y={y} width={30} height={9} />
          <Quiet x={10} y={y + 14} width={58} />
        </g>
      ))}
      <Move way="grow">
        <Teeth x={88} base={96} heights={[12, 18, 22, 30, 38, 47, 58, 70]} width={8} yours={7} />
      </Move>
      <Spine x={82} y={94} width={112} height={7} />
    </Window>
  ),
  'The last tab is let go': (
    <>
      <rect className={styles.page} x="78" y="6" width="84" height="124" rx="8" />
      <Quiet x={84} y={22} width={24} height={9} />
      <Quiet x={114} y={22} width={20} height={9} />
      <Move way="fade">
        <rect className={styles.red} x="140" y="22" width="18" height="9" rx="4.5" />
      </Move>
      <Quiet x={84} y={42} width={70} height={52} rx={3} />
      <Text x={84} y={104} widths={[62, 48]} />
    </>
  ),
};
