import { chatText } from '@tallycomb/content/site';
import { Button, ToastProvider, useToast } from '@tallycomb/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { siteConfig } from '../site-config';
import { consent, isAllowed, useConsent } from './consent';
import * as styles from './third-party.css';
import { showChat, start } from './vendors';

const failure = {
  tone: 'destructive',
  title: chatText.failure.title,
  description: chatText.failure.description.replace('{contactEmail}', siteConfig.contactEmail),
} as const;

function useChat() {
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const open = useCallback(async () => {
    setBusy(true);
    try {
      await start('chat');
      showChat();
    } catch {
      show(failure);
    }
    setBusy(false);
  }, [show]);
  return { isBusy, open };
}

/** Opens the chat; asks for consent first, unless it was given. */
function ChatButton() {
  const state = useConsent();
  const { isBusy, open } = useChat();
  const opensOnConsent = useRef(false);
  const allowed = isAllowed(state, 'chat');
  const isQuestionOpen = state.asked.includes('chat');

  useEffect(() => {
    if (isQuestionOpen || !opensOnConsent.current) return;
    opensOnConsent.current = false;
    if (allowed) void open();
  }, [isQuestionOpen, allowed, open]);

  function press() {
    if (allowed) return void open();
    opensOnConsent.current = true;
    consent.askOnCall('chat');
  }
  return (
    <div className={styles.chatButton} data-corner="">
      <Button variant="ink" size="sm" busy={isBusy} onClick={press}>
        {chatText.open}
      </Button>
    </div>
  );
}

/** The chat button with toasts of its own, which most pages lack. */
export const Chat = () => (
  <ToastProvider label={chatText.messages}>
    <ChatButton />
  </ToastProvider>
);
