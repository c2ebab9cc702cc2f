/**
 * Whom the chat talks to. Visitors are anonymous; a page that knows its user, such as one behind a
 * login, sets `window.tallycombChatUser = { id, name, email, createdAt }` before the chat is used.
 */
export interface ChatUser {
  readonly user_id?: string;
  readonly name?: string;
  readonly email?: string;
  /** Seconds since 1970. */
  readonly created_at?: number;
}

declare global {
  interface Window {
    /** `createdAt` is a date as `Date` reads it, such as 2025-01-17T09:30:00Z. */
    tallycombChatUser?: unknown;
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function seconds(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}

/** Takes what is there and valid, in the vendor's names; the rest is left out. */
export function chatUserFrom(value: unknown): ChatUser {
  if (typeof value !== 'object' || value === null) return {};
  const given = new Map<string, unknown>(Object.entries(value));
  const fields = {
    user_id: text(given.get('id')),
    name: text(given.get('name')),
    email: text(given.get('email')),
    created_at: seconds(given.get('createdAt')),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined));
}
