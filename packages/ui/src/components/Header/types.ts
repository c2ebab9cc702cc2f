/** One link. */
export interface HeaderLink {
  /** Text of the link. */
  readonly label: string;
  /** Where it leads. */
  readonly href: string;
  /** Whether the visitor is on that page. */
  readonly current?: boolean;
}

/** A menu of links. */
export interface HeaderMenu {
  /** Text of its button. */
  readonly label: string;
  /** In the order given. */
  readonly links: readonly HeaderLink[];
}

/** The call to action. */
export interface HeaderAction {
  /** Text of the link. */
  readonly label: string;
  /** Where it leads. */
  readonly href: string;
}

/** Accessible names that stand in no visible text. */
export interface HeaderLabels {
  /** Name of the link home. */
  readonly home: string;
  /** Name of the navigation. */
  readonly navigation: string;
  /** Text of the button on a phone. */
  readonly menu: string;
}
