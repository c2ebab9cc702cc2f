import { Icon, type IconProps } from './Icon';

/** An arrow to the right. */
export const IconArrowRight = (props: IconProps) => <Icon d="M4 12h16m-6-6 6 6-6 6" {...props} />;

/** An arrow to the left. */
export const IconArrowLeft = (props: IconProps) => <Icon d="M20 12H4m6-6-6 6 6 6" {...props} />;

/** An arrow upwards. */
export const IconArrowUp = (props: IconProps) => <Icon d="M12 20V4m-6 6 6-6 6 6" {...props} />;

/** A chevron that points down. */
export const IconChevronDown = (props: IconProps) => <Icon d="m5 9 7 7 7-7" {...props} />;

/** Three bars. */
export const IconMenu = (props: IconProps) => <Icon d="M3 7h18M3 12h18M3 17h18" {...props} />;

/** A cross. */
export const IconClose = (props: IconProps) => <Icon d="m5 5 14 14M19 5 5 19" {...props} />;

/** A check mark. */
export const IconCheck = (props: IconProps) => <Icon d="m4 13 5.5 5.5L20 6" {...props} />;

/** An exclamation mark in a circle. */
export const IconAlert = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v6m0 3.8v0" />
  </Icon>
);

/** An “i” in a circle. */
export const IconInfo = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.2v0M12 11v6" />
  </Icon>
);

/** An arrow onto a line. */
export const IconDownload = (props: IconProps) => (
  <Icon d="M12 4v11m-5-5 5 5 5-5M4 20h16" {...props} />
);

/** An arrow to the upper right. */
export const IconExternal = (props: IconProps) => <Icon d="M7 17 17 7M9 7h8v8" {...props} />;

/** The camera of Instagram. */
export const IconInstagram = (props: IconProps) => (
  <Icon
    d="M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4zM8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M16.6 7.4v0"
    {...props}
  />
);

/** The “f” of Facebook. */
export const IconFacebook = (props: IconProps) => (
  <Icon
    d="M14 21v-8h3l.5-3.5H14v-2c0-1.2.5-2 2-2h1.7V2.6c-.5-.1-1.5-.2-2.7-.2-2.7 0-4.3 1.6-4.3 4.5v2.6h-3V13h3v8z"
    {...props}
  />
);

/** The “in” of LinkedIn. */
export const IconLinkedIn = (props: IconProps) => (
  <Icon
    d="M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8 11v5m0-8v0m4 8v-5m0 2.2c0-1.3.9-2.2 2-2.2s2 .9 2 2.2V16"
    {...props}
  />
);
