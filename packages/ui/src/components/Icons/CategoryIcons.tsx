import { Icon, type IconProps } from './Icon';

/** A pair of scissors. */
export const IconHair = (props: IconProps) => (
  <Icon
    d="M3.2 6.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0m0 11a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M8.3 8.2 20 18.5M8.3 15.8 20 5.5"
    {...props}
  />
);

/** A barber’s pole. */
export const IconBarber = (props: IconProps) => (
  <Icon
    d="M8.5 5h7m-7 14h7m-6-11.5h5v9h-5zM10 2.5h4m-4 19h4m-4.5-10 5-3.5m-5 7.5 5-3.5"
    {...props}
  />
);

/** A bottle of polish. */
export const IconNails = (props: IconProps) => (
  <Icon
    d="M10 3h4v6h-4zM8.5 9h7l1.5 4v6.5a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5V13zM7 14h10"
    {...props}
  />
);

/** A brow above lashes. */
export const IconBrowLash = (props: IconProps) => (
  <Icon
    d="M2.5 8.5C6.5 4 17 4 21.5 8.5M4 15c3.5-4.5 12.5-4.5 16 0M5.5 17l-1.3 1.8m5.3-.3-.5 2.3m5.5-2.3.5 2.3m3.5-3.8 1.3 1.8"
    {...props}
  />
);

/** A drop with a plus in it. */
export const IconMedSpa = (props: IconProps) => (
  <Icon d="M12 3c3.6 4.5 6 7.6 6 11a6 6 0 0 1-12 0c0-3.4 2.4-6.5 6-11zm0 8v6m-3-3h6" {...props} />
);

/** A spatula and drops. */
export const IconWax = (props: IconProps) => (
  <Icon
    d="M4.5 12h12v5.5a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3zM3 12h15m-6.5 0 5.3-7.6a1.7 1.7 0 0 1 2.8 2L15.6 12M8 12v3.5"
    {...props}
  />
);

/** A lotus. */
export const IconWellBeing = (props: IconProps) => (
  <Icon
    d="M12 5c2.5 2.5 3.5 5 3.5 7.5s-1 5-3.5 6.5c-2.5-1.5-3.5-4-3.5-6.5S9.5 7.5 12 5zm-3.5 6C6.5 9.8 4.8 9.5 3 9.5c0 5 3.5 9 9 9.5 5.5-.5 9-4.5 9-9.5-1.8 0-3.5.3-5.5 1.5"
    {...props}
  />
);

/** Stones, one on the other. */
export const IconMassage = (props: IconProps) => (
  <Icon
    d="M4 19.5h16m-14.5-4c0-1.7 3-2.8 6.5-2.8s6.5 1.1 6.5 2.8-3 2.5-6.5 2.5-6.5-.8-6.5-2.5zM7.8 11c0-1.3 1.9-2.2 4.2-2.2s4.2.9 4.2 2.2M9.5 7.2c0-1.2 1.1-2 2.5-2s2.5.8 2.5 2"
    {...props}
  />
);

/** A sun. */
export const IconTanning = (props: IconProps) => (
  <Icon
    d="M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m-12.8 0L7 17M17 7l1.4-1.4"
    {...props}
  />
);

/** A jar. */
export const IconSkinCare = (props: IconProps) => (
  <Icon
    d="M6 4h12v3.5H6zM5 7.5h14V18a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18zm4 6c1.5 2 4.5 2 6 0"
    {...props}
  />
);
