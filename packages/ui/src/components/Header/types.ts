export interface HeaderLink {
  readonly label: string;
  readonly href: string;
  /** Whether the visitor is on that page. */
  readonly current?: boolean;
}

export interface HeaderMenu {
  readonly label: string;
  readonly links: readonly HeaderLink[];
}

export interface HeaderAction {
  readonly label: string;
  readonly href: string;
}

/** Accessible names that stand in no visible text. */
export interface HeaderLabels {
  readonly home: string;
  readonly navigation: string;
  readonly menu: string;
}
