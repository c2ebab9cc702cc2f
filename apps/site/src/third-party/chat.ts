import { siteConfig } from '../site-config';
import { appendScript } from './append-script';
import { chatUserFrom } from './chat-user';
import { widgetAddress } from './script-sources';

interface Messenger {
  (method: string, ...details: unknown[]): void;
  q?: unknown[][];
  /** The messenger takes over the calls that came before it through this name. */
  c?: (call: unknown[]) => void;
}

declare global {
  interface Window {
    Intercom?: Messenger | undefined;
    intercomSettings?: object;
  }
}

/** Keeps the messenger clear of our own button, which opens it. */
const place = {
  hide_default_launcher: true,
  alignment: 'left',
  horizontal_padding: 20,
  vertical_padding: 80,
};

/** Keeps calls until the messenger is there: the vendor's documented stand-in. */
function standIn(): Messenger {
  const messenger: Messenger = (...call) => messenger.c?.(call);
  messenger.q = [];
  messenger.c = (call) => void messenger.q?.push(call);
  return messenger;
}

export async function startChat(sources: readonly string[]): Promise<void> {
  const appId = siteConfig.thirdParties.chat;
  const user = chatUserFrom(window.tallycombChatUser);
  window.intercomSettings = { app_id: appId, ...place, ...user };
  window.Intercom ??= standIn();
  try {
    await appendScript(widgetAddress(appId), sources);
  } catch (failure) {
    window.Intercom = undefined;
    throw failure;
  }
}

export const showChat = (): void => window.Intercom?.('show');

/** A page of ours changes without a load, which the messenger would not notice. */
export const tellChatOfPage = (): void => window.Intercom?.('update');

/** Ends the conversation on this browser, and with it the messenger's own cookies. */
export const endChat = (): void => window.Intercom?.('shutdown');
