/** Headers of every answer, the static files' (vite/security-headers.ts) and the worker's alike. */
export const SITE_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** An answer that is data and no page may load or show anything at all. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
