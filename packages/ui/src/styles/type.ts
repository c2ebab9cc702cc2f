import { vars } from './contract.css';

const display = (lineHeight: number, letterSpacing: string) =>
  ({ fontFamily: vars.font.display, fontWeight: 500, lineHeight, letterSpacing }) as const;

/** A function, so that a bundle that spreads none of them leaves out the contract's names too. */
const textStyles = () =>
  ({
    hero: { ...display(0.99, '-.022em'), fontSize: vars.size.hero },
    mega: { ...display(0.8, '-.022em'), fontSize: vars.size.mega },
    h1: { ...display(1, '-.02em'), fontSize: vars.size.h1 },
    h1Article: { ...display(1, '-.02em'), fontSize: vars.size.h1Article },
    h2: { ...display(0.95, '-.012em'), fontSize: vars.size.h2 },
    tab: { ...display(0.95, '-.012em'), fontSize: vars.size.tab },
    h3: { ...display(1, '-.012em'), fontSize: vars.size.h3 },
    question: { ...display(1.06, '-.006em'), fontSize: vars.size.question },
    h4: { ...display(1.05, '-.012em'), fontSize: vars.size.h4 },
    figure: { ...display(0.8, '-.03em'), fontSize: vars.size.figure },
    result: { ...display(0.82, '-.03em'), fontSize: vars.size.result },
    num: { ...display(0.84, '-.02em'), fontSize: vars.size.num },
    lead: { fontSize: vars.size.lead, lineHeight: 1.45 },
    body: { fontSize: vars.size.body, lineHeight: 1.55 },
    small: { fontSize: vars.size.small, lineHeight: 1.45 },
    caption: { fontSize: vars.size.caption, lineHeight: 1.45 },
  }) as const;

/** Text styles to spread into a rule: family, weight, size, line height and tracking together. */
export const typography = /* @__PURE__ */ textStyles();
